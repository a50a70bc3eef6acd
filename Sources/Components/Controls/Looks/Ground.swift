import Drawing

extension Element {
    /// The element of something that brings a ground along, such as a list: on that ground where it doesn't look like the
    /// page, because the place is dark on a light page or light on a dark one.
    func onGround(in place: Surroundings) -> Element {
        guard place.paintContext.isForeign else { return self }
        return onBackground(in: place)
    }

    /// The element on the background style of the place.
    func onBackground(in place: Surroundings) -> Element {
        let fill = ShapePainting(.rectangle, .fill, place.resolved(.background))
        return Element(SecondaryLayout.background(), [self, Element(fill)])
    }
}
