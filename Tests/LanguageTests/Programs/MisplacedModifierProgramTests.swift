import Testing

@Suite("Programs that are refused for modifiers where they don't belong")
struct MisplacedModifierProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # override func f()
        override func f() {}
        //! 1:1: 'override' can only be specified on class members; leave it out
        // # mutating func f()
        mutating func f() {}
        //! 1:1: 'mutating' can only be specified on methods and accessors of structs, enums and protocols; leave it out
        // # indirect struct S
        indirect struct S {}
        //! 1:1: 'indirect' can only be specified on enums and their cases; leave it out
        // # struct S indirect func f()
        struct S { indirect func f() {} }
        //! 1:12: 'indirect' can only be specified on enums and their cases; leave it out
        // # struct S convenience init()
        struct S { convenience init() {} }
        //! 1:12: 'convenience' can only be specified on initializers of classes; leave it out
        // # struct S required init()
        struct S { required init() {} }
        //! 1:12: 'required' can only be specified on initializers of classes; leave it out
        // # class C mutating func f()
        class C { mutating func f() {} }
        //! 1:11: 'mutating' can only be specified on methods and accessors of structs, enums and protocols; leave it out
        // # class C var x: Int mutating get 1
        class C { var x: Int { mutating get { 1 } } }
        //! 1:24: 'mutating' can only be specified on methods and accessors of structs, enums and protocols; leave it out
        // # final struct S
        final struct S {}
        //! 1:1: 'final' can only be specified on classes, and their methods, properties and subscripts; leave it out
        // # struct S final func f()
        struct S { final func f() {} }
        //! 1:12: 'final' can only be specified on classes, and their methods, properties and subscripts; leave it out
        // # class C final init()
        class C { final init() {} }
        //! 1:11: 'final' can only be specified on classes, and their methods, properties and subscripts; leave it out
        // # class C required func f()
        class C { required func f() {} }
        //! 1:11: 'required' can only be specified on initializers of classes; leave it out
        // # struct S lazy func f()
        struct S { lazy func f() {} }
        //! 1:12: 'lazy' can only be specified on properties; leave it out
        // # func f() static func g()
        func f() { static func g() {} }
        //! 1:12: 'static' can only be specified on methods, properties and subscripts of types; leave it out
        // # func f() private let x = 1; print(x)
        func f() { private let x = 1; print(x) }
        //! 1:12: 'private' can only be specified on declarations at the top level or in types, and not on cases; leave it out
        // # struct S mutating var x = 1
        struct S { mutating var x = 1 }
        //! 1:12: 'mutating' can only be specified on methods and accessors of structs, enums and protocols; leave it out
        // # struct S static struct T
        struct S { static struct T {} }
        //! 1:12: 'static' can only be specified on methods, properties and subscripts of types; leave it out
        // # enum E private case a
        enum E { private case a }
        //! 1:10: 'private' can only be specified on declarations at the top level or in types, and not on cases; leave it out
        // # let f: @escaping () -> Void =
        let f: @escaping () -> Void = {}
        //! 1:8: '@escaping' may only be used on parameters; leave it out
        // # var f: (@escaping () -> Void)? = nil
        var f: (@escaping () -> Void)? = nil
        //! 1:9: '@escaping' may only be used on parameters; leave it out
        // # let f: @autoclosure () -> Int = 1
        let f: @autoclosure () -> Int = { 1 }
        //! 1:8: '@autoclosure' may only be used on parameters; leave it out
        // # func f() -> inout Int 1
        func f() -> inout Int { 1 }
        //! 1:13: 'inout' may only be used on parameters; leave it out
        // # where modifiers belong
        func f(_ g: (@escaping () -> Void), _ h: @escaping (inout Int) -> Void) {}
        func k(_ g: (@escaping () -> Void) -> Void, _ h: @autoclosure @escaping () -> Int) {}
        let c = { (x: inout Int) in x += 1 }
        struct S {
            private(set) var x = 1
            fileprivate static let y = 2
            lazy var z = 3
            var w: Int {
                mutating get { x += 1; return x }
                nonmutating set { struct T { static let y = 1; private var z = 1 }; print(T.y) }
            }
            nonmutating func f() {}
        }
        open class B {
            open var x: Int { 1 }
            public subscript(i: Int) -> Int { i }
            class func make() {}
            public required init() {}
            convenience init(x: Int) { self.init() }
        }
        final class C: B {
            override var x: Int { 2 }
            final override subscript(i: Int) -> Int { 2 }
            final let z = 3
        }
        indirect enum E { case a(E), b }
        enum F { indirect case a(F); case b }
        protocol P { mutating func f(); static var x: Int { get }; var y: Int { mutating get nonmutating set } }
        private extension Int { mutating func grow() { self += 1 }; static let k = 1 }
        public private(set) var y = 2
        func g() { final class C { required init() {} }; indirect enum E { case a(E), b } }
        """###
}
