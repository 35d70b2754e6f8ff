// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SearchScreen",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "SearchScreen", targets: ["SearchScreen"])
  ],
  dependencies: [
    .package(name: "RxVirtualTime", path: "../..")
  ],
  targets: [
    .target(
      name: "SearchScreen",
      dependencies: [.product(name: "RxCore", package: "RxVirtualTime")]),
    .testTarget(
      name: "SearchScreenTests",
      dependencies: [
        "SearchScreen", .product(name: "RxVirtualTime", package: "RxVirtualTime"),
      ]),
    .testTarget(
      name: "SearchScreenXCTests",
      dependencies: [
        "SearchScreen", .product(name: "RxVirtualTime", package: "RxVirtualTime"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
