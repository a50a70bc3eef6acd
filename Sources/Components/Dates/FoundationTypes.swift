// What a program has of dates and formats without naming Foundation, as `import SwiftUI` brings it along: its types, and
// not the whole of it, which has names of its own for types that are here, and costs time at every start.
#if canImport(FoundationEssentials)
    @_exported import struct FoundationEssentials.Calendar
    @_exported import struct FoundationEssentials.Date
    @_exported import struct FoundationEssentials.DateComponents
    @_exported import struct FoundationEssentials.UUID
    @_exported import protocol FoundationEssentials.FormatStyle
    @_exported import typealias FoundationEssentials.TimeInterval
#else
    @_exported import struct Foundation.Calendar
    @_exported import struct Foundation.Date
    @_exported import struct Foundation.DateComponents
    @_exported import struct Foundation.UUID
    @_exported import protocol Foundation.FormatStyle
    @_exported import typealias Foundation.TimeInterval
#endif
