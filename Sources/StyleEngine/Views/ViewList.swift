/// Views that are known only when the program runs, one after the other: what a running program's builders make.
public struct ViewList: PrimitiveView {
    private let parts: [Part]

    /// One view of a list and what tells it apart from the others.
    public struct Part {
        let identity: UInt64
        let view: AnyView

        /// A view at a place of a builder.
        public init(_ view: AnyView, at index: Int) {
            self.view = view
            identity = UInt64(truncatingIfNeeded: index)
        }

        /// A view of a branch at a place of a builder: each branch has an identity of its own (rule E2).
        public init(_ view: AnyView, at index: Int, branch: Int) {
            self.view = view
            identity = Inputs.mix(UInt64(truncatingIfNeeded: index), UInt64(truncatingIfNeeded: branch &+ 1))
        }
    }

    /// Creates a list of views.
    public init(_ parts: [Part]) {
        self.parts = parts
    }

    public static func _resolve(_ view: ViewList, at inputs: Inputs, by resolver: Resolver) {
        for part in view.parts { AnyView._resolve(part.view, at: inputs.part(identity: part.identity), by: resolver) }
    }
}
