import Catalogue
import StyleEngine

/// An object of a declared class.
final class ClassInstance: DeclaredInstance {
    /// The stored properties, those of the superclasses first.
    var fields: [Value]
    private let object: NativeObject?
    /// How many of the properties are lent to calls that may change them.
    private var lent = 0
    /// The piece of work in which the object was made.
    private let work: Int

    /// Whether a property is lent to a call that may change it.
    var isLending: Bool { lent > 0 }

    /// - Parameter object: what the object inherits from a class written in Swift.
    init(_ runtimeType: RuntimeType, fields: [Value], inherited object: NativeObject? = nil) {
        self.fields = fields
        self.object = object
        work = runtimeType.types.lowerer.machine.changes.work
        super.init(runtimeType)
        object?.heir = self
    }

    deinit {
        let held = fields
        fields = []
        runtimeType.recycler.free(consume held)
    }

    /// Lends a stored property to `body`, which may change it.
    func lend(_ index: Int, _ body: (inout Value) throws -> Void) throws {
        machine.changes.note(since: work)
        var field = fields[index]
        if case .void = field, isLending { throw Fault.overlappingAccess }
        fields[index] = .void
        lent &+= 1
        defer {
            fields[index] = field
            lent &-= 1
        }
        try body(&field)
    }

    override var inherited: NativeObject? { object }

    override var view: AnyView? { (object as? any View).map { AnyView($0) } ?? super.view }

    override func override(_ method: String) -> Bool {
        guard let witness = runtimeType.override(of: method) else { return false }
        do {
            _ = try witness.callee.call(on: .instance(self), [], witness.types)
        } catch {
            machine.report(error)
        }
        return true
    }
}

extension RuntimeType {
    /// What runs for a method without parameters of the built-in class that a declared one inherits from; nil where no
    /// declared class overrides it.
    fileprivate func override(of method: String) -> Witness? {
        var ancestor = nominal?.superclass?.declaration
        while let current = ancestor {
            for case .function(let function) in current.isBuiltIn ? current.body?.members(named: method) ?? [] : []
            where function.isOverridable && function.parameters.isEmpty {
                return witness(for: function)
            }
            ancestor = current.superclass?.declaration
        }
        return nil
    }
}
