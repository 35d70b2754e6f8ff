/// How deep sequences nest on a stack of 8 MB: 10,000 levels, half of it without optimisation.
enum Depth {
  #if DEBUG
    static let levels = 5_000
  #else
    static let levels = 10_000
  #endif
}
