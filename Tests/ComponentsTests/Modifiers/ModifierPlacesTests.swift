import Components
import Foundation
import StyleEngine
import Testing

@Suite("What modifiers push and write is traced to the line that calls them") struct ModifierPlacesTests {
    /// One modifier, and the line on which it is called.
    struct Call {
        let name: String
        let view: AnyView
        let line: UInt

        init(_ name: String, line: UInt = #line, _ view: some View) {
            self.name = name
            self.line = line
            self.view = AnyView(view)
        }
    }

    struct Framed: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    /// Each public modifier of the library that pushes a style or writes to the environment.
    static var calls: [Call] {
        [
            Call("backgroundStyle", EmptyView().backgroundStyle(.red)),
            Call("baselineOffset", EmptyView().baselineOffset(4)),
            Call("fontWidth", EmptyView().fontWidth(.condensed)),
            Call("kerning", EmptyView().kerning(2)),
            Call("monospacedDigit", EmptyView().monospacedDigit()),
            Call("tracking", EmptyView().tracking(2)),
            Call("bold", EmptyView().bold()),
            Call("buttonBorderShape", EmptyView().buttonBorderShape(.capsule)),
            Call("buttonStyle", EmptyView().buttonStyle(.bordered)),
            Call("buttonStyle", EmptyView().buttonStyle(Flat())),
            Call("colorScheme", EmptyView().colorScheme(.dark)),
            Call("controlGroupStyle", EmptyView().controlGroupStyle(.navigation)),
            Call("controlSize", EmptyView().controlSize(.large)),
            Call("disabled", EmptyView().disabled(true)),
            Call("disclosureGroupStyle", EmptyView().disclosureGroupStyle(.automatic)),
            Call("font", EmptyView().font(.title)),
            Call("fontDesign", EmptyView().fontDesign(.serif)),
            Call("fontWeight", EmptyView().fontWeight(.bold)),
            Call("foregroundColor", EmptyView().foregroundColor(.red)),
            Call("foregroundStyle", EmptyView().foregroundStyle(.red)),
            Call("foregroundStyle", EmptyView().foregroundStyle(.red, .blue)),
            Call("foregroundStyle", EmptyView().foregroundStyle(.red, .blue, .green)),
            Call("formStyle", EmptyView().formStyle(.grouped)),
            Call("gaugeStyle", EmptyView().gaugeStyle(.accessoryLinear)),
            Call("groupBoxStyle", EmptyView().groupBoxStyle(.automatic)),
            Call("italic", EmptyView().italic()),
            Call("labelStyle", EmptyView().labelStyle(.titleOnly)),
            Call("labeledContentStyle", EmptyView().labeledContentStyle(.automatic)),
            Call("labelsHidden", EmptyView().labelsHidden()),
            Call("labelsVisibility", EmptyView().labelsVisibility(.hidden)),
            Call("lineLimit", EmptyView().lineLimit(1)),
            Call("lineSpacing", EmptyView().lineSpacing(4)),
            Call("listStyle", EmptyView().listStyle(.plain)),
            Call("menuIndicator", EmptyView().menuIndicator(.hidden)),
            Call("menuStyle", EmptyView().menuStyle(.button)),
            Call("monospaced", EmptyView().monospaced()),
            Call("multilineTextAlignment", EmptyView().multilineTextAlignment(.center)),
            Call("pickerStyle", EmptyView().pickerStyle(.inline)),
            Call("progressViewStyle", EmptyView().progressViewStyle(.circular)),
            Call("redacted", EmptyView().redacted(reason: .placeholder)),
            Call("strikethrough", EmptyView().strikethrough()),
            Call("textCase", EmptyView().textCase(.uppercase)),
            Call("textFieldStyle", EmptyView().textFieldStyle(.plain)),
            Call("tint", EmptyView().tint(.red)),
            Call("tint", EmptyView().tint(.secondary)),
            Call("toggleStyle", EmptyView().toggleStyle(.button)),
            Call("truncationMode", EmptyView().truncationMode(.head)),
            Call("underline", EmptyView().underline()),
            Call("unredacted", EmptyView().unredacted()),
            Call("datePickerStyle", EmptyView().datePickerStyle(.compact)),
            Call("headerProminence", EmptyView().headerProminence(.increased)),
            Call("imageScale", EmptyView().imageScale(.large)),
            Call("listRowSpacing", EmptyView().listRowSpacing(8)),
            Call("listSectionSpacing", EmptyView().listSectionSpacing(8)),
            Call("onSubmit", EmptyView().onSubmit {}),
            Call("scrollContentBackground", EmptyView().scrollContentBackground(.hidden)),
            Call("symbolRenderingMode", EmptyView().symbolRenderingMode(.hierarchical)),
            Call("symbolVariant", EmptyView().symbolVariant(.fill)),
        ]
    }

    struct Flat: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("A push and a write carry their line")
    func places() throws {
        for call in Self.calls { try expectPlace(call.line, in: call.view) }
    }

    @Test("So do `environment`, `transformEnvironment`, and `modifier` with a body, or with what writes")
    func engine() throws {
        let line = #line as UInt
        try expectPlace(line + 1, in: EmptyView().environment(\.lineLimit, 1))
        try expectPlace(line + 2, in: EmptyView().transformEnvironment(\.lineLimit) { $0 = 1 })
        try expectPlace(line + 3, in: EmptyView().modifier(Framed()))
        try expectPlace(line + 4, in: EmptyView().modifier(EnvironmentTransform { $0.lineLimit = 1 }))
        try expectPlace(line + 5, in: EmptyView().padding().modifier(Framed()).padding())
    }

    @Test("None is left out: in the sources, all that push or write are in the list")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/Components")
        var found: Set<String> = []
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: sources.standardizedFileURL, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /public func (\w+)[^{]*?some View\s*\{\n((?:        .*\n)*)/)
            where match.2.contains("EnvironmentTransform") || match.2.contains("StylePush") || match.2.contains("push(")
                || match.2.contains("foreground(")
            {
                found.insert(String(match.1))
            }
        }
        #expect(found.sorted() == Set(Self.calls.map(\.name)).sorted())
    }

    private func expectPlace(_ line: UInt, in view: some View) throws {
        let resolver = Resolver()
        let trace = Trace()
        resolver.trace = trace
        _ = try resolver.resolve(view)
        #expect(!trace.events.isEmpty)
        for event in trace.events {
            #expect(event.place?.file == "ComponentsTests/ModifierPlacesTests.swift", "\(event.text)")
            #expect(event.place?.line == Int(line), "\(event.text)")
        }
    }
}
