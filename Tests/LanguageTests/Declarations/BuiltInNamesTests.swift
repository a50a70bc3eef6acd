import Testing

@testable import Language

@Suite("Names read off the texts of built-ins")
struct BuiltInNamesTests {
    @Test(
        "Members",
        arguments: [
            ("func padding(_ length: CGFloat) -> some View", "padding"),
            ("static var bordered: BorderedButtonStyle { get }", "bordered"),
            ("init?(_ text: String)", "init"),
            ("init<V: View>(_ view: V)", "init"),
            ("static func ..< (minimum: Int, maximum: Int) -> Range<Int>", "..<"),
            ("static func ... (minimum: Int, maximum: Int) -> ClosedRange<Int>", "..."),
            ("prefix static func ! (a: Bool) -> Bool", "!"),
            ("static func + (lhs: Int, rhs: Int) -> Int", "+"),
            ("subscript(_ index: Int) -> Element { get set }", "subscript"),
            ("@available(macOS 14, *) mutating func append(_ element: Element)", "append"),
            ("case `default`", "default"),
            ("typealias Style = StyleWrapper<Self>", "Style"),
        ])
    func members(signature: String, name: String) {
        #expect(BuiltInNames.name(of: signature) == name)
    }

    @Test(
        "Headers",
        arguments: [
            ("struct VStack<Content: View>: View", "VStack", false),
            ("extension PrimitiveButtonStyle where Self == BorderedButtonStyle", "PrimitiveButtonStyle", true),
            ("@propertyWrapper struct State<Value>: DynamicProperty", "State", false),
            ("struct Edge.Set: OptionSet", "Edge.Set", false),
        ])
    func headers(text: String, name: String, isExtension: Bool) {
        #expect(BuiltInNames.header(of: text) == BuiltInNames.Header(isExtension: isExtension, name: name))
    }

    @Test func functionsOfNoTypeHaveNoHeader() {
        #expect(BuiltInNames.header(of: "") == nil)
    }

    @Test(
        "Of a member it tells what kind it is",
        arguments: [
            ("static var red: Color { get }", true, false, "Color"),
            ("static func system(size: CGFloat) -> Font", true, true, "Font"),
            ("@discardableResult func f(_ a: Int) -> some View", false, true, "some"),
            ("init(_ a: Int)", true, true, "Int"),
            ("case leading", true, false, nil),
            ("var count: Int { get }", false, false, "Int"),
        ])
    func kinds(_ signature: String, _ isStatic: Bool, _ isFunction: Bool, _ result: String?) {
        #expect(BuiltInNames.isStatic(signature) == isStatic)
        #expect(BuiltInNames.isFunction(signature) == isFunction)
        #expect(BuiltInNames.result(of: signature).map(String.init) == result)
        #expect(!BuiltInNames.isType(signature))
    }

    @Test func aTypeByAnotherName() {
        #expect(BuiltInNames.isType("typealias Style = StyleWrapper<Self>"))
        #expect(BuiltInNames.isType("associatedtype Body"))
    }
}
