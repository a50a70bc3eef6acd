import Catalogue
import StyleEngine

/// An object of a declared class.
final class ClassInstance: DeclaredInstance {
    /// The stored properties, those of the superclasses first.
    var fields: [Value]
    private let object: NativeObject?

    /// - Parameter object: what the object inherits from a class written in Swift.
    init(_ runtimeType: RuntimeType, fields: [Value], inherited object: NativeObject? = nil) {
        self.fields = fields
        self.object = object
        super.init(runtimeType)
        object?.heir = self
    }

    deinit {
        let held = fields
        fields = []
        runtimeType.recycler.free(consume held)
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
