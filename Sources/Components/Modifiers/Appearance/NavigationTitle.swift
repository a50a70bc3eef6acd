import Catalogue
import Drawing
import StyleEngine

/// What belongs to the bar of a navigation stack.
///
/// - Example: `let mode: NavigationBarItem.TitleDisplayMode = .inline`
public enum NavigationBarItem {
    /// How large the title of a navigation stack is.
    ///
    /// - Example: `NavigationStack { Text("Sencha").navigationTitle("Teas").navigationBarTitleDisplayMode(.large) }`
    public enum TitleDisplayMode: Hashable, Sendable {
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
    /// Makes it, where it stands in a bar or not.
    var title: ((_ isInline: Bool) -> Element)?
    var mode: NavigationBarItem.TitleDisplayMode?
}

/// The title of a navigation stack.
struct NavigationTitle {
    fileprivate let title: (_ isInline: Bool) -> Element
    let isInline: Bool

    var alignment: HorizontalAlignment { isInline ? .center : .leading }

    /// The title, and where it stands in a bar the line below it.
    func elements() -> [Element] { [title(isInline)] + (isInline ? [Element(RowRule())] : []) }
}

extension Element {
    /// The title that something inside says for itself; nil where nothing does.
    var navigationTitle: NavigationTitle? {
        var title: ((Bool) -> Element)?
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
                title: title.map { title in
                    { isInline in
                        // Characters have one size; in ASCII nothing below has a frame that would need room.
                        let isLarge = place.charset == .drawn && !isInline
                        let text = isLarge ? title.font(.largeTitle) : title
                        let line = Element(text.block(in: place)).enlarged(in: place.scale)
                        let hasRoom = place.charset != .ascii && !isInline
                        return hasRoom ? Element(PaddingLayout(bottom: 1), [line]) : line
                    }
                }, mode: modifier.mode)
        }
        content(resolver.open(TypeIdentity(NavigationTitleModifier.self), .modifier, payload: payload, at: inputs))
    }
}

extension View {
    /// The title that the navigation stack around shows above its view.
    ///
    /// - Example: `NavigationStack { Text("Sencha").navigationTitle("Teas") }`
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// The title that the navigation stack around shows above its view.
    ///
    /// - Example: `NavigationStack { Text("Sencha").navigationTitle(Text("Teas")) }`
    public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitleModifier(title: title)) }

    /// The title that the navigation stack around shows above its view; a picture shows its value.
    ///
    /// - Example: `NavigationStack { Text("Sencha").navigationTitle(.constant("Teas")) }`
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// The title that the navigation stack around shows, as programs wrote before `navigationTitle(_:)`.
    ///
    /// - Example: `NavigationView { Text("Sencha").navigationBarTitle("Teas", displayMode: .inline) }`
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// The title that the navigation stack around shows, as programs wrote before `navigationTitle(_:)`.
    ///
    /// - Example: `NavigationView { Text("Sencha").navigationBarTitle(Text("Teas"), displayMode: .inline) }`
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Whether the title of the navigation stack around stands on a row of its own, or in a bar.
    ///
    /// - Example: `NavigationStack { Text("Sencha").navigationTitle("Teas").navigationBarTitleDisplayMode(.inline) }`
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        modifier(NavigationTitleModifier(mode: displayMode))
    }
}
