// Components/InsideTypes.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate enum Shop {
/// What something costs.
struct Price: ComposableStyling {
    var cents: Int

    init(cents: Int) {
        self.cents = cents
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.cents = configuration.cents
    }

    /// What a style of `Price` is told.
    struct Configuration {
        var cents: Int
    }

    var configuration: Configuration {
        Configuration(cents: cents)
    }

    /// How `Price` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: PriceStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("\(configuration.cents)")
        }
    }

    static var defaultStyle: any ComponentStyle<Price> { DefaultStyle() }
}

/// A style of `Price`.
protocol PriceStyle: ComponentStyle where Component == Price {
    typealias Configuration = Price.Configuration
}
}

fileprivate extension Shop.PriceStyle where Self == Shop.Price.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

fileprivate extension View {
    /// Pushes a style for each `Price` inside.
    func priceStyle<S: Shop.PriceStyle>(_ style: S) -> some View {
        self.style(GroupedComponentStyle<Shop.Price, S>(style: style))
    }
}

fileprivate struct Euros: Shop.PriceStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.cents / 100) euros")
    }
}

fileprivate extension Shop.PriceStyle where Self == Euros {
    static var euros: Self { Self() }
}

fileprivate extension Shop {
struct Sign: ComposableStyling {
    var text: String

    init(text: String) {
        self.text = text
    }

    /// The component that a style was told about; it takes the next style.
    init(_ configuration: Configuration) {
        self.text = configuration.text
    }

    /// What a style of `Sign` is told.
    struct Configuration {
        var text: String
    }

    var configuration: Configuration {
        Configuration(text: text)
    }

    /// How `Sign` looks where no style was pushed: its fields in a row.
    struct DefaultStyle: SignStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.text)
        }
    }

    static var defaultStyle: any ComponentStyle<Sign> { DefaultStyle() }
}

/// A style of `Sign`.
protocol SignStyle: ComponentStyle where Component == Sign {
    typealias Configuration = Sign.Configuration
}
}

fileprivate extension Shop.SignStyle where Self == Shop.Sign.DefaultStyle {
    /// The style that is taken where no style was pushed.
    static var automatic: Self { Self() }
}

struct ComponentsInsideTypesSession: StagedSession {
    static func run(on stage: Stage) throws {
        try stage.show { HStack { Text("Tea"); Shop.Price(cents: 320) } }
        try stage.modify { $0.priceStyle(.euros) }
        try stage.modify { $0.priceStyle(.automatic) }
        try stage.show { Shop.Sign(text: "open") }
        // > extension Shop {
        // +   static let name = "Tea"
        // +   @Component struct Shelf { var size: Itn }
        // + }
        // error: cannot find type 'Itn' in scope; did you mean 'Int'?
        // > struct Box<Value> { @Component struct Lid { var text: String } }
        // error: '@Component' writes a protocol, which cannot stand in the generic type 'Box'; move the declaration out
        // > enum Street { @Component private struct Door { var text: String } }
        // error: 'Door' is private inside of a type, so that what is written for it beside the type cannot see it; write 'fileprivate'
        // > func door() { @Component struct Door { var text: String } }
        // error: '@Component' writes types, which no function can hold; move the declaration out of the function
        // > @Component struct Door { var text: String; @Component struct Knob { var size: Int } }
        // error: a component cannot stand inside of the component 'Door', whose own members are still to be written; move the declaration out
    }
}
