/// What `@Component` adds to the struct that it stands on.
extension Component {
    /// The members, in order.
    var members: [GeneratedText] {
        [
            own.initializer ? nil : memberwiseInitializer,
            own.configurationInitializer ? nil : configurationInitializer,
            configurationType,
            configurationProperty,
            own.defaultStyle || own.defaultStyleType ? nil : defaultStyleType,
            own.defaultStyle ? nil : defaultStyleProperty,
        ].compactMap { $0 }
    }

    private var prefix: String { access.ofMembers }

    private var memberwiseInitializer: GeneratedText {
        let generics = fields.compactMap { $0.wrapper == .viewBuilder ? $0.contentParameter : nil }
        let clause = generics.isEmpty ? "" : "<\(generics.map { $0 + ": View" }.joined(separator: ", "))>"
        let parameters = fields.map(\.parameter)
        let assignments = fields.map(\.assignment).joined(separator: "\n")
        let head: GeneratedText = "\(prefix)init\(clause)"
        return "\(head.called(with: parameters)) {\n\(assignments.indented)\n}"
    }

    private var configurationInitializer: GeneratedText {
        let assignments = fields.map { field -> GeneratedText in
            field.wrapper == .binding
                ? "self._\(field.plainName) = configuration.$\(field.plainName)"
                : "self.\(field.name) = configuration.\(field.name)"
        }
        return """
            /// The component that a style was told about; it takes the next style.
            \(prefix)init(_ configuration: Configuration) {
            \(assignments.joined(separator: "\n").indented)
            }
            """
    }

    private var configurationType: GeneratedText {
        let properties = fields.map { field -> GeneratedText in
            let documentation = field.documentation.map { $0 + "\n" }.joined()
            let wrapper = field.wrapper == .binding ? "@Binding " : ""
            return "\(documentation)\(wrapper)\(prefix)var \(field.name): \(field.type)"
        }
        return """
            /// What a style of `\(name.plainName)` is told.
            \(prefix)struct Configuration {
            \(properties.joined(separator: "\n").indented)
            }
            """
    }

    private var configurationProperty: GeneratedText {
        let arguments = fields.map { field -> GeneratedText in
            field.wrapper == .binding ? "\(field.name): $\(field.plainName)" : "\(field.name): \(field.name)"
        }
        return """
            \(prefix)var configuration: Configuration {
            \(("Configuration" as GeneratedText).called(with: arguments).indented)
            }
            """
    }

    private var defaultStyleType: GeneratedText {
        """
        /// How `\(name.plainName)` looks where no style was pushed: its fields in a row.
        \(prefix)struct DefaultStyle: \(styleProtocol) {
          \(prefix)func makeBody(configuration: Configuration) -> some View {
        \(DefaultStyleBody.text(of: fields).indented.indented)
          }
        }
        """
    }

    private var defaultStyleProperty: GeneratedText {
        "\(prefix)static var defaultStyle: any ComponentStyle<\(name)> { DefaultStyle() }"
    }
}

extension GeneratedText {
    /// What stands in parentheses behind it: in one line, or where that is long, each item in its own.
    fileprivate func called(with items: [GeneratedText]) -> GeneratedText {
        let line: GeneratedText = "\(self)(\(items.joined(separator: ", ")))"
        return line.text.count <= 92 ? line : "\(self)(\n\(items.joined(separator: ",\n").indented)\n)"
    }
}

extension ComponentField {
    /// The generic parameter for what its builder makes; nil where the builder makes a view of a written type.
    fileprivate var contentParameter: String? {
        switch shape {
        case .anyView, .function(_, result: .anyView?): Naming.content(plainName)
        default: nil
        }
    }

    fileprivate var parameter: GeneratedText {
        switch wrapper {
        case .none:
            let value: GeneratedText =
                initialValue.map { " = \($0)" } ?? (isVariable && shape.isOptional ? " = nil" : "")
            return "\(name): \(shape.isFunction ? "@escaping " : "")\(type)\(value)"
        case .binding: return "\(name): Binding<\(type)>"
        case .viewBuilder:
            guard case .function(let count, _) = shape else {
                return "@ViewBuilder \(name): () -> \(contentParameter.map { "\($0)" } ?? type)"
            }
            guard let contentParameter else { return "@ViewBuilder \(name): @escaping \(type)" }
            let arguments = type.text.prefix { $0 != ")" }
            return count == 0
                ? "@ViewBuilder \(name): @escaping () -> \(contentParameter)"
                : "@ViewBuilder \(name): @escaping \(String(arguments))) -> \(contentParameter)"
        }
    }

    fileprivate var assignment: GeneratedText {
        switch wrapper {
        case .none: return "self.\(name) = \(name)"
        case .binding: return "self._\(plainName) = \(name)"
        case .viewBuilder:
            guard case .function(let count, _) = shape else {
                return contentParameter == nil ? "self.\(name) = \(name)()" : "self.\(name) = AnyView(\(name)())"
            }
            guard contentParameter != nil else { return "self.\(name) = \(name)" }
            let arguments = (0..<count).map { "$\($0)" }.joined(separator: ", ")
            return "self.\(name) = { AnyView(\(name)(\(arguments))) }"
        }
    }
}
