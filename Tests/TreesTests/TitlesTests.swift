import StyleEngine
import Testing
import Trees

@Suite struct TitlesTests {
    @Test func namesAComponentByItsLabelWhereverItsStyleShowsThat() throws {
        let style = TrayStyle { tray in
            AnyView(
                Column {
                    Words(text: "first"); tray.content; tray.label
                })
        }
        #expect(
            try Tray(label: "Mail") { Tray { Words(text: "x") } }.trayStyle(style).trayStyle(style).tree() == """
                1 Tray "Mail"    takes tray   left: tray
                2   Column
                3     Words "first"
                4     Tray       takes tray   left: none
                5       Column
                6         Words "first"
                7         Words "x"
                8     Words "Mail"
                """)
    }

    @Test func namesNoComponentWhoseLabelIsNotShown() throws {
        let style = TrayStyle { tray in AnyView(tray.content) }
        #expect(
            try Tray(label: "Mail") { Words(text: "x") }.trayStyle(style).tree() == """
                1 Tray    takes tray   left: none
                2   Words "x"
                """)
    }

    @Test func namesWhatIsMadeFromAConfigurationAsWhatThatCameFrom() throws {
        let style = TrayStyle { tray in
            AnyView(
                Column {
                    Words(text: "first"); Tray(tray)
                })
        }
        #expect(
            try Tray(label: "Mail") { Words(text: "x") }.trayStyle(style).tree() == """
                1 Tray "Mail"        takes tray   left: none
                2   Column
                3     Words "first"
                4     Tray "Mail"    takes default
                5       Words "Mail"
                6       Words "x"
                """)
    }

    @Test func namesBothWhereTheLabelOfOneShowsThatOfAnother() throws {
        let style = TrayStyle { tray in
            AnyView(
                Tray(
                    label: Column {
                        Words(text: "*"); tray.label
                    }
                ) { tray.content })
        }
        #expect(
            try Tray(label: "Mail") { Words(text: "x") }.trayStyle(style).tree() == """
                1 Tray "Mail"    takes tray   left: none
                2   Tray "*"     takes default
                3     Column
                4       Words "*"
                5       Words "Mail"
                6     Words "x"
                """)
    }

    @Test func namesAViewByALabelThatNoStyleShows() throws {
        #expect(
            try Column { MarkedLabel(Words(text: "x")) }.tree() == """
                1 Column "x"
                2   Words "x"
                """)
    }

    @Test func namesADeclaredComponentByAStringOfItsConfiguration() throws {
        #expect(
            try Tag(text: "new").tree() == """
                1 Tag "new"    takes default
                2   Column
                3     Words "*"
                4     Words "new"
                """)
    }

    /// A component of which a tree knows the label.
    fileprivate struct Tray: PrimitiveView {
        struct Configuration {
            let label: AnyView
            let content: AnyView
            static var family: Family { Family(key: TypeIdentity(Configuration.self), name: "Tray") }
        }

        let configuration: Configuration
        var isReapplied = false

        init(label: some View, @ViewBuilder content: () -> some View) {
            configuration = Configuration(
                label: AnyView(MarkedLabel(of: Configuration.family, label)), content: AnyView(content()))
        }

        init(label: String, @ViewBuilder content: () -> some View) {
            self.init(label: Words(text: label), content: content)
        }

        init(@ViewBuilder content: () -> some View) {
            configuration = Configuration(label: AnyView(EmptyView()), content: AnyView(content()))
        }

        init(_ configuration: Configuration) {
            self.configuration = configuration
            isReapplied = true
        }

        static func _resolve(_ view: Tray, at inputs: Inputs, by resolver: Resolver) {
            resolver.resolveComponent(
                TypeIdentity(Tray.self), family: Configuration.family, configuration: view.configuration,
                defaultStyle: {
                    TrayStyle { tray in
                        AnyView(
                            Group {
                                tray.label; tray.content
                            })
                    }.erased
                }, isReapplied: view.isReapplied, isLabelled: true, at: inputs)
        }
    }

    fileprivate struct TrayStyle {
        let body: (Tray.Configuration) -> AnyView

        var erased: ErasedStyle {
            ErasedStyle(self, family: Tray.Configuration.family) { (style, configuration: Tray.Configuration) in
                style.body(configuration)
            }
        }
    }

    private struct Tag: StylableComponent {
        struct Configuration {
            let size: Int
            let text: String
        }

        let configuration: Configuration

        init(text: String) { configuration = Configuration(size: 1, text: text) }

        static var defaultStyle: any ComponentStyle<Tag> { PlainTagStyle() }
    }

    private struct PlainTagStyle: ComponentStyle {
        typealias Component = Tag
        func makeBody(configuration: Tag.Configuration) -> some View {
            Column {
                Words(text: "*"); Words(text: configuration.text)
            }
        }
    }
}

extension View {
    fileprivate func trayStyle(_ style: TitlesTests.TrayStyle) -> some View {
        modifier(StylePush(style.erased, family: TitlesTests.Tray.Configuration.family))
    }
}
