extension Problem {
    /// Lines that can be entered or written to mend it; nil where the message says all.
    public var help: String? {
        switch self {
        case .noStyleMember(_, _, let nearest, let declaration, let sketch):
            declaration ?? (nearest == nil ? sketch : nil)
        case .lacksRequirement(_, _, let requirements, _):
            Self.additions(requirements)
        case .partDoesNotConform(_, _, _, let type, let asked, let requirements):
            Self.remedy(type, lacking: asked.declaration.name).isEmpty ? Self.additions(requirements) : nil
        case .noLongerFits(_, let problem): problem.help
        case .generated(let attribute, let line, let problem):
            "\(attribute) wrote: \(line)" + (problem.help.map { "\n" + $0 } ?? "")
        default: nil
        }
    }

    private static func additions(_ requirements: [String]) -> String? {
        requirements.isEmpty ? nil : requirements.map { "add: " + $0 }.joined(separator: "\n")
    }
}
