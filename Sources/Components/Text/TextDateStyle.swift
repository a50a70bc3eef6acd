import Catalogue

extension Text {
    /// What of a moment a text says.
    public enum DateStyle: Hashable, Codable, Sendable {
        /// `November 21, 2026`; `9:41 AM`.
        case date, time

        func text(_ moment: Date, in zone: TimeZone) -> String {
            let style =
                switch self {
                case .date: DateFormatStyle(date: .long, timeZone: zone)
                case .time: DateFormatStyle(time: .shortened, timeZone: zone)
                }
            return style.format(moment)
        }
    }
}

extension Text.DateStyle: NativeConvertible {}

extension BuiltIns {
    static let textDateStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Text.DateStyle: Hashable", "What of a moment a text says.",
            example: "Text(Date(timeIntervalSince1970: 0), style: .time)",
            BuiltIn.cases("What of a moment a text says.", ["date": Text.DateStyle.date, "time": .time]))
    ]
}
