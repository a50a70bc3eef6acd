import Drawing
import StyleEngine

/// What a built-in button style shows of a button: its label, its border, and whether it is pressed.
struct ButtonFace: View {
    enum Border {
        /// A label alone; inside a toggle a border, so that its state shows; of a link angle brackets.
        case automatic
        case none, bordered, prominent
    }

    private let configuration: PrimitiveButtonStyleConfiguration
    private let border: Border
    private let isPlain: Bool

    /// A button with a border; the label of a plain one doesn't take the tint of the place, as the legend says.
    init(_ configuration: PrimitiveButtonStyleConfiguration, _ border: Border, isPlain: Bool = false) {
        self.configuration = configuration
        self.border = border
        self.isPlain = isPlain
    }

    static func _resolve(_ view: ButtonFace, at inputs: Inputs, by resolver: Resolver) {
        ButtonBehavior<ControlLook>._resolve(view.body, at: inputs, by: resolver)
    }

    var body: ButtonBehavior<ControlLook<PrimitiveButtonStyleConfiguration.Label>> {
        ButtonBehavior(configuration) { isPressed in
            ControlLook(configuration.label, environment: inside) { place, elements in
                face(isPressed: isPressed, in: place, elements)
            }
        }
    }

    /// Changes the environment of the label: the tint, where one was set, is the colour of its text.
    private func inside(_ environment: inout EnvironmentValues) {
        // A border is in the tint too, so that the legend tells the tint, and not a colour of the label alone.
        let toggle = environment.enclosingButton?.isOn
        let hasBorder = border == .bordered || border == .automatic && toggle != nil
        let isRow = environment.enclosingButton == .row
        environment.enclosingButton = nil
        if !isPlain, !isRow, border != .prominent, !hasBorder { environment.tintForeground() }
    }

    private func face(isPressed: Bool, in place: Surroundings, _ elements: [Element]) -> Element {
        let toggle = place.environment.enclosingButton?.isOn
        let isLink = border == .automatic && place.environment.enclosingButton == .link
        let border = border == .automatic ? toggle == nil ? .none : .bordered : border
        let room = border == .none ? 0 : ButtonFace.room(place.environment.controlSize)
        var words = (isPlain ? ["plain"] : []) + (configuration.role == .destructive ? ["destructive"] : [])
        // Without room for a sign a word tells the state, so that the width stays as it is.
        if room == 0, isPressed { words.append("pressed") }
        if room == 0, toggle == true { words.append("on") }
        let signs =
            !place.environment.isEnabled
            ? toggle == true ? ("\(Sign.selectedIdle)", "\(Sign.selected)") : ("\(Sign.idle)", "\(Sign.idle)")
            : isPressed
                ? ("\(Sign.forward)", "\(Sign.backward)")
                : toggle == true ? ("\(Sign.selected)", "\(Sign.selected)") : (" ", " ")
        let spaces = String(repeating: " ", count: max(0, room - 1))
        let form = BorderForm(place.environment.buttonBorderShape, isProminent: border == .prominent, in: place.charset)
        if border != .none { words += form.words + tintWords(in: place) }
        var label = Element.row(of: elements).noted(words).standing(in: place)
        // A filled face is red itself; red letters on another colour couldn't be read.
        let isDestructive = configuration.role == .destructive
        if isDestructive, border != .prominent { label = label.colored(place.resolved(Color.red)) }
        if isLink { return label.linked(in: place) }
        // Colour tells a label by itself from text.
        let isRow = place.environment.enclosingButton == .row
        if border == .none, !isPlain, !isRow { label = label.tinted(in: place) }
        guard border != .none else { return label }
        let left = form.left + (room > 0 ? signs.0 + spaces : "")
        let right = (room > 0 ? spaces + signs.1 : "") + form.right
        // A toggle is filled while it is on.
        let isFilled = toggle ?? (border == .prominent)
        let fill = isDestructive ? place.resolved(Color.red) : place.resolved(.tint)
        if isFilled, place.environment.isEnabled { label = label.colored(fill.lettersOnFace) }
        let isTall = place.environment.controlSize >= .large
        let edges: (Sign, Sign)? = !isTall ? nil : border == .prominent ? (.edgeAbove, .edgeBelow) : (.edge, .edge)
        var button = Element(Brackets.border(left, right, edges: edges), [label.whole])
        if border == .bordered, place.environment.tintPaint != nil { button = button.colored(place.resolved(.tint)) }
        guard isFilled else { return button }
        guard place.environment.isEnabled else { return button.on(place.resolved(Color.gray.opacity(0.2))) }
        return button.on(fill)
    }

    /// What the legend says about the tint of a border: a prominent one is filled with it; any other and its label have
    /// its colour.
    private func tintWords(in place: Surroundings) -> [String] {
        guard place.environment.tintPaint != nil else { return [] }
        return ["tint \(place.resolved(.tint).name)"]
    }

    /// The columns between a border and the label.
    private static func room(_ size: ControlSize) -> Int {
        switch size {
        case .mini, .small: 0
        case .regular: 1
        case .large: 2
        case .extraLarge: 3
        }
    }
}

/// The signs of a border on one row.
private struct BorderForm {
    let left: String
    let right: String
    /// The form in words.
    var words: [String] = []

    /// A border that stands out is filled where there are characters for that, and else drawn twice.
    init(_ shape: ButtonBorderShape, isProminent: Bool, in charset: Charset) {
        var isRound = false
        switch shape.outline {
        case .capsule: (isRound, words) = (true, ["capsule"])
        case .circle: (isRound, words) = (true, ["circle"])
        case .rounded(let corner)? where corner.radius != 8: words = ["corner \(corner.radius.short)"]
        default: break
        }
        let ends: (Sign, Sign) =
            switch (isRound, isProminent && charset != .ascii) {
            case (false, false): (.borderLeft, .borderRight)
            case (true, false): (.capsuleLeft, .capsuleRight)
            case (false, true): (.prominentLeft, .prominentRight)
            case (true, true): (.prominentCapsuleLeft, .prominentCapsuleRight)
            }
        let count = isProminent && charset == .ascii ? 2 : 1
        left = String(repeating: ends.0.character, count: count)
        right = String(repeating: ends.1.character, count: count)
    }
}

/// What takes the style of a button without being one (rule C3).
enum EnclosingButton: Hashable {
    case toggle(isOn: Bool)
    case menu, link
    /// A row of a list that leads to another view: its label has the colour of text.
    case row

    /// Whether a toggle is on; a menu's button looks like one that is off, and a link or a row like none.
    fileprivate var isOn: Bool? {
        switch self {
        case .toggle(let isOn): isOn
        case .menu: false
        case .link, .row: nil
        }
    }
}

private enum EnclosingButtonKey: EnvironmentKey {
    static var defaultValue: EnclosingButton? { nil }
}

extension EnvironmentValues {
    /// What a button stands for; nil for one that is a button itself.
    var enclosingButton: EnclosingButton? {
        get { self[EnclosingButtonKey.self] }
        set { self[EnclosingButtonKey.self] = newValue }
    }
}
