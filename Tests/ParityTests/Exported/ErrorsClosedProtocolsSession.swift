// Errors/ClosedProtocols.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate extension ShapeStyle where Self == Color { static var brand: Color { .orange } }

struct ErrorsClosedProtocolsSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > struct Ruled: ListStyle { }
        // error: 'Ruled' can't conform to 'ListStyle': the built-in styles are all there are; style what stands in the rows, or push one of the built-in styles
        // > struct Dial: PickerStyle { }
        // error: 'Dial' can't conform to 'PickerStyle': the built-in styles are all there are; push one of them, or write a component of your own
        // > struct Underlined: TextFieldStyle {
        // +   func _body(configuration: TextField<Text>) -> some View { configuration }
        // + }
        // error: 'Underlined' can't conform to 'TextFieldStyle': the built-in styles are all there are; push one of them, and put modifiers around the field
        // > struct Star: Shape { }
        // error: 'Star' can't conform to 'Shape': the built-in shapes are all there are; write a view that lays some of them over each other in a 'ZStack'
        // > struct Brand: ShapeStyle {
        // +   func resolve(in environment: EnvironmentValues) -> Color { .orange }
        // + }
        // error: 'Brand' can't conform to 'ShapeStyle': the built-in styles are all there are; write a member that stands for one of them, as in 'extension ShapeStyle where Self == Color { static var brand: Color { .orange } }'
        try stage.show { Capsule().fill(.brand) }
    }
}
