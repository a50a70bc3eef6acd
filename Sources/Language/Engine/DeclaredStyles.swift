import Catalogue
import StyleEngine

/// The styles that values of one declared type are: a type may conform to several style protocols at once.
struct DeclaredStyles {
    private unowned let type: RuntimeType
    private let styles: [(style: StyleProtocol, makeBody: Witness)]
    private let componentStyle: Witness?

    init(of type: RuntimeType) {
        self.type = type
        styles = type.types.styleProtocols.compactMap { style in
            guard let requirement = type.source.requirement(style.requirement, of: style.name),
                let witness = type.witness(for: requirement)
            else { return nil }
            return (style, witness)
        }
        componentStyle = type.source.requirement("makeBody", of: "ComponentStyle").flatMap(type.witness)
    }

    /// An instance as a style of a built-in family; nil where its type is none.
    func style(of instance: DeclaredInstance, for family: Family) -> ErasedStyle? {
        guard let (style, makeBody) = styles.first(where: { $0.style.family == family }) else {
            return componentStyle(of: instance, for: family)
        }
        let type = type
        return style.style(
            type: type.identity, base: Value.instance(instance),
            name: { DeclaredStyles.name(of: instance, family: family) },
            body: { configuration, installation in
                DeclaredStyles.body(of: instance, type, makeBody, configuration, installation)
            })
    }

    /// An instance as a style of a declared component, whose configuration is a value of the program.
    private func componentStyle(of instance: DeclaredInstance, for family: Family) -> ErasedStyle? {
        guard let makeBody = componentStyle else { return nil }
        let type = type
        return ErasedStyle(
            type: type.identity, base: Value.instance(instance),
            name: { DeclaredStyles.name(of: instance, family: family) },
            body: { configuration, installation in
                guard let configuration = configuration as? Value else { return AnyView(EmptyView()) }
                return DeclaredStyles.body(of: instance, type, makeBody, configuration, installation)
            })
    }

    private static func body(
        of instance: DeclaredInstance, _ type: RuntimeType, _ makeBody: Witness, _ configuration: Value,
        _ installation: Installation?
    ) -> AnyView {
        do {
            let installed = try installation.map { try type.face.install(instance, for: $0) } ?? instance
            return try EngineFace.view(
                try makeBody.callee.call(on: .instance(installed), [configuration], makeBody.types))
        } catch {
            type.types.lowerer.machine.report(error)
            return AnyView(EmptyView())
        }
    }

    /// The name shown in trees, such as `tagged("A")`: what is installed or called is left out.
    private static func name(of instance: DeclaredInstance, family: Family) -> String {
        var values = StableText.fields(of: instance, family: family)
        if instance is EnumInstance { values = [("", Description.text(of: .instance(instance)))] }
        return StyleName(type: instance.type.name, family: family, values: values).text
    }
}
