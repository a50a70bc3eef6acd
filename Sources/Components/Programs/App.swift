import Catalogue
import StyleEngine

/// What a program shows. A scene is drawn as its content.
public protocol Scene: View {}

/// A window, drawn as what stands in it.
public struct WindowGroup<Content: View>: Scene, PrimitiveView {
    private let content: Content

    /// A window with a content.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A window with a title, which a picture leaves out.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

    public static func _resolve(_ view: WindowGroup, at inputs: Inputs, by resolver: Resolver) {
        Content._resolve(view.content, at: inputs, by: resolver)
    }
}

/// A program. With `@main` in front it prints the picture of its scene.
///
///     @main struct Demo: App {
///         var body: some Scene { WindowGroup { Text("hello") } }
///     }
public protocol App {
    /// The type of what the program shows.
    associatedtype Body: Scene

    /// Creates the program.
    init()

    /// What the program shows.
    @ViewBuilder var body: Body { get }
}

extension App {
    /// Prints the picture of the program's scene.
    ///
    /// - Throws: `ResolutionError` where styles or views recur without end.
    public static func main() throws(ResolutionError) { print(try Self().body.picture()) }
}

extension BuiltIns {
    static let app: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol App { associatedtype Body: Scene; @ViewBuilder var body: Body { get } }",
            "A program; with '@main' in front its scene is drawn.",
            example: """
                @main struct Demo: App {
                    var body: some Scene { WindowGroup { Text("hello") } }
                }
                """),
        BuiltInGroup(
            "protocol Scene: View", "What a program shows, drawn as its content.",
            example: #"WindowGroup { Text("hello") }"#),
        BuiltInGroup(
            "struct WindowGroup<Content: View>: Scene", "A window, drawn as what stands in it.",
            example: #"WindowGroup { Text("hello") }"#,
            [
                BuiltIn("init(@ViewBuilder content: () -> Content)", "A window with a content.") {
                    (content: ViewClosure) in AnyView(WindowGroup { content() })
                },
                BuiltIn(
                    "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)",
                    "A window with a title, which a picture leaves out."
                ) { (title: Text, content: ViewClosure) in AnyView(WindowGroup(title) { content() }) },
            ]),
    ]
}
