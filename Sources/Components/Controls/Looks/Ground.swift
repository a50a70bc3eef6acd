import Drawing
import StyleEngine

private enum GroundSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// The colour scheme of the ground that something around the place brought along; nil where that is the page.
    fileprivate var groundScheme: ColorScheme? {
        get { self[GroundSchemeKey.self] }
        set { self[GroundSchemeKey.self] = newValue }
    }

    /// Lets what stands inside know that it has a ground in the colour scheme of the place.
    mutating func bringGround() { groundScheme = colorScheme }
}

extension Element {
    /// The element of something that brings a ground along, such as a list: on that ground where the one around it is of
    /// another colour scheme, so that its letters can be read.
    func onGround(in place: Surroundings) -> Element {
        let around = place.environment.groundScheme ?? place.page
        return place.environment.colorScheme == around ? self : onBackground(in: place)
    }

    /// The element of something that scrolls: on a ground where that isn't hidden.
    func onScrollGround(in place: Surroundings) -> Element {
        place.environment.scrollContentBackground == .hidden ? self : onGround(in: place)
    }

    /// The element on the background style of the place.
    func onBackground(in place: Surroundings) -> Element {
        let fill = ShapePainting(.rectangle, .fill, place.resolved(.background))
        return Element(SecondaryLayout.background(), [self, Element(fill)])
    }
}
