import Catalogue
import Drawing
import StyleEngine

/// A control in which a colour is chosen: `Tint [::]`, where the legend names the colour. A person chooses one of the
/// system's colours by its name.
///
/// - Example: `ColorPicker("Tint", selection: .constant(.red))`
public struct ColorPicker<Label: View>: PrimitiveView {
    private let selection: Binding<Color>
    private let label: Label

    /// A colour picker with a label of its own. Whether it lets an opacity be chosen can't be seen.
    ///
    /// - Example: `ColorPicker(selection: .constant(.red)) { Text("Tint") }`
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    public static func _resolve(_ view: ColorPicker, at inputs: Inputs, by resolver: Resolver) {
        let (selection, isEnabled) = (view.selection, inputs.environment.isEnabled)
        let payload = Container(axis: .horizontal) { place, elements in
            let layer = ShapeLayer(.fill, selection.wrappedValue)
            let swatch = Element(FrameLayout(width: 2, height: 1), [Element(layer.painting(of: .rectangle, at: place))])
            let well = Element(Brackets("[", "]"), [swatch])
            guard !place.environment.labelsAreHidden, !elements.isEmpty else { return well.standing(in: place) }
            return Element(
                ControlRow.sign(in: place), [Element.label(of: elements).standing(in: place), well.acting(in: place)])
        }
        let inner = resolver.open(
            TypeIdentity(ColorPicker.self), .primitive, payload: payload,
            interaction: .choose(
                options: { Color.named.map(\.key) }, chosen: { ["\(selection.wrappedValue)"] },
                select: { name in
                    guard isEnabled, let color = Color.named.first(where: { $0.key == name })?.value else {
                        return .unknown
                    }
                    selection.wrappedValue = color
                    return .chosen
                }),
            title: (view.label as? Text)?.string, at: inputs)
        MarkedLabel._resolve(MarkedLabel(view.label), at: inner, by: resolver)
    }
}

extension ColorPicker where Label == Text {
    /// A colour picker with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
    }

    init(_ title: Text, selection: Binding<Color>, supportsOpacity: Bool) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { title }
    }
}
