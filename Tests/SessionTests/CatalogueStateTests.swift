import Catalogue
import Components
import Foundation
import Testing
import Transcripts

@testable import Language

/// What the check of programs leaves behind in the catalogue of built-ins, which they share.
@Suite struct CatalogueStateTests {
    private static let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + BuiltIns.components

    @Test func noProgramChangesWhatBuiltInsMean() throws {
        let used = CheckedProgram(builtIns: Self.builtIns)
        // A third of them says as much as all in a third of the time.
        for (index, path) in sessions().enumerated() where index % 3 == 0 {
            let text = try String(contentsOfFile: "\(repository)/\(path)", encoding: .utf8)
            check(try Transcript(parsing: text).steps.map(\.entry), in: used)
        }
        let fresh = Self.meaning(of: CheckedProgram(builtIns: Self.builtIns))
        let now = Self.meaning(of: used)
        #expect(now.count == fresh.count)
        for (name, meaning) in fresh.sorted(by: { $0.key < $1.key }) { #expect(now[name] == meaning, "\(name)") }
    }

    @Test func noNameOfAProgramChangesWhatBuiltInsMean() throws {
        let fresh = CheckedProgram(builtIns: Self.builtIns)
        var program = CheckedProgram(builtIns: Self.builtIns)
        var hidden = 0
        for name in fresh.declarations.builtIns.typeNames.sorted() where !name.contains(".") {
            guard let checked = try? program.check("struct \(name) {}", canvas: nil) else { continue }
            program = checked.program
            hidden += 1
        }
        #expect(hidden > 300)
        let now = Self.meaning(of: program)
        for (name, meaning) in Self.meaning(of: fresh).sorted(by: { $0.key < $1.key }) {
            #expect(now[name] == meaning, "\(name)")
        }
    }

    private func check(_ entries: [String], in nothing: CheckedProgram) {
        var program = nothing
        var canvas: SwiftType?
        for entry in entries where !entry.hasPrefix(":") {
            guard let checked = try? program.check(entry, canvas: canvas) else { continue }
            program = checked.program
            for item in checked.items { canvas = item.canvasType ?? canvas }
        }
    }

    /// What each built-in's head says once it is worked out, by its place in the catalogue.
    private static func meaning(of program: CheckedProgram) -> [String: String] {
        let checker = Checker(program.declarations, source: SourceText(""))
        var meanings: [String: String] = [:]
        for context in program.declarations.builtIns.allContexts() {
            _ = context.readAll()
            checker.resolve(context)
            let place =
                "\(context.nominal?.qualifiedName ?? "")\(context.isExtension ? " extension" : "") \(context.source.text)"
            let inherited = checker.inherited(in: context).map { "\(SwiftType.existential([$0]))" }
            meanings[place] =
                "\(text(of: context.signature)): \(inherited) \(context.nominal.map { text(of: $0.signature) } ?? "")"
            var count: [String: Int] = [:]
            for member in context.order.sorted(by: { "\(key(of: $0))" < "\(key(of: $1))" }) {
                let key = key(of: member)
                count[key, default: 0] += 1
                meanings["\(place) | \(key) \(count[key] ?? 0)"] = text(of: member, by: checker)
            }
        }
        return meanings
    }

    private static func key(of member: Member) -> String {
        switch member {
        case .function(let function): "\(function.name) \(function.source.text)"
        case .subscript(let declaration): "subscript \(declaration.getter.source.text)"
        default: member.name
        }
    }

    private static func text(of member: Member, by checker: Checker) -> String {
        do {
            switch member {
            case .function(let function):
                return try text(of: function, by: checker)
            case .property(let property):
                try checker.resolve(property)
                return "\(property.type)"
            case .subscript(let declaration):
                return try text(of: declaration.getter, by: checker)
            case .enumCase(let enumCase):
                try checker.resolve(enumCase)
                return "\(enumCase.payload.map(\.type))"
            case .alias(let alias): return "\(try checker.resolve(alias))"
            case .type, .associatedType: return ""
            }
        } catch { return "\(error)" }
    }

    private static func text(of function: FunctionDeclaration, by checker: Checker) throws -> String {
        try checker.resolveSignature(function)
        return "\(text(of: function.signature)) (\(function.parameters.map(\.type))) -> \(function.result)"
            + " \(function.signature.parameters.map(\.isOpenable))"
    }

    private static func text(of signature: GenericSignature) -> String {
        let requirements = signature.requirements.map { requirement in
            switch requirement {
            case .conformance(let type, let constraint): "\(type): \(SwiftType.existential([constraint]))"
            case .sameType(let one, let other): "\(one) == \(other)"
            case .superclass(let type, let superclass): "\(type): \(superclass)"
            }
        }
        return "<\(signature.parameters.map(\.name).joined(separator: ", ")) where \(requirements)>"
    }
}
