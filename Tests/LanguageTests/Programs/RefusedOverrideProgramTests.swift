import Testing

@Suite("Programs that are refused for what they override")
struct RefusedOverrideProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # override of nothing
        class A {}
        class B: A { override func f() {} }
        //! 2:28: method does not override any method from its superclass
        // # override of final
        class A { final func f() {} }
        class B: A { override func f() {} }
        //! 2:28: instance method overrides a 'final' instance method
        // # override with another type
        class A { func f() -> Int { 1 } }
        class B: A { override func f() -> String { "a" } }
        //! 2:28: method does not override any method from its superclass
        // # override of static
        class A { static func f() {} }
        class B: A { override static func f() {} }
        //! 2:35: cannot override static method; declare it as 'class func' in the superclass
        // # override of a let
        class A { var x: Int { 1 } }
        class B: A { var x: Int { 2 } }
        //! 2:18: overriding declaration requires an 'override' keyword
        // # override missing
        class A { func f() {} }
        class B: A { func f() {} }
        //! 2:19: overriding declaration requires an 'override' keyword
        // # a method without override
        class A { func f() {} }
        class B: A { func f() {} }
        //! 2:19: overriding declaration requires an 'override' keyword
        // # a property that a wrapper keeps
        @propertyWrapper struct W { var wrappedValue = 1 }
        class A { @W var x }
        class B: A { override var x: Int { didSet { print(x) } } }
        //! 3:27: overriding 'x', whose value a property wrapper keeps, is not supported; override a method that sets it
        """###
}
