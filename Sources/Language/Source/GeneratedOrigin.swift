import ComponentExpansion
import SwiftSyntax

/// Where a text comes from that an attribute wrote.
struct GeneratedOrigin {
    /// What the attribute stands for.
    let expansion: Expansion
    /// The text, with what was copied into it.
    let text: GeneratedText
    /// The text that a person wrote.
    let source: SourceText

    init(_ expansion: Expansion, in source: SourceText) {
        self.expansion = expansion
        text = expansion.whole
        self.source = source
    }

    /// The attribute.
    var position: SourcePosition {
        SourcePosition(source, offset: expansion.attributeSyntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

extension SourcePosition {
    /// Whether an attribute wrote what stands there.
    var isGenerated: Bool { source.origin != nil }

    /// The place in what a person wrote: what an attribute wrote is where that copied it from, or at the attribute.
    var written: SourcePosition {
        guard let origin = source.origin else { return self }
        guard let offset = origin.text.origin(of: offset) else { return origin.position.written }
        return SourcePosition(origin.source, offset: offset).written
    }
}

extension Diagnostic {
    /// The diagnostic as the person sees it who wrote the attribute: about what was copied from the declaration where
    /// it is about that, and otherwise about the attribute, with the line that it wrote.
    var told: Diagnostic {
        guard let origin = position.source.origin else { return self }
        if let offset = origin.text.origin(of: position.offset) {
            return Diagnostic(problem, at: SourcePosition(origin.source, offset: offset), length: length).told
        }
        if origin.expansion.attribute == "@StyleModifier", case .unknownType(let name, _) = problem,
            name.hasSuffix("Style")
        {
            return Diagnostic(
                .noStyledComponent(String(name.dropLast("Style".count))), at: origin.position,
                length: origin.expansion.attributeSyntax.trimmedLength.utf8Length
            ).told
        }
        var line = position.source.lineText(position.line).trimmed
        if line.hasSuffix(" {") { line.removeLast(2) }
        return Diagnostic(
            .generated(attribute: origin.expansion.attribute, line: line, problem: problem), at: origin.position,
            length: origin.expansion.attributeSyntax.trimmedLength.utf8Length
        ).told
    }
}

extension Substring {
    /// Without the white space around it.
    var trimmed: String {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
