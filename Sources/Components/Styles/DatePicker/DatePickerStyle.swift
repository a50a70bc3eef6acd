import Catalogue
import StyleEngine

/// How date pickers look. A date picker in the body of a style, made of what the style is told, takes the style below.
///
/// - Example:
///   ```swift
///   struct Framed: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           DatePicker(selection: configuration.$selection, displayedComponents: .date) { configuration.label }
///               .border(.blue)
///       }
///   }
///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
///   DatePicker("Due", selection: $due).datePickerStyle(Framed())
///   ```
public protocol DatePickerStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// What a date picker with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a date picker. The family of date pickers is known by it (rule B2).
public struct DatePickerStyleConfiguration: StyleConfiguration {
    /// The date picker's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// The date picker's label.
    public let label: Label
    /// The moment that is chosen: reads and writes what the date picker was made with.
    @Binding public var selection: Date
    /// What of the moment is shown.
    public let displayedComponents: DatePickerComponents

    init(label: AnyView, selection: Binding<Date>, displayedComponents: DatePickerComponents) {
        self.label = Label(erased: label)
        _selection = selection
        self.displayedComponents = displayedComponents
    }

    public static var component: String { "DatePicker" }
}

extension DatePickerStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the date pickers inside (rule B1).
    ///
    /// - Example:
    ///   ```swift
    ///   @State var due = Date(timeIntervalSince1970: 1_000_000_000)
    ///   DatePicker("Due", selection: $due).datePickerStyle(.field)
    ///   ```
    public func datePickerStyle<S: DatePickerStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
