import Testing

@Suite("Programs that are refused for casts")
struct RefusedCastProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # as! unneeded
        let x = 1 as! Int
        // # as to unrelated
        let x = 1 as String
        //! 1:9: cannot convert value of type 'Int' to type 'String' in coercion; a value is made of another as 'String(…)', without 'as'
        // # as downcast
        class A {}
        class B: A {}
        let a: A = B()
        let b = a as B
        //! 4:9: cannot convert value of type 'A' to type 'B' in coercion; write 'as! B', or 'as? B', which is nil for any other value
        // # a cast that can't be made
        struct S {}
        let n: Int = S() as Int
        //! 2:14: cannot convert value of type 'S' to type 'Int' in coercion
        // # a text for a number by 'as'
        print("5" as Int)
        //! 1:7: cannot convert value of type 'String' to type 'Int' in coercion; a value is made of another as 'Int(…)', without 'as'
        // # a superclass for a class
        class Animal {}
        class Dog: Animal {}
        let animal: Animal = Dog()
        let dog: Dog = animal
        //! 4:16: cannot convert value of type 'Animal' to specified type 'Dog'; write 'as! Dog', or 'as? Dog', which is nil for any other value
        // # any value for a number
        let any: Any = 1
        let n: Int = any
        //! 2:14: cannot convert value of type 'Any' to specified type 'Int'; write 'as! Int', or 'as? Int', which is nil for any other value
        // # any value for an optional number
        let any: Any = 1
        let n: Int? = any
        //! 2:15: cannot convert value of type 'Any' to specified type 'Int?'; write 'as! Int', or 'as? Int', which is nil for any other value
        // # values made of others
        class Animal {}
        class Dog: Animal {}
        let animal: Animal = Dog(), any: Any = 1
        let dog = animal as! Dog, n: Int? = any as? Int
        print(dog === animal, n ?? 0, Int("5") ?? 0, String(5))
        //> true 1 5 5
        // # a fraction as one of another type
        import Foundation
        let width = 1.5
        let length = width as CGFloat
        //! 3:14: cannot convert value of type 'Double' to type 'CGFloat' in coercion; a value is made of another as 'CGFloat(…)', without 'as'
        // # operands as fractions of another type
        import Foundation
        let width = 1.5
        print((width * 2) as CGFloat, 3 as CGFloat)
        //> 3.0 3.0
        """###
}
