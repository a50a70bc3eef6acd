// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the tests never build it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    targets: [
        .executableTarget(name: "Hello"),
        .executableTarget(name: "Measure", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    ]
)
