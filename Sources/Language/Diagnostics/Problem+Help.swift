extension Problem {
    /// Lines that can be entered or written to mend it; nil where the message says all.
    public var help: String? {
        switch self {
        case .noStyleMember(_, _, let nearest, let declaration, let sketch):
            declaration ?? (nearest == nil ? sketch : nil)
        case .lacksRequirement(_, _, let requirements, _):
            requirements.isEmpty ? nil : requirements.map { "add: " + $0 }.joined(separator: "\n")
        case .noLongerFits(_, let problem): problem.help
        case .generated(let attribute, let line, let problem):
            "\(attribute) wrote: \(line)" + (problem.help.map { "\n" + $0 } ?? "")
        default: nil
        }
    }
}
