// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "OwnComponents",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Atelier", path: "../..")],
    targets: [
        .target(
            name: "OwnComponents",
            dependencies: [
                .product(name: "Atelier", package: "Atelier"), .product(name: "AtelierMacros", package: "Atelier"),
            ]),
        .executableTarget(
            name: "OwnShell", dependencies: ["OwnComponents", .product(name: "Shell", package: "Atelier")]),
    ]
)
