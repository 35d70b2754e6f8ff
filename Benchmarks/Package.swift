// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "RxVirtualTime", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "RxCore", package: "RxVirtualTime"),
        .product(name: "RxVirtualTime", package: "RxVirtualTime"),
        .product(name: "RxBlockingLite", package: "RxVirtualTime"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
