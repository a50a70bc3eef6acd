import StyleEngine

/// A toggle's label, and beside it what shows whether it is on.
struct ToggleFace: PrimitiveView {
    enum Shape {
        case `switch`, checkbox
    }

    private let configuration: ToggleStyleConfiguration
    private let shape: Shape

    init(_ configuration: ToggleStyleConfiguration, _ shape: Shape) {
        self.configuration = configuration
        self.shape = shape
    }

    static func _resolve(_ view: ToggleFace, at inputs: Inputs, by resolver: Resolver) {
        let inner = resolver.open(TypeIdentity(ToggleFace.self), .modifier, at: inputs)
        ToggleStyleConfiguration.Label._resolve(view.configuration.label, at: inner, by: resolver)
    }
}
