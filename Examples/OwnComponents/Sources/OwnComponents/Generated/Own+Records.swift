// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Atelier
import AtelierMacros
import Catalogue

extension Medal: NativeConvertible {}

extension Medal.Configuration: StyleConfiguration {
    public static var component: String { "Medal" }
    public static var family: Family { Medal.styleFamily }
}

extension Rating: NativeConvertible {}

extension Ticket.Configuration: StyleConfiguration {
    public static var component: String { "Ticket" }
    public static var family: Family { Ticket.styleFamily }
}

extension BuiltIns {
    static let medalRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol MedalStyle {\n    associatedtype Body: View\n    typealias Configuration = Medal.Configuration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "A style of 'Medal'.", example: "Medal(\"first\", ribbon: \"blue\")", styleProtocol: StyleProtocol("MedalStyle", configuration: Medal.Configuration.self), [
        ]),
        BuiltInGroup("struct Medal: View", "A medal for something done well.", example: "Medal(\"first\", ribbon: \"blue\")", [
            BuiltIn("var title: String { get set }", "What it is for.", \Medal.title),
            BuiltIn("var ribbon: String? { get set }", "The colour of its ribbon, in a word; none where there is no ribbon.", \Medal.ribbon),
            BuiltIn("init(_ title: String, ribbon: String? = nil)", "Creates a medal.") { (title: String, ribbon: String?) in Medal(title, ribbon: ribbon) },
            BuiltIn("init(_ configuration: Medal.Configuration)", "The component that a style was told about; it takes the next style.") { (configuration: Medal.Configuration) in Medal(configuration) },
        ]),
        BuiltInGroup("struct Medal.Configuration", "What a style of 'Medal' is told.", example: "Medal(\"first\", ribbon: \"blue\")", [
            BuiltIn("var title: String { get set }", "What it is for.", \Medal.Configuration.title),
            BuiltIn("var ribbon: String? { get set }", "The colour of its ribbon, in a word; none where there is no ribbon.", \Medal.Configuration.ribbon),
        ]),
        BuiltInGroup("struct Medal.DefaultStyle: MedalStyle", "How 'Medal' looks where no style was pushed: its fields in a row.", example: "Medal(\"first\", ribbon: \"blue\")", [
            BuiltIn("func makeBody(configuration: Medal.Configuration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: Medal.Configuration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension MedalStyle where Self == Medal.DefaultStyle", [
            BuiltIn("static var automatic: Self { get }", "The style that is taken where no style was pushed.", example: "Medal(\"first\", ribbon: \"blue\")") { Medal.DefaultStyle.automatic.erased },
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func medalStyle<S: MedalStyle>(_ style: S) -> some View", "Pushes a style for each 'Medal' inside.", example: "Medal(\"first\", ribbon: \"blue\").medalStyle(.automatic)") { (self_: AnyView, style: StyleValue<Medal.Configuration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let ratingRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Rating: View", "So many stars out of some.", example: "Rating(4)", [
            BuiltIn("let stars: Int", "The stars that were given.") { (self_: Rating) in self_.stars },
            BuiltIn("init(_ stars: Int, of most: Int = 5)", "So many stars; never more than there are, nor less than none.") { (stars: Int, most: Int) in Rating(stars, of: most) },
        ]),
    ]

    static let ticketRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol TicketStyle {\n    associatedtype Body: View\n    typealias Configuration = Ticket.Configuration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How tickets look.", example: "struct Loud: TicketStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Ticket(configuration).bold()\n    }\n}\nTicket(\"Oslo\").ticketStyle(Loud())", styleProtocol: StyleProtocol("TicketStyle", configuration: Ticket.Configuration.self), [
        ]),
        BuiltInGroup("struct Ticket: View", "A ticket to somewhere.", example: "Ticket(\"Oslo\", seat: \"12A\")", [
            BuiltIn("init(_ destination: String, seat: String? = nil)", "A ticket to somewhere.") { (destination: String, seat: String?) in AnyView(Ticket(destination, seat: seat)) },
            BuiltIn("init(_ configuration: Ticket.Configuration)", "The ticket that a style was told about: it takes the next style of the stack.") { (configuration: Ticket.Configuration) in AnyView(Ticket(configuration)) },
        ]),
        BuiltInGroup("struct Ticket.Configuration", "What a style is told about a ticket.", example: "struct Loud: TicketStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Ticket(configuration).bold()\n    }\n}\nTicket(\"Oslo\").ticketStyle(Loud())", [
            BuiltIn("let destination: String", "Where it takes somebody.") { (self_: Ticket.Configuration) in self_.destination },
            BuiltIn("let seat: String?", "The seat; nil where any will do.") { (self_: Ticket.Configuration) in self_.seat },
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func ticketStyle<S: TicketStyle>(_ style: S) -> some View", "Pushes a style on the stack of the tickets inside.", example: "Ticket(\"Oslo\").ticketStyle(.punched)") { (self_: AnyView, style: StyleValue<Ticket.Configuration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
        BuiltInGroup("struct PlainTicketStyle: TicketStyle", "The place and the seat.", example: "Ticket(\"Oslo\", seat: \"12A\").ticketStyle(.plain)", [
            BuiltIn("init()", "Creates the style.") { PlainTicketStyle().erased },
            BuiltIn("func makeBody(configuration: Ticket.Configuration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: Ticket.Configuration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension TicketStyle where Self == PlainTicketStyle", [
            BuiltIn("static var plain: PlainTicketStyle { get }", "The place and the seat.", example: "Ticket(\"Oslo\", seat: \"12A\").ticketStyle(.plain)") { PlainTicketStyle.plain.erased },
        ]),
        BuiltInGroup("struct PunchedTicketStyle: TicketStyle", "Holes at both ends of the ticket in the next style.", example: "Ticket(\"Oslo\").ticketStyle(.punched)", [
            BuiltIn("init()", "Creates the style.") { PunchedTicketStyle().erased },
            BuiltIn("func makeBody(configuration: Ticket.Configuration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: Ticket.Configuration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension TicketStyle where Self == PunchedTicketStyle", [
            BuiltIn("static var punched: PunchedTicketStyle { get }", "Holes at both ends of the ticket in the next style.", example: "Ticket(\"Oslo\").ticketStyle(.punched)") { PunchedTicketStyle.punched.erased },
        ]),
    ]
}
