import Drawing
import StyleEngine

extension ExplanationText {
    /// Why a view isn't shown, as another one is that fits.
    ///
    /// - Parameter entry: the view's node, numbered in a tree that holds what is left out, too.
    package init(of choice: LeftOut, _ entry: NumberedTree.Entry, names: PartNames) {
        let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
        let offer = Self.text(of: choice.offer)
        self.init(
            headline: "\(entry.node.type.name)\(title) is not shown",
            [
                Fact(
                    label: "because",
                    text: "\(names.name(of: choice.chooser)) shows "
                        + names.telling(of: choice.chooser).label(of: choice.shown.element)
                        + (choice.fits
                            ? ", the first of its \(choice.count) views that fits"
                            : ", the last, as none of its \(choice.count) views fits")),
                Fact(
                    label: "stands in",
                    text: choice.place < choice.shown.place
                        ? "view \(choice.place), which wants \(Self.text(of: choice.ideal)) and is offered \(offer)"
                        : "view \(choice.place), which is shown where none before it fits"),
            ])
    }
}
