import Catalogue
import StyleEngine

/// Gives dynamic properties their source: the place of a view or style, or the session.
struct Installer {
    /// Where a piece of state is kept, given its first value.
    let state: (Value) -> StateLocation<Value>
    /// The environment of the place, as a value.
    let environment: () -> Value

    /// Installs for the place of a view or style.
    init(_ installation: Installation) {
        state = { initial in installation.state(initial: initial) }
        // Made once for all properties of the place.
        var made: Value?
        environment = {
            if let made { return made }
            let value = installation.environment.value
            made = value
            return value
        }
    }

    /// Installs for the session, which is itself one implicit view.
    init(session machine: Machine) {
        state = { StateLocation($0) }
        environment = { [unowned machine] in machine.environment.value }
    }

    /// The value of a dynamic property with its source; a declared one's own properties are installed first, then its
    /// `update()` is called.
    func install(_ value: Value) throws -> Value {
        switch value {
        case .instance(let property as any InstallableProperty): return property.installed(by: self)
        case .instance(let nested as StructInstance):
            let face = nested.runtimeType.face
            var installed = Value.instance(try face.install(nested, self))
            try face.update(&installed)
            return installed
        default: return value
        }
    }
}
