extension Int {
    /// The whole part of a number, as a count of cells: what is farther than `Size.infinity` is cut off there, and NaN is 0.
    ///
    /// Numbers of a program become cells, counts and steps only here, so that none is too large for what follows.
    package init(clamped number: Double) {
        let longest = Double(Size.infinity)
        self =
            number.isNaN ? 0 : Int(exactly: Swift.max(-longest, Swift.min(longest, number)).rounded(.towardZero)) ?? 0
    }
}
