import Drawing
import StyleEngine

/// What a built-in style shows of a menu: a button, and below it what the menu offers while it is open.
struct MenuColumn: PrimitiveView {
    let isOpen: Binding<Bool>
    let configuration: MenuStyleConfiguration
    var isBorderless = false

    static func _resolve(_ view: MenuColumn, at inputs: Inputs, by resolver: Resolver) {
        let isOpen = view.isOpen
        let context = inputs.environment.controlContext
        let openMenus = inputs.environment.openMenus + [isOpen]
        let parts = Group {
            view.button(isItem: context == .menu, isBare: context == .menu || context == .group)
            if isOpen.wrappedValue {
                ControlPart(.vertical, view.configuration.content.environment(\.openMenus, openMenus))
            }
        }
        let look = ControlLook(parts, axis: .vertical) { _, elements in
            // As wide as what it offers, so that a divider is no longer than that.
            let items = elements.dropFirst().map { items in
                Element(PaddingLayout(leading: 2), [Element(WholeLayout(), [items])])
            }
            return .column(of: elements.prefix(1) + items, .leading)
        }
        ControlLook._resolve(look, at: inputs, by: resolver)
    }

    /// The button that opens the menu; one with an action of its own stands before it. `isItem` says that it stands in
    /// another menu, `isBare` that what stands around it has the border (rule C8).
    @ViewBuilder private func button(isItem: Bool, isBare: Bool) -> some View {
        if let action = configuration.primaryAction {
            ControlPart(
                .horizontal,
                Group {
                    styled(Button(action: action) { configuration.label }, isBare: isBare)
                    styled(opener(Text(MenuColumn.sign(isItem))), isBare: isBare)
                })
        } else {
            styled(
                opener(
                    ControlLook(configuration.label) { place, elements in
                        let label = elements.isEmpty ? Element(place.text("...")) : .row(of: elements)
                        guard place.environment.menuIndicator != .hidden else { return label }
                        return Element(HangingMark("\(MenuColumn.sign(isItem))", isTrailing: true), [label])
                    }), isBare: isBare)
        }
    }

    /// What shows that a button opens a menu.
    private static func sign(_ isItem: Bool) -> Sign { isItem ? .forward : .down }

    /// What opens and closes the menu. Where it stands in another one, that stays open.
    private func opener(_ label: some View) -> some View {
        Button {
            isOpen.wrappedValue.toggle()
        } label: {
            label
        }
        .environment(\.openMenus, [])
    }

    @ViewBuilder private func styled(_ button: some View, isBare: Bool) -> some View {
        if isBorderless {
            button.buttonStyle(.borderless)
        } else {
            // A button that opens a menu has a border where its style doesn't say otherwise, as one in a toggle has.
            button.environment(\.enclosingButton, isBare ? nil : .menu)
        }
    }
}
