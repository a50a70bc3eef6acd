import LineEditing

/// Runs what the command line names, without a prompt.
struct Script {
    let host: Host

    /// Runs the sources one after the other in one session, up to the first error, and then what is to be done with it.
    ///
    /// - Parameter finish: what comes after the last source, and answers how all ended.
    func run(_ sources: [Source], then finish: @escaping () -> ExitStatus) -> ExitStatus {
        Interrupt.install()
        // Parsing, say, asks nobody whether it must end: then the process ends without it.
        let status = WorkThread().run {
            run: for source in sources {
                switch host.run(source, from: .commandLine) {
                case .goOn: continue
                case .quit: break run
                case .failed(let status): return status
                }
            }
            let status = finish()
            // What was shown last may have been cut off.
            return Interrupt.check() ? .interrupted : status
        }
        if let status { return status }
        host.screen.complain(Messages.interrupted)
        return .interrupted
    }
}
