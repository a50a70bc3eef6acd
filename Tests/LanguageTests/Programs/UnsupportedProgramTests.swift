import Testing

@Suite("Programs of what is not supported")
struct UnsupportedProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # async
        func load() async -> Int { 1 }
        //! 1:13: 'async' is not supported; leave it out
        // # a type inside of one that makes values of it
        struct Shop { struct Order { let id: Int; let total: Decimal }; let orders = [Order(id: 1, total: 3)] }
        //! 1:54: 'Decimal' is not supported in Atelier; use 'Double'
        // # await
        let x = await 1
        //! 1:9: 'await' is not supported here; nothing here takes time: call a plain function
        // # an actor
        actor Store {}
        //! 1:1: 'actor' is not supported; declare a class
        // # a task
        Task { print(1) }
        //! 1:1: 'Task' is not supported in Atelier; call a plain function
        // # MainActor is a hint
        @MainActor struct S { @MainActor func f() -> Int { 1 } }
        print(S().f())
        //> 1
        // # available is a hint
        @available(macOS 14, *) func f() -> Int { 2 }
        print(f())
        //> 2
        // # if #available
        if #available(macOS 14, *) { print(1) }
        func f() { guard #available(iOS 16, *) else { return }; if #unavailable(iOS 17) { print(2) } else { print(3) } }
        f()
        //> 1
        //> 3
        // # a macro
        #warning("x")
        //! 1:1: macro '#warning' is not supported; of the macros only '#Preview' is
        // # a selector
        let s = #selector(f)
        //! 1:9: '#selector' is not supported here; pass a closure
        // # an unsafe pointer
        func f(_ p: UnsafeMutablePointer<Int>) {}
        //! 1:13: 'UnsafeMutablePointer' is not supported in Atelier; pass the value 'inout'
        // # withUnsafeBytes
        withUnsafePointer(to: 1) { _ in }
        //! 1:1: 'withUnsafePointer' is not supported in Atelier; pass the value itself
        // # weak
        class C { weak var other: C? }
        //! 1:11: 'weak' and 'unowned' are not supported; leave them out: what a session refers to is kept
        // # unowned
        class C { unowned let other: C; init(_ c: C) { other = c } }
        //! 1:11: 'weak' and 'unowned' are not supported; leave them out: what a session refers to is kept
        // # a weak self
        class K { var n = 1; var f: (() -> Void)?; func setUp() { f = { [weak self] in self?.n += 1 }; f?(); let g = { [unowned self] in self.n += 1 }; g() }; func guarded() { let h = { [weak self] in guard let self else { return }; n += 10; self.n += 10 }; h() } }
        let k = K(); k.setUp(); print(k.n); k.guarded(); print(k.n)
        let read = { [unowned k] in k.n }
        print(read())
        //> 3
        //> 23
        //> 23
        // # a capture that is no object
        let n = 1
        let f = { [unowned n] in n }
        //! 2:12: 'unowned' may only be applied to class and class-bound protocol types, not 'Int'
        // # noncopyable
        struct S: ~Copyable {}
        //! 1:11: '~Copyable' is not supported; leave it out
        // # consuming
        func f(_ x: consuming Int) {}
        //! 1:13: 'consuming' is not supported; leave it out
        // # a regex literal
        let r = /ab+/
        //! 1:9: 'regex literal' is not supported here; compare strings
        // # a parameter pack
        func f<each T>(_ x: repeat each T) {}
        //! 1:8: 'each' is not supported; write the parameters one by one, or pass an array
        // # an accessor of a lazy property
        struct S { lazy var n = 1 { didSet { print("d") } } }
        //! 1:27: 'an accessor of a 'lazy' property' is not supported here
        // # state in a body
        func f() { @State var n = 3; print(n) }
        //! 1:12: property wrapper '@State' on a local variable is not supported; declare it in a type, or write '@Previewable @State' in a #Preview
        // # yield accessors
        struct S { var n: Int { _read { yield 1 } } }
        //! 1:25: '_read' accessors are not supported; use 'get' and 'set'
        // # convention
        func f(_ x: @convention(c) () -> Void) {}
        //! 1:13: '@convention' is not supported in Atelier; leave it out
        // # objc
        class C { @objc func f() {} }
        //! 1:11: '@objc' is not supported in Atelier; leave it out
        // # an inlinable hint
        @inlinable func f() -> Int { 3 }
        print(f())
        //> 3
        // # a debug condition
        #if DEBUG
        print("debug")
        #else
        print("release")
        #endif
        //> debug
        // # import of another module
        import UIKit
        // # goto-like labels on nothing
        var i = 0
        outer: while i < 2 { i += 1 }
        print(i)
        //> 2
        // # a distributed actor
        distributed actor D {}
        //! 1:1: 'distributed' is not supported; leave it out
        // # a subscript of a protocol as a key path
        let k = \String.count
        print("abc"[keyPath: k])
        //> 3
        // # an each loop
        for await x in [1] { print(x) }
        //! 1:5: 'await' is not supported here; nothing here takes time: call a plain function
        // # a sendable closure
        let c: @Sendable () -> Int = { 4 }
        print(c())
        //> 4
        // # nonisolated
        nonisolated func g() -> Int { 5 }
        print(g())
        //> 5
        // # discard
        func f() { discard self }
        //! 1:12: 'discard' is not supported; there is nothing to release
        // # a value in a generic parameter
        struct V<let n: Int> {}
        //! 1:10: 'let' is not supported: the arguments of a generic type are types
        // # inline array
        let a: InlineArray<3, Int> = [1, 2, 3]
        //! 1:20: 'value generics' is not supported: the arguments of a generic type are types
        // # an opaque parameter in a generic place
        func f(_ x: [some View]) -> Int { x.count }
        print(f([Text("a")]))
        //> 1
        // # a file path
        print(#filePath)
        //! 1:7: '#filePath' is not supported here: a session has no path; write '#fileID'
        // # a colour literal
        let c = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        //! 1:9: '#colorLiteral' is not supported here; write 'Color(red:green:blue:)'
        // # a protocol as a type
        protocol P { associatedtype A }
        func f(_ x: P) {}
        //! 2:13: use of protocol 'P' as a type must be written 'any P'

        // # a subscript's default that speaks of the type of an existential
        protocol Shape {}
        extension Shape { subscript(n: Int, name: String = "\(Self.self)") -> String { name } }
        struct Square: Shape {}
        let shape: any Shape = Square()
        print(shape[1])
        //! 5:7: the default of 'name' speaks of 'Self', of which 'any Shape' says too little here; write the argument
        """###
}
