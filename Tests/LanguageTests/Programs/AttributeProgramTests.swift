import Testing

@Suite("Programs with each attribute")
struct AttributeProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # MainActor
        @MainActor func f() -> Int { 1 }
        print(f())
        //> 1
        // # ViewBuilder
        @ViewBuilder func f() -> some View { Text("a"); Text("b") }
        // # available
        @available(macOS 14, *) func f() -> Int { 1 }
        print(f())
        //> 1
        // # autoclosure
        func f(_ n: @autoclosure () -> Int) -> Int { n() }
        print(f(1 + 1))
        //> 2
        // # escaping
        func f(_ c: @escaping () -> Int) -> () -> Int { c }
        print(f { 3 }())
        //> 3
        // # discardableResult
        @discardableResult func f() -> Int { print("run"); return 1 }
        do { f() }
        //> run
        // # dynamicMemberLookup
        @dynamicMemberLookup struct S { subscript(dynamicMember name: String) -> String { name } }
        print(S().hello)
        //> hello
        // # propertyWrapper
        @propertyWrapper struct Twice { var wrappedValue: Int { n * 2 }; let n: Int; init(wrappedValue: Int) { n = wrappedValue } }
        struct S { @Twice var n = 2 }
        print(S().n)
        //> 4
        // # resultBuilder
        @resultBuilder struct B { static func buildBlock(_ n: Int...) -> Int { n.count } }
        @B func f() -> Int { 1; 2; 3 }
        print(f())
        //> 3
        // # frozen
        @frozen struct S { let n = 1 }
        print(S().n)
        //> 1
        // # inlinable
        @inlinable func f() -> Int { 1 }
        print(f())
        //> 1
        // # inline
        @inline(__always) func f() -> Int { 1 }
        print(f())
        //> 1
        // # usableFromInline
        @usableFromInline func f() -> Int { 1 }
        print(f())
        //> 1
        // # Sendable
        let c: @Sendable () -> Int = { 4 }
        print(c())
        //> 4
        // # preconcurrency
        protocol P {}
        struct S: @preconcurrency P { let n = 1 }
        print(S().n)
        //> 1
        // # unchecked
        struct S: @unchecked Sendable { let n = 1 }
        print(S().n)
        //> 1
        // # retroactive
        protocol P {}
        extension Int: @retroactive P {}
        print(1 is any P)
        //> true
        // # unknown
        enum E { case a }
        switch E.a { case .a: print("a"); @unknown default: print("else") }
        //> a
        // # Component
        @Component struct Badge { var text: String }
        // # StyleModifier
        @Component struct Badge { var text: String }
        @StyleModifier(Badge.self) extension View {}
        // # State
        struct V: View { @State var n = 1; var body: some View { Text("\(n)") } }
        // # dynamicCallable
        @dynamicCallable struct S { func dynamicallyCall(withArguments a: [Int]) -> Int { 1 } }
        //! 1:1: '@dynamicCallable' is not supported in Atelier; declare 'callAsFunction'
        // # objc
        class C { @objc func f() {} }
        //! 1:11: '@objc' is not supported in Atelier; leave it out
        // # objcMembers
        @objcMembers class C {}
        //! 1:1: '@objcMembers' is not supported in Atelier; leave it out
        // # nonobjc
        class C { @nonobjc func f() {} }
        //! 1:11: '@nonobjc' is not supported in Atelier; leave it out
        // # IBAction
        class C { @IBAction func f() {} }
        //! 1:11: '@IBAction' is not supported in Atelier; leave it out
        // # IBOutlet
        class C { @IBOutlet var n: Int? }
        //! 1:11: '@IBOutlet' is not supported in Atelier; leave it out
        // # IBInspectable
        class C { @IBInspectable var n = 1 }
        //! 1:11: '@IBInspectable' is not supported in Atelier; leave it out
        // # NSManaged
        class C { @NSManaged var n: Int }
        //! 1:11: '@NSManaged' is not supported in Atelier; leave it out
        // # NSCopying
        class C { @NSCopying var n: Int? }
        //! 1:12: 'NSCopying' is not supported in Atelier; leave it out
        // # UIApplicationMain
        @UIApplicationMain class C {}
        //! 1:1: '@UIApplicationMain' is not supported in Atelier; leave it out
        // # NSApplicationMain
        @NSApplicationMain class C {}
        //! 1:1: '@NSApplicationMain' is not supported in Atelier; leave it out
        // # main
        @main struct S { static func main() {} }
        print("kept")
        //! 1:1: '@main' is not supported in Atelier; enter what it shows, or call its 'main()'
        // # globalActor
        @globalActor struct G { static let shared = 1 }
        //! 1:1: '@globalActor' is not supported in Atelier; leave it out
        // # convention
        func f(_ c: @convention(c) () -> Void) {}
        //! 1:13: '@convention' is not supported in Atelier; leave it out
        // # testable
        @testable import Foundation
        //! 1:1: '@testable' is not supported in Atelier; leave it out
        // # attached
        @attached(member) macro m() = #externalMacro(module: "M", type: "T")
        //! 1:1: '@attached' is not supported in Atelier; leave it out
        // # freestanding
        @freestanding(expression) macro m() = #externalMacro(module: "M", type: "T")
        //! 1:1: '@freestanding' is not supported in Atelier; leave it out
        // # implementation
        @implementation extension Int {}
        //! 1:1: '@implementation' is not supported in Atelier; leave it out
        // # backDeployed
        @backDeployed(before: macOS 14) func f() -> Int { 1 }
        //! 1:1: '@backDeployed' is not supported in Atelier; leave it out
        // # warn_unqualified_access
        @warn_unqualified_access func f() -> Int { 1 }
        //! 1:1: '@warn_unqualified_access' is not supported in Atelier; leave it out
        // # requires_stored_property_inits
        @requires_stored_property_inits class C {}
        //! 1:1: '@requires_stored_property_inits' is not supported in Atelier; leave it out
        // # differentiable
        @differentiable(reverse) func f(_ x: Double) -> Double { x }
        //! 1:1: '@differentiable' is not supported in Atelier; leave it out
        // # isolated
        func f(_ c: @isolated(any) () -> Void) {}
        //! 1:13: '@isolated' is not supported in Atelier; leave it out
        // # specialize
        @_specialize(where T == Int) func f<T>(_ t: T) {}
        //! 1:1: '@_specialize' is not supported in Atelier; leave it out
        // # exclusivity
        @exclusivity(unchecked) var n = 1
        //! 1:1: '@exclusivity' is not supported in Atelier; leave it out
        // # storageRestrictions
        struct S { var n: Int { @storageRestrictions(initializes: m) init { m = newValue } get { m } }; var m: Int }
        //! 1:25: '@storageRestrictions' is not supported in Atelier; leave it out
        // # nonexhaustive
        @nonexhaustive enum E { case a }
        //! 1:1: '@nonexhaustive' is not supported in Atelier; leave it out
        // # Observable
        @Observable class C {}
        //! 1:1: '@Observable' is not supported in Atelier; keep what changes in '@State', as a struct: no view follows what changes in a class
        // # Entry
        extension EnvironmentValues { @Entry var n = 1 }
        //! 1:31: '@Entry' is not supported in Atelier; declare an 'EnvironmentKey' and a property of 'EnvironmentValues'
        """###
}
