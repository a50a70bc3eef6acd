import Drawing
import StyleEngine

/// What a built-in style shows of a date picker: its label, and the day and the time in one way or another.
struct DatePickerFace: PrimitiveView {
    enum Look {
        /// `[Nov 22, 2026] [9:41 AM]`
        case compact
        /// `[11/22/2026, 9:41 AM]`
        case field
        /// `[11/22/2026, 9:41 AM] [-|+]`
        case stepperField
        /// The days of a month below each other, week by week.
        case graphical
    }

    private let configuration: DatePickerStyleConfiguration
    private let look: Look

    init(_ configuration: DatePickerStyleConfiguration, _ look: Look) {
        self.configuration = configuration
        self.look = look
    }

    static func _resolve(_ view: DatePickerFace, at inputs: Inputs, by resolver: Resolver) {
        let label = ControlPart(label: view.configuration.label.erased)
        let look = ControlLook(label) { place, elements in
            let picker = view.picker(at: place)
            guard !place.environment.labelsAreHidden, let label = elements.first, !label.isNothing else {
                return picker.standing(in: place)
            }
            let parts = [label.standing(in: place), picker.standing(in: place)]
            return view.look == .graphical
                ? Element(StackLayout.vertical(.leading), parts) : Element(ControlRow.sign(in: place), parts)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    private func picker(at place: Surroundings) -> Element {
        let moment = configuration.moment
        switch look {
        case .compact: return Element.row(of: parts(.abbreviated).map { field($0, at: place) })
        case .field: return field(parts(.numeric).joined(separator: ", "), at: place)
        case .stepperField:
            let signs = StepperSigns.drawing((true, true), isEnabled: place.environment.isEnabled)
            return Element.row(of: [field(parts(.numeric).joined(separator: ", "), at: place), Element(signs)])
        case .graphical:
            let month = moment.showsDate ? page(at: place) : []
            let time = moment.showsTime ? [field(text(time: .shortened), at: place)] : []
            return Element(StackLayout.vertical(.leading), month + time)
        }
    }

    /// The rows of the month, none of which is broken; the legend tells the tint of the first.
    private func page(at place: Surroundings) -> [Element] {
        let tint = place.environment.tintPaint == nil ? [] : ["tint \(place.resolved(.tint).name)"]
        return MonthPage(configuration.moment).lines.enumerated().map { number, line in
            Element(FixedSizeLayout(.horizontal), [Element(place.text(line)).noted(number == 0 ? tint : [])])
        }
    }

    /// What is shown of the day and of the time.
    private func parts(_ day: DateFormatStyle.DateStyle) -> [String] {
        let moment = configuration.moment
        return (moment.showsDate ? [text(date: day)] : []) + (moment.showsTime ? [text(time: .shortened)] : [])
    }

    private func text(date: DateFormatStyle.DateStyle? = nil, time: DateFormatStyle.TimeStyle? = nil) -> String {
        DateFormatStyle(date: date ?? .omitted, time: time ?? .omitted, timeZone: configuration.moment.zone)
            .format(configuration.moment.date.wrappedValue)
    }

    private func field(_ text: String, at place: Surroundings) -> Element {
        Element(Brackets("[", "]", place.tintInk), [Element(place.text(text))])
    }
}

/// The days of the month of a moment, week by week; that of the moment stands in brackets, and those out of bounds are
/// dots.
private struct MonthPage {
    private let moment: PickedMoment

    init(_ moment: PickedMoment) { self.moment = moment }

    var lines: [String] {
        let (calendar, date) = (moment.calendar, moment.date.wrappedValue)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let start = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? date
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        let empty = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var cells = Array(repeating: "    ", count: empty)
        for day in 0..<count {
            let morning = calendar.date(byAdding: .day, value: day, to: start) ?? start
            let number = day < 9 ? " \(day + 1)" : "\(day + 1)"
            cells.append(day + 1 == parts.day ? "[\(number)]" : isChoosable(morning) ? " \(number) " : "  . ")
        }
        let names = (0..<7).map { weekday in
            " \(["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"][(weekday + calendar.firstWeekday - 1) % 7]) "
        }
        let weeks = stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)].joined() }
        let title = DateFormatStyle(timeZone: moment.zone).month(.wide).year().format(date)
        return [" " + title, names.joined()] + weeks
    }

    /// Whether some moment of a day that begins so is within bounds.
    private func isChoosable(_ morning: Date) -> Bool {
        let evening = moment.calendar.date(byAdding: .day, value: 1, to: morning) ?? morning
        return (moment.first.map { $0 < evening } ?? true) && (moment.last.map { $0 >= morning } ?? true)
    }
}
