import Components
import Drawing
import StyleEngine
import Testing

/// Controls that are dark on a light page.
@Suite struct ForeignControlTests {
    /// Some controls, of which nobody chose a colour.
    private struct Controls: View {
        var body: some View {
            VStack(spacing: 16) {
                Button("Go") {}.buttonStyle(.borderedProminent)
                Button("Go") {}.buttonStyle(.bordered)
                Button("Go") {}
                Toggle("", isOn: .constant(false))
                Picker("", selection: .constant(1)) {
                    Text("A").tag(1)
                    Text("B").tag(2)
                }
                .pickerStyle(.segmented)
                Divider()
            }
        }
    }

    @Test("They are drawn as on a dark page, with letters that say their colour")
    func drawn() throws {
        let card = HStack {
            Text("a")
            Controls().padding().background(.background).environment(\.colorScheme, .dark)
        }
        let svg = Painting(of: try Resolver().resolve(card), width: 60, charset: .drawn).written(as: .svg)
        let lines = svg.split(separator: "\n").drop { !$0.hasPrefix("<g transform=\"translate(12") }
        #expect(
            lines.dropFirst().prefix { $0 != "</g>" }.joined(separator: "\n") == """
                <rect x="16.8" y="0" width="487.2" height="218.4" fill="#1c1c1e"/>
                <rect x="235.2" y="14" width="50.4" height="22.4" rx="5" fill="#0a84ff"/>
                <rect x="235.7" y="47.6" width="49.4" height="22.4" rx="5" fill="#f2f2f7" fill-opacity="0.12"/>
                <rect x="445.7" y="114.8" width="41" height="22.4" rx="11.2" fill="#f2f2f7" \
                fill-opacity="0.25"/><circle cx="456.9" cy="126" r="9.6" fill="#ffffff"/>
                <g transform="translate(4.2 0)"><rect x="223.1" y="148.4" width="66.2" height="22.4" rx="5" \
                fill="#f2f2f7" fill-opacity="0.12"/></g>
                <g transform="translate(4.2 0)"><rect x="224.6" y="150.2" width="29.6" height="18.8" rx="4" \
                fill="#ffffff" fill-opacity="0.3"/></g>
                <line x1="33.6" y1="193.2" x2="487.2" y2="193.2" stroke="#f2f2f7" stroke-opacity="0.5" \
                opacity="0.4"/>
                <text x="252" y="29.8" textLength="16.8" lengthAdjust="spacingAndGlyphs" fill="#ffffff">Go</text>
                <text x="252" y="63.4" textLength="16.8" lengthAdjust="spacingAndGlyphs" fill="#ffffff">Go</text>
                <text x="252" y="97" textLength="16.8" lengthAdjust="spacingAndGlyphs" fill="#0a84ff">Go</text>
                <text x="0" y="113.8" textLength="8.4" lengthAdjust="spacingAndGlyphs">a</text>
                <text x="239.4" y="164.2" textLength="8.4" lengthAdjust="spacingAndGlyphs" fill="#ffffff">A</text>
                <text x="273" y="164.2" textLength="8.4" lengthAdjust="spacingAndGlyphs" fill="#ffffff">B</text>
                """)
    }
}
