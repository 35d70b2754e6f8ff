// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RxVirtualTime",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "RxCore", targets: ["RxCore"]),
    .library(name: "RxVirtualTime", targets: ["RxVirtualTime"]),
    .library(name: "RxBlockingLite", targets: ["RxBlockingLite"]),
  ],
  targets: [
    .target(name: "RxCore"),
    .target(name: "RxVirtualTime", dependencies: ["RxCore"]),
    .target(name: "RxBlockingLite", dependencies: ["RxCore"]),
    .target(
      name: "TestSupport", dependencies: ["RxCore", "RxVirtualTime"], path: "Tests/TestSupport"),
    .testTarget(name: "RxCoreTests", dependencies: ["RxCore", "RxVirtualTime", "TestSupport"]),
    .testTarget(
      name: "RxVirtualTimeTests", dependencies: ["RxCore", "RxVirtualTime", "TestSupport"]),
    .testTarget(
      name: "RxBlockingLiteTests",
      dependencies: ["RxCore", "RxVirtualTime", "RxBlockingLite", "TestSupport"]),
    .testTarget(name: "ScenarioTests", dependencies: ["RxCore", "RxVirtualTime", "TestSupport"]),
    .testTarget(name: "StressTests", dependencies: ["RxCore", "RxVirtualTime", "TestSupport"]),
    .testTarget(
      name: "HouseRulesTests",
      dependencies: ["RxCore", "RxVirtualTime", "RxBlockingLite", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
