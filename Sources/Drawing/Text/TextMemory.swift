/// The long texts that one drawing shows: each is read and broken into lines once for each width, however often it is
/// shown. Shorter ones are measured sooner than found.
package final class TextMemory {
    /// Told of the work on the texts, and of all other work on the drawing.
    package let cancellation: Cancellation?
    private var blocks: [Key: TextBlock] = [:]

    private static let shortest = 512

    /// - Parameter cancellation: what ends the drawing.
    package init(_ cancellation: Cancellation? = nil) { self.cancellation = cancellation }

    /// Text in one ink.
    package func block(of run: TextBlock.Run, _ setting: TextSetting) -> TextBlock {
        // Most texts are one short run.
        guard run.text.utf8.count < Self.shortest, !run.hasSigns else {
            return block(of: [run], setting)
        }
        return TextBlock(run.text, run.ink, setting)
    }

    /// Text in several inks.
    package func block(of runs: [TextBlock.Run], _ setting: TextSetting) -> TextBlock {
        guard runs.contains(where: { $0.text.utf8.count >= Self.shortest }) || runs.count >= Self.shortest else {
            return TextBlock(runs, setting)
        }
        let key = Key(runs: runs, setting: setting)
        if let known = blocks[key] { return known }
        let block = TextBlock(long: runs, setting, cancellation)
        blocks[key] = block
        return block
    }

    private struct Key: Hashable {
        let runs: [TextBlock.Run]
        let setting: TextSetting

        // Reading all of a long text would take longer than most comparisons, which know a shared text at once.
        func hash(into hasher: inout Hasher) {
            hasher.combine(runs.count)
            for run in runs.prefix(4) {
                hasher.combine(run.text.utf8.count)
                for byte in run.text.utf8.prefix(16) { hasher.combine(byte) }
            }
            hasher.combine(setting)
        }
    }
}
