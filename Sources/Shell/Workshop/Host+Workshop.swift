import Playground
import Workshop

extension Host {
    /// Does what an entry asks of the workshop, outside of a lesson.
    func perform(_ request: WorkshopRequest) -> Outcome {
        guard !isInLesson else { return .goOn }
        let player = WorkshopPlayer(
            host: self, shelf: .ofProgram(), keeping: .ofUser(environment: Terminal.environment))
        switch request {
        case .lessons:
            player.list()
            return .goOn
        case .lesson(let word): return player.play(word)
        case .goal, .hint, .solution, .skip, .answer:
            screen.complain("error: \(Messages.notInLesson(request.command))")
            return .failed(.inputError)
        }
    }
}
