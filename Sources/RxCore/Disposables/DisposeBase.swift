/// The common root of the disposables that are classes; it cannot be made by itself.
public class DisposeBase {
  init() {}
}
