import Catalogue
import StyleEngine

/// The erasure of views, and the members of stylable components, which need the type of the view or the component.
extension Intrinsics {
    static func erasure() -> Body {
        { _, arguments, types in
            guard let type = types.types.first, let view = arguments.first.flatMap({ AnyView($0) }) else {
                throw Fault.wrongArgument
            }
            let isErased = type.nominal.map { $0.isBuiltIn && $0.name == "AnyView" } ?? false
            return isErased ? view.value : view.erased(from: type.identity).value
        }
    }

    static func componentBody(_ types: RuntimeTypes) -> Body {
        { [unowned types] receiver, _, _ in
            guard let type = types.dynamicType(of: receiver), let component = type.face.component else {
                throw Fault.wrongArgument
            }
            return .native(
                ViewBox(DeclaredComponentBody(type: type, configuration: try component.configuration(of: receiver))))
        }
    }

    static func defaultComponentBody() -> Body {
        { _, arguments, types in
            guard let type = types.types.first, let configuration = arguments.first else { throw Fault.wrongArgument }
            return .native(ViewBox(DeclaredComponentBody(type: type, configuration: configuration)))
        }
    }

    static func styleBody(_ types: RuntimeTypes) -> Body {
        { [unowned types] receiver, arguments, _ in
            guard let type = types.dynamicType(of: receiver), let configuration = arguments.first,
                let style = receiver.instance?.style(for: Family(key: type.identity))
            else { throw Fault.wrongArgument }
            return AnyView(ResolvedStyle(style, configuration: configuration)).value
        }
    }

    static func erasedStyleBody() -> Body {
        { receiver, arguments, types in
            guard let type = types.types.first, let configuration = arguments.first,
                let style = GroupedStyle(receiver)?.style.instance?.style(for: Family(key: type.identity))
            else { throw Fault.wrongArgument }
            return AnyView(ResolvedStyle(style, configuration: configuration)).value
        }
    }

    static func erasedStyleEquality() -> Body {
        { _, arguments, types in
            guard let type = types.types.first else { throw Fault.wrongArgument }
            let styles = arguments.map { GroupedStyle($0)?.style.instance?.style(for: Family(key: type.identity)) }
            guard styles.count == 2, let one = styles[0], let other = styles[1] else { throw Fault.wrongArgument }
            return .bool(Comparison().areEqual(one, other))
        }
    }

    static func stylePush(_ declaration: FunctionDeclaration) -> Body {
        let index = declaration.signature.parameters.firstIndex { $0.name == "C" } ?? 1
        return { receiver, arguments, types in
            let family = Family(key: types.types[index].identity)
            guard let content = AnyView(receiver), let grouped = arguments.first.flatMap(GroupedStyle.init),
                let style = grouped.style.instance?.style(for: family)
            else { throw Fault.wrongArgument }
            return AnyView(content.modifier(StylePush(style, family: family))).value
        }
    }

    static func componentStyles() -> Body {
        { receiver, _, types in
            guard let type = types.types.last, let environment = EnvironmentValues(receiver) else {
                throw Fault.wrongArgument
            }
            return PlacedStyles(type: type, stack: environment.styleStacks[Family(key: type.identity)]).value
        }
    }
}
