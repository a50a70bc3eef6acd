import Atelier

/// A ticket to somewhere.
///
/// - Example: `Ticket("Oslo", seat: "12A")`
public struct Ticket: ComposableStyling {
    /// What a style is told about a ticket.
    public struct Configuration {
        /// Where it takes somebody.
        public let destination: String
        /// The seat; nil where any will do.
        public let seat: String?
    }

    public let configuration: Configuration

    /// A ticket to somewhere.
    public init(_ destination: String, seat: String? = nil) {
        configuration = Configuration(destination: destination, seat: seat)
    }

    /// The ticket that a style was told about: it takes the next style of the stack.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    public static var defaultStyle: any ComponentStyle<Ticket> { PlainTicketStyle() }
}

/// How tickets look. A style may build on the next one: `Ticket(configuration)` takes it.
///
/// - Example:
///   ```swift
///   struct Loud: TicketStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Ticket(configuration).bold()
///       }
///   }
///   Ticket("Oslo").ticketStyle(Loud())
///   ```
public protocol TicketStyle: ComponentStyle where Component == Ticket {
    /// What a style is told about a ticket.
    typealias Configuration = Ticket.Configuration
}

extension View {
    /// Pushes a style on the stack of the tickets inside.
    ///
    /// - Example: `Ticket("Oslo").ticketStyle(.punched)`
    public func ticketStyle<S: TicketStyle>(_ style: S) -> some View {
        self.style(GroupedComponentStyle(style: style))
    }
}

/// The place and the seat.
///
/// - Example: `Ticket("Oslo", seat: "12A").ticketStyle(.plain)`
public struct PlainTicketStyle: TicketStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.destination)
            Text(configuration.seat ?? "any seat").foregroundStyle(.secondary)
        }
    }
}

extension TicketStyle where Self == PlainTicketStyle {
    /// The place and the seat.
    public static var plain: PlainTicketStyle { PlainTicketStyle() }
}

/// Holes at both ends of the ticket in the next style.
///
/// - Example: `Ticket("Oslo").ticketStyle(.punched)`
public struct PunchedTicketStyle: TicketStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("o")
            Ticket(configuration)
            Text("o")
        }
    }
}

extension TicketStyle where Self == PunchedTicketStyle {
    /// Holes at both ends of the ticket in the next style.
    public static var punched: PunchedTicketStyle { PunchedTicketStyle() }
}
