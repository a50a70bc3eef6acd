// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let swiftSettings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
    name: "Atelier",
    platforms: [.macOS(.v14)],
    products: [
        // `Catalogue` is what the records of one's own components are written in.
        .library(name: "Atelier", targets: ["Atelier", "Catalogue"]),
        .library(name: "AtelierMacros", targets: ["AtelierMacros"]),
        .library(name: "Shell", targets: ["Shell"]),
        .executable(name: "atelier", targets: ["ShellProgram"]),
        .executable(name: "write-records", targets: ["RecordWriter"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // The pipeline, top down: text → Language → a View value → StyleEngine → resolved tree → Drawing → text.
        .executableTarget(name: "ShellProgram", dependencies: ["Shell"], swiftSettings: swiftSettings),
        .target(
            name: "Shell",
            dependencies: [
                "Playground", "Transcripts", "Workshop", "Catalogue", "LineEditing",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: swiftSettings,
            plugins: ["EmbedTexts"]
        ),
        .target(
            name: "Workshop",
            dependencies: [
                "Transcripts", "Playground", "Trees", "StyleEngine", "Drawing", "Catalogue",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: swiftSettings,
            plugins: ["EmbedTexts"]
        ),
        .target(
            name: "Transcripts", dependencies: ["Playground", "Staging", "Catalogue"], swiftSettings: swiftSettings),
        .target(
            name: "Playground",
            dependencies: ["Language", "Staging", "Components", "Catalogue", "Trees", "Drawing", "StyleEngine"],
            swiftSettings: swiftSettings,
            plugins: ["EmbedTexts"]
        ),
        .target(
            name: "Language",
            dependencies: [
                "Catalogue", "StyleEngine", "ComponentExpansion",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ],
            swiftSettings: swiftSettings,
            plugins: ["EmbedTexts"]
        ),
        .target(
            name: "Components", dependencies: ["StyleEngine", "Drawing", "Catalogue"], swiftSettings: swiftSettings),
        .target(name: "Catalogue", dependencies: ["StyleEngine"], swiftSettings: swiftSettings),
        .target(
            name: "Staging", dependencies: ["StyleEngine", "Drawing", "Components", "Trees"],
            swiftSettings: swiftSettings),
        .target(name: "Trees", dependencies: ["StyleEngine", "Drawing"], swiftSettings: swiftSettings),
        .target(name: "StyleEngine", swiftSettings: swiftSettings),
        .target(name: "Drawing", swiftSettings: swiftSettings),
        .target(
            name: "Atelier", dependencies: ["StyleEngine", "Drawing", "Components", "Trees", "Staging"],
            swiftSettings: swiftSettings),

        // The attributes that write components: one library says what they stand for, in the shell and in programs.
        // It is apart from `Atelier`, which builds no swift-syntax.
        .target(
            name: "AtelierMacros", dependencies: ["Atelier", "ComponentMacros"], swiftSettings: swiftSettings),
        .macro(
            name: "ComponentMacros",
            dependencies: [
                "ComponentExpansion",
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "ComponentExpansion",
            dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")],
            swiftSettings: swiftSettings
        ),

        // Writes `Components/Generated`, by which the shell knows what Components declares.
        .executableTarget(
            name: "RecordWriter",
            dependencies: [
                "ComponentExpansion",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: swiftSettings
        ),

        // Makes the texts that a module carries constants of it.
        .plugin(
            name: "EmbedTexts", capability: .buildTool(), dependencies: ["TextEmbedder"], path: "Sources/EmbedTexts"),
        .executableTarget(name: "TextEmbedder", swiftSettings: swiftSettings),

        // The line editor stands apart: nothing but the shell needs it.
        .target(name: "LineEditing", dependencies: ["CEditline"], swiftSettings: swiftSettings),
        .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),

        .testTarget(
            name: "RecordWriterTests",
            dependencies: ["RecordWriter", .product(name: "SwiftSyntax", package: "swift-syntax")],
            swiftSettings: swiftSettings),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: swiftSettings),
        .testTarget(name: "StyleEngineTests", dependencies: ["StyleEngine"], swiftSettings: swiftSettings),
        .testTarget(
            name: "StagingTests", dependencies: ["Staging", "Components", "Drawing", "StyleEngine", "Trees"],
            swiftSettings: swiftSettings),
        .testTarget(name: "TreesTests", dependencies: ["Trees", "StyleEngine"], swiftSettings: swiftSettings),
        .testTarget(
            name: "ComponentsTests", dependencies: ["Components", "Catalogue", "Drawing", "StyleEngine", "Trees"],
            swiftSettings: swiftSettings),
        .testTarget(name: "LanguageTests", dependencies: ["Language", "Components"], swiftSettings: swiftSettings),
        .testTarget(
            name: "ComponentExpansionTests",
            dependencies: ["ComponentExpansion", .product(name: "SwiftParser", package: "swift-syntax")],
            swiftSettings: swiftSettings),
        .testTarget(name: "AtelierMacrosTests", dependencies: ["AtelierMacros"], swiftSettings: swiftSettings),
        .testTarget(
            name: "PlaygroundTests", dependencies: ["Playground", "Components", "StyleEngine", "Trees"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Atelier",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: swiftSettings),
        .testTarget(name: "TranscriptsTests", dependencies: ["Transcripts"], swiftSettings: swiftSettings),
        .testTarget(
            name: "SessionTests",
            dependencies: ["Transcripts", "Playground", "Drawing", "Language", "ExampleComponents"],
            swiftSettings: swiftSettings),
        // The components of the example package, which has a shell of its own.
        .target(
            name: "ExampleComponents", dependencies: ["AtelierMacros", "Atelier", "Catalogue"],
            path: "Examples/OwnComponents/Sources/OwnComponents", swiftSettings: swiftSettings),
        .testTarget(
            name: "FuzzTests", dependencies: ["Fuzzing", "Transcripts"],
            exclude: ["run", "compare", "Fuzzing", "Fuzzer"],
            swiftSettings: swiftSettings),
        .target(
            name: "Fuzzing",
            dependencies: [
                "Transcripts", "Playground", "Staging", "Language", "Components", "Catalogue", "Drawing", "StyleEngine",
                "Trees",
            ],
            path: "Tests/FuzzTests/Fuzzing", swiftSettings: swiftSettings),
        // Tries very many inputs; no product, so that only `Tests/FuzzTests/run` builds it for release.
        .executableTarget(
            name: "Fuzzer", dependencies: ["Fuzzing", "Transcripts"], path: "Tests/FuzzTests/Fuzzer",
            swiftSettings: swiftSettings),
        // Sessions as people type them: with variables at the top of a file, and protocols named without `any`. What one
        // of them imports is not seen by the others.
        .testTarget(
            name: "ParityTests", dependencies: ["Atelier", "Playground", "Transcripts"], exclude: ["write"],
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(name: "LineEditingTests", dependencies: ["LineEditing"], swiftSettings: swiftSettings),
        .testTarget(
            name: "WorkshopTests", dependencies: ["Workshop", "Playground", "Transcripts"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "ShellTests", dependencies: ["Shell", "LineEditing", "Transcripts", "CPseudoTerminal"],
            swiftSettings: swiftSettings),
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),

        // Times the interpreter; no product, so that only `Tests/Benchmarks/run` builds it for release.
        .executableTarget(
            name: "Interpreted", dependencies: ["Atelier", "Language", "Catalogue"],
            path: "Tests/Benchmarks/Interpreted", swiftSettings: swiftSettings),
    ]
)
