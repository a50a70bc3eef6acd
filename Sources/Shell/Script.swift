import LineEditing

/// Runs what the command line names, without a prompt.
struct Script {
    let host: Host

    /// Runs the sources one after the other in one session, up to the first error.
    func run(_ sources: [Source]) -> ExitStatus {
        Interrupt.install()
        for source in sources {
            switch host.run(source, from: .commandLine) {
            case .goOn: continue
            case .quit: return host.status
            case .failed(let status): return status
            }
        }
        // What was shown last may have been cut off.
        return Interrupt.check() ? .interrupted : host.status
    }
}
