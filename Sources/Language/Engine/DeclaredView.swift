import Catalogue
import StyleEngine

/// A view of a declared type: its body is evaluated when its turn comes.
struct DeclaredView: PrimitiveView {
    private let instance: DeclaredInstance

    init(_ instance: DeclaredInstance) {
        self.instance = instance
    }

    static func _resolve(_ view: DeclaredView, at inputs: Inputs, by resolver: Resolver) {
        let instance = view.instance
        let type = instance.runtimeType
        if let component = type.face.component, !component.hasOwnBody {
            return evaluating(type, by: resolver) { try component.resolve(instance, at: inputs, by: resolver) }
        }
        resolver.resolveDeclared(type.identity, value: Value.instance(instance), at: inputs) {
            [unowned resolver] inputs, installation in
            evaluating(type, by: resolver) {
                resolver.place(try type.face.body(of: instance, installation), at: inputs)
            }
        }
    }
}

extension DeclaredView: SelfComparing {
    package func isEqual(to other: DeclaredView, by comparison: Comparison) -> Bool {
        instance === other.instance || instance.isEqual(to: other.instance, by: comparison)
    }
}

/// A view with a modifier of a declared type around it.
struct DeclaredModification: PrimitiveView {
    private let instance: DeclaredInstance
    private let content: AnyView

    init(_ instance: DeclaredInstance, content: AnyView) {
        self.instance = instance
        self.content = content
    }

    static func _resolve(_ view: DeclaredModification, at inputs: Inputs, by resolver: Resolver) {
        let type = view.instance.runtimeType
        resolver.resolveDeclared(
            modifier: type.identity, value: Value.instance(view.instance), content: view.content, at: inputs
        ) { [unowned resolver] content, inputs, installation in
            evaluating(type, by: resolver) {
                let body = try type.face.body(of: view.instance, content: content, installation)
                resolver.place(body, at: inputs)
            }
        }
    }
}

extension DeclaredModification: SelfComparing {
    package func isEqual(to other: DeclaredModification, by comparison: Comparison) -> Bool {
        (instance === other.instance || instance.isEqual(to: other.instance, by: comparison))
            && comparison.areEqual(content, other.content)
    }
}

/// Runs code of the program for the resolver: an error is kept for the evaluation, and the resolution ends.
private func evaluating(_ type: RuntimeType, by resolver: Resolver, _ body: () throws -> Void) {
    let machine = type.types.lowerer.machine
    do {
        try body()
    } catch {
        machine.report(error)
    }
    if machine.mustStop { resolver.fail(.stopped) }
}
