import Catalogue
import Drawing
import StyleEngine

/// Views that belong together, with a header and a footer. Lists and forms set them apart; elsewhere they stand where
/// the section stands.
///
/// - Example: `VStack { Section("Theme") { Text("Serif") } }`
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private let title: String?
    /// Whether it is open, and may be closed; nil for a section that is always open.
    private let isExpanded: Binding<Bool>?

    fileprivate init(
        header: Parent, content: Content, footer: Footer, title: String? = nil, isExpanded: Binding<Bool>? = nil
    ) {
        self.header = header
        self.content = content
        self.footer = footer
        self.title = title
        self.isExpanded = isExpanded
    }

    public static func _resolve(_ view: Section, at inputs: Inputs, by resolver: Resolver) {
        let inner = resolver.open(
            TypeIdentity(Section.self), .group, payload: SectionPayload(), title: view.title, at: inputs)
        if let isExpanded = view.isExpanded {
            let header = SectionHeader(isExpanded: isExpanded, content: view.header, title: view.title)
            SectionPart._resolve(SectionPart(role: .header, content: header), at: inner.part(0), by: resolver)
            guard isExpanded.wrappedValue else { return }
        } else {
            SectionPart._resolve(SectionPart(role: .header, content: view.header), at: inner.part(0), by: resolver)
        }
        SectionPart._resolve(SectionPart(role: .rows, content: view.content), at: inner.part(1), by: resolver)
        SectionPart._resolve(SectionPart(role: .footer, content: view.footer), at: inner.part(2), by: resolver)
    }
}

/// The header of a section that can be closed: a sign that tells whether it is open, and what the section is called.
struct SectionHeader<Content: View>: PrimitiveView {
    let isExpanded: Binding<Bool>
    let content: Content
    let title: String?

    static func _resolve(_ view: SectionHeader, at inputs: Inputs, by resolver: Resolver) {
        let isExpanded = view.isExpanded
        let payload = Container(axis: .horizontal) { place, elements in
            Element(
                HangingMark.disclosure(isExpanded.wrappedValue, in: place.charset),
                [.row(of: elements).standing(in: place)])
        }
        let isEnabled = inputs.environment.isEnabled
        let inner = resolver.open(
            TypeIdentity(SectionHeader.self), .primitive, payload: payload,
            interaction: .tap { if isEnabled { isExpanded.wrappedValue.toggle() } }, title: view.title, at: inputs)
        MarkedLabel._resolve(MarkedLabel(view.content), at: inner, by: resolver)
    }
}

extension Section where Footer == EmptyView {
    /// A section that is open where a binding says so.
    ///
    /// - Example: `List { Section(isExpanded: .constant(true)) { Text("Serif") } header: { Text("Theme") } }`
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title that is open where a binding says so.
    ///
    /// - Example: `List { Section("Theme", isExpanded: .constant(true)) { Text("Serif") } }`
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), isExpanded: isExpanded, content: content)
    }

    init(_ title: Text, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: title, content: content(), footer: EmptyView(), title: title.string,
            isExpanded: isExpanded)
    }
}

extension Section {
    /// A section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }
}

extension Section where Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section of views alone.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }

    init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(header: title, content: content(), footer: EmptyView(), title: title.string)
    }
}

extension Section {
    /// A section with a header and a footer that were made already.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Footer == EmptyView {
    /// A section with a header that was made already.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView {
    /// A section with a footer that was made already.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
