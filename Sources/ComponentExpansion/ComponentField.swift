import SwiftSyntax

/// A stored property of a component: something that its styles are told.
struct ComponentField {
    /// The name as written, perhaps in backticks.
    let name: String
    /// Its type as it stands in a declaration.
    let type: GeneratedText
    /// What its type is made of.
    let shape: FieldShape
    /// Whether it is a variable.
    let isVariable: Bool
    /// The value it has where none is passed.
    let initialValue: ExprSyntax?
    /// How it is passed.
    let wrapper: Wrapper
    /// The lines of documentation in front of it.
    let documentation: [String]

    /// The attributes that a field may have.
    enum Wrapper {
        case none, binding, viewBuilder
    }

    /// The name without backticks.
    var plainName: String { Naming.plain(name) }
}

/// What the type of a field is made of, as far as it can be seen from how it is written.
indirect enum FieldShape {
    /// A text.
    case text
    /// A list of texts.
    case texts
    /// A view.
    case view
    /// A view of any type.
    case anyView
    /// `any View`, which is no view itself.
    case boxedView
    /// A function; `result` is nil where it has none.
    case function(parameters: Int, result: FieldShape?)
    /// Something or nothing.
    case optional(FieldShape)
    /// Anything else: numbers, enums, types of the program.
    case value

    /// Reads a type.
    init(of type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): self = .optional(FieldShape(of: optional.wrappedType))
        case .implicitlyUnwrappedOptionalType(let optional): self = .optional(FieldShape(of: optional.wrappedType))
        case .attributedType(let attributed): self = FieldShape(of: attributed.baseType)
        case .arrayType(let array):
            if case .text = FieldShape(of: array.element) { self = .texts } else { self = .value }
        case .functionType(let function):
            let result = function.returnClause.type
            let isVoid = ["Void", "()"].contains(result.trimmedDescription)
            self = .function(parameters: function.parameters.count, result: isVoid ? nil : FieldShape(of: result))
        case .tupleType(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil {
                self = FieldShape(of: only.type)
            } else {
                self = .value
            }
        case .someOrAnyType(let type): self = type.constraint.trimmedDescription == "View" ? .boxedView : .value
        case .memberType(let member): self = FieldShape(named: member.name.text)
        case .identifierType(let identifier):
            if identifier.name.text == "Optional",
                let wrapped = identifier.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
            {
                self = .optional(FieldShape(of: wrapped))
            } else {
                self = FieldShape(named: identifier.name.text)
            }
        default: self = .value
        }
    }

    private init(named name: String) {
        switch name {
        case "String", "Substring": self = .text
        case "AnyView": self = .anyView
        default: self = FieldShape.views.contains(name) || name.hasSuffix("View") ? .view : .value
        }
    }

    /// Whether it is a function, whatever stands around it.
    var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    /// Whether it may be nothing.
    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The views that are known by name. The type of a field is seen here only as it is written, so that a view of
    /// another name is marked with `@ViewBuilder`.
    private static let views: Set<String> = [
        "Text", "Image", "Label", "Color", "Divider", "Spacer", "EmptyView", "ProgressView", "Circle", "Rectangle",
        "RoundedRectangle", "Capsule", "Ellipse", "LinearGradient", "RadialGradient", "AngularGradient",
    ]
}
