import StyleEngine

extension Family {
    /// The label of a component of this family, its type erased, by which a tree names the component. Nothing is no name.
    func label(_ label: some View) -> AnyView {
        label is EmptyView ? AnyView(label) : AnyView(MarkedLabel(of: self, label))
    }
}
