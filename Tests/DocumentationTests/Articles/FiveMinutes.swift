import Atelier
import Testing

struct Parcel: ComposableStyling {
    struct Configuration {
        let destination: String
        let content: AnyView
    }

    let configuration: Configuration

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    init(to destination: String, @ViewBuilder content: () -> some View) {
        configuration = Configuration(destination: destination, content: AnyView(content()))
    }

    static var defaultStyle: any ComponentStyle<Parcel> { PlainParcelStyle() }
}

struct PlainParcelStyle: ComponentStyle {
    typealias Component = Parcel

    func makeBody(configuration: Parcel.Configuration) -> some View {
        VStack(alignment: .leading) {
            Text("To \(configuration.destination)").bold()
            configuration.content
        }
    }
}

struct FragileParcelStyle: ComponentStyle {
    typealias Component = Parcel

    func makeBody(configuration: Parcel.Configuration) -> some View {
        VStack {
            Text("! fragile !")
            Parcel(configuration)
        }
    }
}

struct BoxedParcelStyle: ComponentStyle {
    typealias Component = Parcel
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Parcel.Configuration) -> some View {
        Parcel(configuration)
            .padding(8)
            .border(isEnabled ? .primary : .secondary)
    }
}

extension View {
    func parcelStyle(_ style: some ComponentStyle<Parcel>) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

extension ComponentStyle where Self == FragileParcelStyle {
    static var fragile: Self { Self() }
}

extension ComponentStyle where Self == BoxedParcelStyle {
    static var boxed: Self { Self() }
}

extension ArticlesTests {
    @Test func fiveMinutes() throws {
        let print = Printer()

        let lamp = Parcel(to: "Oslo") { Text("a lamp") }
        print(try lamp.picture())

        let careful = lamp.parcelStyle(.fragile).parcelStyle(.boxed)
        print(try careful.picture())
        print(try careful.tree())
        print(try careful.compactTree())

        let set = Parcel(to: "Bergen") {
            lamp
            Parcel(to: "Oslo") { Text("its shade") }
        }
        print(try set.parcelStyle(.boxed).parcelStyle(.fragile).compactTree())

        try print.check(against: "Sources/Atelier/Atelier.docc/FiveMinutes.md")
    }
}
