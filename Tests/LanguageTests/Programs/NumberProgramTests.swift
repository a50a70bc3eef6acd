import Testing

@Suite("Programs with numbers")
struct NumberProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # bits read as another number
        print(Int8(bitPattern: 255), UInt8(bitPattern: -1), UInt(bitPattern: -1), Int(bitPattern: 5))
        //> -1 255 18446744073709551615 5
        // # numbers and their limits
        let x = Int.max
        print(x &+ 1 == Int.min, x.addingReportingOverflow(1).overflow, 7 / 2, -7 / 2, -7 % 3, 7.quotientAndRemainder(dividingBy: 2))
        print(UInt8(200) &+ 100, Int8(truncatingIfNeeded: 300), UInt8(clamping: 999), Int(exactly: 2.5) as Any, Int("12a") as Any, Int("ff", radix: 16)!, String(255, radix: 2))
        print(5.isMultiple(of: 5), (-5).magnitude, (3).signum(), 0b1010, 0xFF, 1_000_000, 12.0 / 5, 7.5.truncatingRemainder(dividingBy: 2), 2.5.rounded(), 3.5.rounded(.down), (-2.5).rounded(.toNearestOrEven))
        print(1 << 4, 255 >> 2, 6 & 3, 6 | 3, 6 ^ 3, ~5, Double("3.14")!, Double("x") as Any, 1e3, 1.0 / 3, 100000000000000000.0, 0.1 + 0.2, Float(0.1), 1e-7, Double.nan, -Double.infinity, 5.0, 123456789.123)
        //> true true 3 -3 -1 (quotient: 3, remainder: 1)
        //> 44 44 255 nil nil 255 11111111
        //> true 5 1 10 255 1000000 2.4 1.5 3.0 3.0 -2.0
        //> 16 63 2 7 5 -6 3.14 nil 1000.0 0.3333333333333333 1e+17 0.30000000000000004 0.1 1e-07 nan -inf 5.0 123456789.123
        // # arithmetic and conversion
        let a = 5, b = 3.0; print(Double(a) * b, a * Int(b), Float(a) / 2, Int(b.rounded(.up)), String(a) + "\(b)", a > 3 && b < 4 || false, !(a == 5), a != 5 ? "n" : "y")
        var c = 10; c -= 3; c *= 2; c /= 4; c %= 2; c <<= 3; c |= 1; c ^= 3; print(c)
        print(7.0 / 2, 7 / 2, -7 / 2, 7 % -3, 2.5 + 1, 1e2, 0x1F, 0b11, 0o17, 1_000, Int.max, UInt8.max, Double.greatestFiniteMagnitude > 1e300, (0.1 + 0.2).rounded(), 5.0.description, (5 as Double).description, 1.0e-5, 123456789012345678)
        print(min(3, 1), max("a", "b"), abs(-3), (1...5).contains(5), (1..<5).contains(5), 5.clamp(1, 3)); extension Int { func clamp(_ l: Int, _ h: Int) -> Int { Swift.min(Swift.max(self, l), h) } }
        print(Int("42") ?? 0, Int("4x") ?? -1, Double("2.5")! * 2, Bool("true")!, String(3.0), String(describing: 3 as Int?), "\(Optional(3) as Any)", "5" + "6", Int("5")! + Int("6")!)
        //> 15.0 15 2.5 3 53.0 true false y
        //> 10
        //> 3.5 3 -3 1 3.5 100.0 31 3 15 1000 9223372036854775807 255 true 0.0 5.0 5.0 1e-05 123456789012345678
        //> 1 b 3 true false 3
        //> 42 -1 5.0 true 3.0 Optional(3) Optional(3) 56 11
        // # conversions
        print(Int("12") ?? 0, Int("x") == nil, Double("1.5")!, String(12), String(1.0), String(true), Int(3.9), Double(2), Bool("true")!, Int("ff", radix: 16)!, String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("-7")!)
        //> 12 true 1.5 12 1.0 true 3 2.0 true 255 11111111 FF -7
        // # a negative number without a sign
        let u: UInt = -1
        //! 1:16: negative integer '-1' overflows when stored into unsigned type 'UInt'
        // # a small negative number
        let i: Int8 = -129
        //! 1:16: integer literal '-129' overflows when stored into 'Int8'
        // # shifts by numbers of another type
        let bits: UInt = 6, place = 1
        print(bits >> place & 1, UInt8(1) << place, UInt8(200) << 1, 1 << UInt8(3), Int8(-128) >> place)
        //> 1 2 144 8 -64
        // # The larger and the smaller of what is no number
        print(max(.nan, 1.0), max(1.0, .nan), min(.nan, 1.0), min(1.0, .nan), max(1, 2, 0), min(2.5, 1, 3), [1.0, .nan, 2].max()!, [Double.nan, 1].min()!)
        //> nan 1.0 nan 1.0 2 1.0 2.0 nan
        // # A literal whose bits are moved takes its type from outside, whatever the distance is.
        let place = 3
        var word: UInt64 = 0
        word |= 1 << place
        word ^= 1 << (7 - place)
        word &= ~(1 << place)
        let mask: UInt16 = (1 << place) - 1
        print(word, mask, UInt8(200) & (1 << place) != 0, (0..<8).reduce(UInt8(0)) { $0 | 1 << $1 })
        struct Toppings: OptionSet {
            let rawValue: UInt8
            static func topping(_ index: Int) -> Toppings { Toppings(rawValue: 1 << index) }
        }
        print(Toppings.topping(5).rawValue, [1 << place, 2, 1 << place | 1] as [UInt8])
        func bits<T: FixedWidthInteger>(of number: T) -> [Int] { (0..<T.bitWidth).filter { number & (1 << $0) != 0 } }
        func low<T: FixedWidthInteger>(_ count: Int) -> T { (1 << count) - 1 }
        print(bits(of: UInt8(37)), low(5) as UInt16)
        print(1 << place, type(of: 1 << place), place > 2 ? 1 << place : 0 as UInt8)
        //> 16 7 true 255
        //> 32 [8, 2, 9]
        //> [0, 2, 5] 31
        //> 8 Int 8
        // # Steps that lead beyond all numbers of a type end there.
        print(Array(stride(from: UInt8(0), through: 255, by: Int.max)), Array(stride(from: Int8(-100), through: 127, by: 200)))
        print(Array(stride(from: Int8(127), through: -128, by: Int.min)), Array(stride(from: UInt64.max, through: 0, by: Int.min)))
        print(Array(stride(from: UInt8(250), through: 255, by: 10)), Array(stride(from: UInt(9), to: 3, by: 1)), Array(stride(from: 5 as Int8, to: 5, by: 1)))
        //> [0] [-100, 100]
        //> [127] [18446744073709551615, 9223372036854775807]
        //> [250] [] []
        // # Numbers in steps are made one by one, for whole numbers of all sizes.
        for n in stride(from: Int32.min, through: .max, by: 1) { if n > Int32.min { break }; print(n) }
        for n in stride(from: UInt64.max, to: 0, by: -1) { if n < UInt64.max { break }; print(n) }
        //> -2147483648
        //> 18446744073709551615
        """###
}
