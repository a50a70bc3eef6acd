/// Reads and writes a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// What the binding leads to; nil where only its functions know that.
    private let target: BindingTarget?

    /// Creates a binding from what reads and what writes the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
        target = nil
    }

    private init(get: @escaping () -> Value, set: @escaping (Value) -> Void, target: BindingTarget?) {
        read = get
        write = set
        self.target = target
    }

    /// Creates a binding to the value at a place.
    package init(_ location: StateLocation<Value>) {
        self.init(
            get: { location.value }, set: { location.value = $0 },
            target: BindingTarget(owner: .location(location, version: location.version)))
    }

    /// A binding to something that is found in what this one leads to, by a step that tells it from all else in there.
    package func part<Part>(
        at step: AnyHashable, get: @escaping () -> Part, set: @escaping (Part) -> Void
    ) -> Binding<Part> {
        Binding<Part>(get: get, set: set, target: target?.part(at: step))
    }

    /// A binding to the same, whose value has another type.
    package func converted<Other>(
        get: @escaping () -> Other, set: @escaping (Other) -> Void
    ) -> Binding<Other> {
        Binding<Other>(get: get, set: set, target: target)
    }

    /// The binding that stands in a closure's parameter: `ForEach($items) { $item in … }`.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to an optional that has the value; writing nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self = base.converted(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the value of an optional; nil where there is none. Reads what was there last once it is gone.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self = base.converted(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding whose value never changes; writes do nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(
            get: { value }, set: { _ in EvaluationContext.note(.constantBinding) },
            target: BindingTarget(owner: .constant(value)))
    }

    /// A constant binding of which nothing is noted where it is written to.
    package static func fixed(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in }, target: BindingTarget(owner: .constant(value)))
    }

    /// The state that it leads to, or into; nil where it leads to none.
    var state: StateStorage? {
        if case .location(let state, _)? = target?.owner { state } else { nil }
    }

    /// Whether it leads to a value that never changes, or to a part of one.
    var isConstant: Bool {
        if case .constant? = target?.owner { true } else { false }
    }

    /// The value, read from and written to its owner.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The value, without the body that is being made reading it (rule F1): for one who only asks what it is like.
    package var valueUnread: Value {
        guard let queue = state?.queue else { return read() }
        let reading = queue.reading
        queue.reading = nil
        defer { queue.reading = reading }
        return read()
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        part(
            at: keyPath,
            get: { read()[keyPath: keyPath] },
            set: { part in
                var value = read()
                value[keyPath: keyPath] = part
                write(value)
            }
        )
    }
}

/// Where a binding leads: so that two can be compared.
private struct BindingTarget {
    let owner: Owner
    /// The way from what the owner keeps to the value.
    private(set) var steps: [AnyHashable] = []

    init(owner: Owner) {
        self.owner = owner
    }

    enum Owner {
        /// A value that never changes.
        case constant(Any)
        /// A view or a style that keeps it as state, and how often that had changed when the binding was made.
        case location(StateStorage, version: Int)
    }

    func part(at step: AnyHashable) -> BindingTarget {
        var target = self
        target.steps.append(step)
        return target
    }

    /// Whether both lead to the same, which has not changed since both were made.
    func isSame(as other: BindingTarget, by comparison: Comparison) -> Bool {
        switch (owner, other.owner) {
        case (.constant(let one), .constant(let other)): comparison.areEqual(erased: one, other)
        case (.location(let one, let before), .location(let other, let now)):
            one === other && before == now && now == other.version
        default: false
        }
    }
}

extension Binding: PrimitiveDynamicProperty {
    mutating func install(from installation: Installation) -> Bool { installation.hasChanged(self) }
}

extension Binding: SelfComparing {
    // One whose functions alone know where it leads may read something else without being another binding.
    package func isEqual(to other: Binding, by comparison: Comparison) -> Bool {
        if comparison.contents == .ignored { return true }
        guard let target, let another = other.target else { return false }
        return target.steps == another.steps && target.isSame(as: another, by: comparison)
    }
}
