import Catalogue
import Drawing
import StyleEngine

private enum RowSelectionKey: EnvironmentKey {
    static var defaultValue: Choices? { nil }
}

extension EnvironmentValues {
    /// What can be chosen among the rows of the list around; nil where nothing can.
    var rowSelection: Choices? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}

/// The rows of a list of which some can be chosen.
struct SelectableRows<Content: View>: PrimitiveView {
    let choices: Choices
    let content: Content

    static func _resolve(_ view: SelectableRows, at inputs: Inputs, by resolver: Resolver) {
        var inner = resolver.open(TypeIdentity(SelectableRows.self), .group, at: inputs)
        view.choices.place = inner.parent
        inner.environment.controlContext = .list
        inner.environment.rowSelection = view.choices
        inner.environment.elementMark = .tags
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension Element {
    /// Marks the elements of rows that stand for a tag, where the list around lets them be chosen.
    static func mark(_ elements: inout [Element], from start: Int, tag: ChoiceTag, at place: Surroundings) {
        guard let choices = place.environment.rowSelection else { return }
        let isOn = choices.isSelected(tag)
        for index in start..<elements.count {
            elements[index] = elements[index].ofEachRow { Element(HangingMark.choice(isOn), [$0]) }
        }
    }
}

extension Choices {
    /// One of several values, or none.
    convenience init<SelectionValue: Hashable>(one selection: Binding<SelectionValue?>) {
        self.init(
            of: SelectionType<SelectionValue>.compiled, isSelected: { $0 == selection.wrappedValue },
            select: { selection.wrappedValue = $0 })
    }

    /// Any number of values: choosing one that is chosen gives it up.
    convenience init<SelectionValue: Hashable>(several selection: Binding<Set<SelectionValue>>) {
        self.init(
            of: SelectionType<SelectionValue>.compiled, isSelected: { selection.wrappedValue.contains($0) },
            select: { selection.wrappedValue.formSymmetricDifference([$0]) })
    }

    /// One of several values of a running program, or none; nil stands for a type that all of them have.
    convenience init(oneOf selection: Binding<Value>, _ type: ValueType?) {
        self.init(
            of: .running(type), isSelected: { Value.some($0) == selection.wrappedValue },
            select: { selection.wrappedValue = Value.some($0) })
    }

    /// Any number of values of a running program.
    convenience init(severalOf selection: Binding<Value>, _ type: ValueType?) {
        func chosen() -> Set<Value> {
            guard case .native(let native) = selection.wrappedValue else { return [] }
            return native.any as? Set<Value> ?? []
        }
        self.init(
            of: .running(type), isSelected: { chosen().contains($0) },
            select: { selection.wrappedValue = .native(Box(chosen().symmetricDifference([$0]))) })
    }
}
