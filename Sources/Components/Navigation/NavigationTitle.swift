import Catalogue
import Drawing
import StyleEngine

/// How large the title of a navigation stack is: a part of SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem {
    /// How large the title of a navigation stack is.
    public enum TitleDisplayMode: Hashable, Sendable, NativeConvertible {
        /// As the title says itself: large.
        case automatic
        /// In the middle of a bar.
        case inline
        /// On a row of its own.
        case large
    }
}

/// What a view says about the bar of the navigation stack around it.
struct NavigationTitleMark: Drawable {
    var title: (() -> Element)?
    var mode: NavigationBarItem.TitleDisplayMode?
}

/// The title of a navigation stack.
struct NavigationTitle {
    let title: () -> Element
    let isInline: Bool

    var alignment: HorizontalAlignment { isInline ? .center : .leading }

    /// The title, and where it stands in a bar the line below it.
    func elements() -> [Element] { [title()] + (isInline ? [Element(RowRule())] : []) }
}

extension Element {
    /// The title that something inside says for itself; nil where nothing does.
    var navigationTitle: NavigationTitle? {
        var title: (() -> Element)?
        var mode: NavigationBarItem.TitleDisplayMode?
        var pending = [self]
        while let element = pending.popLast() {
            if let mark = element.drawing as? NavigationTitleMark {
                title = title ?? mark.title
                mode = mode ?? mark.mode
            }
            pending += element.children.reversed()
        }
        return title.map { NavigationTitle(title: $0, isInline: mode == .inline) }
    }
}

/// Says something to the navigation stack around.
private struct NavigationTitleModifier: PrimitiveModifier {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?

    static func resolve(
        _ modifier: NavigationTitleModifier, content: (Inputs) -> Void, at inputs: Inputs, by resolver: Resolver
    ) {
        let payload = Wrapper { place in
            let title = modifier.title?.bold()
            return NavigationTitleMark(
                title: title.map { title in { Element(title.block(in: place)).enlarged(in: place.scale) } },
                mode: modifier.mode)
        }
        content(resolver.open(TypeIdentity(NavigationTitleModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// The title that the navigation stack around shows above its view.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// The title that the navigation stack around shows above its view.
    public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitleModifier(title: title)) }

    /// The title that the navigation stack around shows, as programs wrote before `navigationTitle(_:)`.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Whether the title of the navigation stack around stands on a row of its own, or in a bar.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(NavigationTitleModifier(mode: displayMode))
    }
}

extension BuiltIns {
    static let navigationTitle: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func navigationTitle(_ titleKey: LocalizedStringKey) -> some View",
                    "The title that the navigation stack around shows above its view.",
                    example: #"NavigationStack { Text("Sencha").navigationTitle("Teas") }"#
                ) { (content: AnyView, title: Text) in AnyView(content.navigationTitle(title)) },
                BuiltIn(
                    "func navigationTitle(_ title: Text) -> some View",
                    "The title that the navigation stack around shows above its view.",
                    example: #"NavigationStack { Text("Sencha").navigationTitle(Text("Teas")) }"#
                ) { (content: AnyView, title: Text) in AnyView(content.navigationTitle(title)) },
                BuiltIn(
                    "func navigationBarTitle(_ titleKey: LocalizedStringKey, "
                        + "displayMode: NavigationBarItem.TitleDisplayMode = .automatic) -> some View",
                    "The title of the navigation stack around, as programs wrote before 'navigationTitle'.",
                    example: #"NavigationView { Text("Sencha").navigationBarTitle("Teas", displayMode: .inline) }"#
                ) { (content: AnyView, title: Text, mode: NavigationBarItem.TitleDisplayMode) in
                    AnyView(content.navigationTitle(title).navigationBarTitleDisplayMode(mode))
                },
                BuiltIn(
                    "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
                    "Whether the title of the navigation stack stands on a row of its own, or in a bar.",
                    example: """
                        NavigationStack {
                            Text("Sencha").navigationTitle("Teas").navigationBarTitleDisplayMode(.inline)
                        }
                        """
                ) { (content: AnyView, mode: NavigationBarItem.TitleDisplayMode) in
                    AnyView(content.navigationBarTitleDisplayMode(mode))
                },
            ]),
        BuiltInGroup(
            "enum NavigationBarItem", "What belongs to the bar of a navigation stack.",
            example: "let mode: NavigationBarItem.TitleDisplayMode = .inline"),
        BuiltInGroup(
            "enum NavigationBarItem.TitleDisplayMode: Hashable", "How large the title of a navigation stack is.",
            example: """
                NavigationStack {
                    Text("Sencha").navigationTitle("Teas").navigationBarTitleDisplayMode(.large)
                }
                """,
            BuiltIn.cases(
                "How large the title of a navigation stack is.",
                [
                    "automatic": NavigationBarItem.TitleDisplayMode.automatic, "inline": .inline, "large": .large,
                ])),
    ]
}
