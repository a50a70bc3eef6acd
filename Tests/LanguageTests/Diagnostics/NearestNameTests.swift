import Testing

@testable import Language

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        "Found",
        arguments: [
            ("Txt", "Text"), ("paddin", "padding"), ("vstack", "VStack"), ("lable", "label"), ("x", "X"),
        ])
    func found(name: String, nearest: String) {
        let names = ["Text", "padding", "VStack", "label", "X", "Y"]
        #expect(NearestName.nearest(to: name, in: names) == nearest)
    }

    @Test func nothingIsNear() {
        #expect(NearestName.nearest(to: "Button", in: ["Text", "Image"]) == nil)
        #expect(NearestName.nearest(to: "x", in: ["y"]) == nil)
    }

    @Test func theShortestNameIsTakenThatBeginsWithMostOfIt() {
        let names = ["navigationTitle", "navigationBarTitle", "navigate"]
        #expect(NearestName.shortest(of: names, beginningWith: "navigation") == "navigationTitle")
        #expect(NearestName.shortest(of: names, beginningWith: "navigationBar") == "navigationBarTitle")
        #expect(NearestName.shortest(of: names, beginningWith: "nav") == nil)
    }

    @Test func theFirstOfEquallyNearOnesIsTaken() {
        #expect(NearestName.nearest(to: "bat", in: ["cat", "bar", "rat"]) == "bar")
    }
}
