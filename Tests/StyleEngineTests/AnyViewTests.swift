import StyleEngine
import Testing

@Suite struct AnyViewTests {
    @Test("E1: erasing twice changes nothing")
    func twice() {
        #expect(AnyView(AnyView(Leaf("a"))).contentType is Leaf.Type)
    }

    @Test("A view that is known only as any View is erased to the type inside")
    func existential() {
        let view: any View = Leaf("a")
        #expect(AnyView(view).contentType is Leaf.Type)
    }

    protocol Finish {
        associatedtype Body: View
        var view: Body { get }
    }

    struct Glossy: Finish {
        var view: Leaf { Leaf("glossy") }
    }

    /// Has a property of the name of a modifier, which leaves Swift with two meanings of `style`.
    struct Painted: View {
        var style: any Finish = Glossy()

        var body: some View { AnyView(style.resolved(times: 2)) }
    }

    @Test("A property named style may hold what makes the view")
    func property() throws {
        #expect(try tree { Painted() } == "glossy glossy")
    }
}

extension AnyViewTests.Finish {
    fileprivate func resolved(times: Int) -> some View {
        ForEach(0..<times) { _ in view }
    }
}
