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
    /// Marks the elements of a row that stands for a tag, where the list around lets it be chosen.
    static func mark(_ elements: inout [Element], from start: Int, tag: AnyHashable, at place: Surroundings) {
        guard let choices = place.environment.rowSelection else { return }
        let isOn = choices.isSelected(tag)
        for index in start..<elements.count { elements[index] = Element(HangingMark.choice(isOn), [elements[index]]) }
    }
}

extension Choices {
    /// One of several values, or none.
    convenience init<SelectionValue: Hashable>(one selection: Binding<SelectionValue?>) {
        self.init(
            isSelected: { $0.base as? SelectionValue == selection.wrappedValue && selection.wrappedValue != nil },
            select: { tag in
                guard let value = tag.base as? SelectionValue else { return false }
                selection.wrappedValue = value
                return true
            })
    }

    /// Any number of values: choosing one that is chosen gives it up.
    convenience init<SelectionValue: Hashable>(several selection: Binding<Set<SelectionValue>>) {
        self.init(
            isSelected: { ($0.base as? SelectionValue).map(selection.wrappedValue.contains) ?? false },
            select: { tag in
                guard let value = tag.base as? SelectionValue else { return false }
                selection.wrappedValue.formSymmetricDifference([value])
                return true
            })
    }

    /// One of several values of a running program, or none.
    convenience init(oneOf selection: Binding<Value>) {
        self.init(
            isSelected: { ($0.base as? Value).map { .some($0) == selection.wrappedValue } ?? false },
            select: { tag in
                guard let value = tag.base as? Value else { return false }
                selection.wrappedValue = .some(value)
                return true
            })
    }

    /// Any number of values of a running program.
    convenience init(severalOf selection: Binding<Value>) {
        func chosen() -> Set<Value> {
            guard case .native(let native) = selection.wrappedValue else { return [] }
            return native.any as? Set<Value> ?? []
        }
        self.init(
            isSelected: { ($0.base as? Value).map(chosen().contains) ?? false },
            select: { tag in
                guard let value = tag.base as? Value else { return false }
                selection.wrappedValue = .native(Box(chosen().symmetricDifference([value])))
                return true
            })
    }
}
