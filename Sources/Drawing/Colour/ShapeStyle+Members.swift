extension ShapeStyle where Self == Color {
    /// The colour `Color.red`.
    public static var red: Color { .red }
    /// The colour `Color.orange`.
    public static var orange: Color { .orange }
    /// The colour `Color.yellow`.
    public static var yellow: Color { .yellow }
    /// The colour `Color.green`.
    public static var green: Color { .green }
    /// The colour `Color.mint`.
    public static var mint: Color { .mint }
    /// The colour `Color.teal`.
    public static var teal: Color { .teal }
    /// The colour `Color.cyan`.
    public static var cyan: Color { .cyan }
    /// The colour `Color.blue`.
    public static var blue: Color { .blue }
    /// The colour `Color.indigo`.
    public static var indigo: Color { .indigo }
    /// The colour `Color.purple`.
    public static var purple: Color { .purple }
    /// The colour `Color.pink`.
    public static var pink: Color { .pink }
    /// The colour `Color.brown`.
    public static var brown: Color { .brown }
    /// The colour `Color.white`.
    public static var white: Color { .white }
    /// The colour `Color.gray`.
    public static var gray: Color { .gray }
    /// The colour `Color.black`.
    public static var black: Color { .black }
    /// The colour `Color.clear`.
    public static var clear: Color { .clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground of the place.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The foreground of the place, one level weaker.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground of the place, two levels weaker.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground of the place, three levels weaker.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The foreground of the place, four levels weaker.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground of the place.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the place.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the place, or blue where none was set.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of dividers.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A grey that fills shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Material {
    /// The lightest translucent layer.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A light translucent layer.
    public static var thinMaterial: Material { .thin }
    /// The usual translucent layer.
    public static var regularMaterial: Material { .regular }
    /// A strong translucent layer.
    public static var thickMaterial: Material { .thick }
    /// The strongest translucent layer.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The translucent layer of toolbars.
    public static var bar: Material { .bar }
}
