import Catalogue
import StyleEngine

/// Gives dynamic properties their source: the place of a view or style, or the session.
struct Installer {
    /// The place; nil for the session. What is installed must not hold on to it: the place's views may hold that.
    private let installation: Installation?
    /// The environment of the place, as a value.
    let environment: () -> Value

    /// Installs for the place of a view or style.
    init(_ installation: Installation) {
        self.installation = installation
        let place = installation.environment
        // Made once for all properties of the place.
        var made: Value?
        environment = {
            if let made { return made }
            let value = place.value
            made = value
            return value
        }
    }

    /// Installs for the session, which is itself one implicit view.
    init(session machine: Machine) {
        installation = nil
        environment = { [unowned machine] in machine.environment.value }
    }

    /// Reads what was installed for a node, of which nothing is changed.
    init(reading node: Node) {
        installation = nil
        let place = node.environment
        environment = { place.value }
        kept = KeptState(of: node)
    }

    /// The state of a node that is only looked at.
    private var kept: KeptState?

    private final class KeptState {
        private let node: Node
        private var next = 0

        init(of node: Node) { self.node = node }

        func location() -> StateLocation<Value>? {
            defer { next += 1 }
            return node.stateLocation(next, of: Value.self)
        }
    }

    /// Where a piece of state is kept.
    func state(_ initial: Value) -> StateLocation<Value> {
        if let location = kept?.location() { return location }
        return installation?.declaredState(initial: initial) ?? StateLocation(initial)
    }

    /// The environment of the place for one property that reads it: what it reads decides whether it has changed when
    /// the body is made again (rule A7).
    func environment(readAt path: KeyPathValue) -> () -> Value {
        guard let installation else { return environment }
        let cell = DeclaredCell(path, in: installation.environment)
        installation.keep(cell)
        return { [environment] in
            cell.isRead = true
            return environment()
        }
    }

    /// Tells that a property is installed which was installed before, and answers what becomes of it (rules D5, D8).
    @discardableResult
    func installAgain(_ property: ReappliedProperty) -> Reapplication {
        installation?.installAgain(property) ?? .fresh
    }

    /// The value of a dynamic property with its source; a declared one's own properties are installed first, then its
    /// `update()` is called.
    func install(_ value: Value) throws -> Value {
        switch value {
        case .instance(let property as any InstallableProperty): return property.installed(by: self)
        case .instance(let nested as DeclaredInstance):
            let face = nested.runtimeType.face
            var installed = Value.instance(try face.install(nested, self))
            if kept == nil { try face.update(&installed) }
            return installed
        case .native:
            if let installation, let binding = ValueBinding(value) { installation.declaredBinding(binding.binding) }
            return value
        default: return value
        }
    }
}

/// What one `@Environment` of a declared type reads.
private final class DeclaredCell: EnvironmentCell {
    private let path: KeyPathValue
    var isRead = false

    init(_ path: KeyPathValue, in environment: EnvironmentValues) {
        self.path = path
        super.init(environment)
    }

    override var reading: EnvironmentReading? {
        guard isRead, let value = try? path.get(from: environment.value) else { return nil }
        let text = StableText.telling(of: value, family: Family(key: TypeIdentity(DeclaredCell.self)))
        return EnvironmentReading(name: path.text, value: text)
    }

    override func isUnchanged(in environment: EnvironmentValues, by comparison: Comparison) -> Bool {
        guard isRead else { return true }
        do {
            return try path.get(from: self.environment.value)
                .isEqual(to: path.get(from: environment.value), by: comparison)
        } catch {
            path.report(error)
            return false
        }
    }
}
