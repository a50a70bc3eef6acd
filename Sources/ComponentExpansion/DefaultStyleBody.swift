/// What a component looks like where no style was pushed: its fields in a row, in the order in which they are declared.
///
/// Texts and views stand as they are, whatever else can be told is told as text, and a function without arguments is a
/// button. Other functions can't be seen.
enum DefaultStyleBody {
    /// The lines of the style's body.
    static func text(of fields: [ComponentField]) -> GeneratedText {
        let rows = fields.compactMap { row(of: $0) }
        switch rows.count {
        case 0: return "EmptyView()"
        case 1: return rows[0]
        default: return "HStack {\n\(rows.joined(separator: "\n").indented)\n}"
        }
    }

    private static func row(of field: ComponentField) -> GeneratedText? {
        let value: GeneratedText = "configuration.\(field.name)"
        if field.wrapper == .viewBuilder { return field.shape.isFunction ? call(of: value, field.shape) : value }
        guard case .optional(let wrapped) = field.shape else { return row(of: value, field.shape, field) }
        switch wrapped {
        case .view, .anyView: return value
        default:
            guard let inner = row(of: "\(field.name)", wrapped, field) else { return nil }
            return "if let \(field.name) = \(value) {\n\(inner.indented)\n}"
        }
    }

    private static func row(
        of value: GeneratedText, _ shape: FieldShape, _ field: ComponentField
    ) -> GeneratedText? {
        switch shape {
        case .text: return "Text(\(value))"
        case .texts: return "ForEach(\(value), id: \\.self) { Text($0) }"
        case .view, .anyView: return value
        case .boxedView: return "AnyView(\(value))"
        case .function(parameters: 0, result: nil): return "Button(\"\(field.plainName)\", action: \(value))"
        case .function: return nil
        case .value, .optional: return "Text(\"\\(\(value))\")"
        }
    }

    private static func call(of value: GeneratedText, _ shape: FieldShape) -> GeneratedText? {
        if case .function(parameters: 0, _) = shape { "\(value)()" } else { nil }
    }
}
