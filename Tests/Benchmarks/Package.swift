// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the tests never build it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Atelier", path: "../..")],
    targets: [
        .executableTarget(
            name: "Engine", dependencies: [.product(name: "Atelier", package: "Atelier")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(name: "Hello"),
        .executableTarget(
            name: "Seam", dependencies: [.product(name: "Atelier", package: "Atelier")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(name: "Measure", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    ]
)
