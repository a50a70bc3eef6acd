import Catalogue
import StyleEngine

extension Intrinsics {
    /// The members of stylable components, which need the component's type.
    static func component(
        _ signature: String, _ declaration: FunctionDeclaration, _ types: RuntimeTypes
    ) -> ((inout Value, [Value], TypeArguments) throws -> Value)? {
        switch signature {
        case ComponentSignature.body:
            return { receiver, _, _ in
                guard let type = types.dynamicType(of: receiver), let component = type.face.component else {
                    throw Fault.wrongArgument
                }
                let body = DeclaredComponentBody(
                    type: type, configuration: try component.configuration(of: receiver))
                return .native(ViewBox(body))
            }
        case ComponentSignature.defaultBody:
            return { _, arguments, types in
                guard let type = types.types.first, let configuration = arguments.first else {
                    throw Fault.wrongArgument
                }
                return .native(ViewBox(DeclaredComponentBody(type: type, configuration: configuration)))
            }
        case ComponentSignature.erasedBody:
            return { receiver, arguments, types in
                guard let type = types.types.first, let configuration = arguments.first,
                    let style = GroupedStyle(receiver)?.style.instance?.style(for: Family(key: type.identity))
                else { throw Fault.wrongArgument }
                return AnyView(ResolvedStyle(style, configuration: configuration)).value
            }
        case ComponentSignature.ownErasedBody:
            return { receiver, arguments, _ in
                guard let type = types.dynamicType(of: receiver), let configuration = arguments.first,
                    let style = receiver.instance?.style(for: Family(key: type.identity))
                else { throw Fault.wrongArgument }
                return AnyView(ResolvedStyle(style, configuration: configuration)).value
            }
        case ComponentSignature.equals:
            return { _, arguments, types in
                guard let type = types.types.first else { throw Fault.wrongArgument }
                let styles = arguments.map { GroupedStyle($0)?.style.instance?.style(for: Family(key: type.identity)) }
                guard styles.count == 2, let one = styles[0], let other = styles[1] else { throw Fault.wrongArgument }
                return .bool(Comparison().areEqual(one, other))
            }
        case ComponentSignature.styles:
            return { receiver, _, types in
                guard let type = types.types.last, let environment = EnvironmentValues(receiver) else {
                    throw Fault.wrongArgument
                }
                return PlacedStyles(type: type, stack: environment.styleStacks[Family(key: type.identity)]).value
            }
        case ComponentSignature.style:
            let index = declaration.signature.parameters.firstIndex { $0.name == "C" } ?? 1
            return { receiver, arguments, types in
                let family = Family(key: types.types[index].identity)
                guard let content = AnyView(receiver), let grouped = arguments.first.flatMap(GroupedStyle.init),
                    let style = grouped.style.instance?.style(for: family)
                else { throw Fault.wrongArgument }
                return AnyView(content.modifier(StylePush(style, family: family))).value
            }
        case ComponentSignature.wrapper where declaration.owner?.name == "StyleWrapper":
            return { _, _, types in
                guard let type = types.types.first else { throw Fault.wrongArgument }
                return .instance(StylesProperty(of: type))
            }
        default: return nil
        }
    }
}
