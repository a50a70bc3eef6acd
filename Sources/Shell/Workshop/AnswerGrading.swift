import Catalogue
import Transcripts
import Workshop

/// Grades answers that stand in files.
struct AnswerGrading {
    let shelf: LessonShelf
    let own: BuiltIns
    let screen: Screen

    /// Grades a file, or each file of a folder.
    ///
    /// - Parameter name: the goal, such as `2/3`.
    func grade(_ paths: [String], for name: String) throws(FileError) -> ExitStatus {
        guard let (lesson, goal) = shelf.goal(name) else {
            screen.complain("error: \(Messages.unknownGoal(name, of: shelf))")
            return .inputError
        }
        let room = GoalRoom(goal, of: lesson, knowing: own)
        var rows: [(file: String, verdict: String)] = []
        var reached = 0
        var isTable = paths.count > 1
        for path in paths {
            let files = Self.files(in: path)
            isTable = isTable || files.count != 1 || files != [path]
            for file in files {
                let text: String
                do throws(FileError) {
                    text = try SessionFiles.read(file)
                } catch {
                    guard isTable else { throw error }
                    rows.append((file, Messages.withoutPath(error)))
                    continue
                }
                do throws(GoalRoom.Failure) {
                    switch try room.outcome(ofFile: text) {
                    case .graded(let grade):
                        if grade.isReached { reached += 1 }
                        rows.append((file, grade.difference.map { "\($0)" } ?? Messages.reachesIt))
                    case .fails(let reason, let line):
                        rows.append((file, Messages.doesNotRun((line.map { "line \($0): " } ?? "") + reason)))
                    }
                } catch {
                    screen.complain("\(lesson.path):\(error.entry.line): error: \(error.message)")
                    return .inputError
                }
            }
        }
        guard !rows.isEmpty else {
            screen.complain("error: \(Messages.noAnswers(in: paths))")
            return .inputError
        }
        screen.show(isTable ? Messages.grades(rows) : rows.map(\.verdict).joined(separator: "\n"))
        if isTable { screen.show(Messages.reachedCount(reached, of: rows.count)) }
        return reached == rows.count ? .success : .sessionDiffers
    }

    /// The file itself, or the files of Swift in a folder and the folders in it; a link may lead back to one around it.
    private static func files(in path: String, inside outer: [String] = []) -> [String] {
        guard let names = try? SessionFiles.names(in: path) else { return [path] }
        let folder = SessionFiles.resolved(path) ?? path
        guard !outer.contains(folder) else { return [] }
        return names.filter { $0.first != "." }.sorted().flatMap { name in
            files(in: "\(path)/\(name)", inside: outer + [folder]).filter { $0.hasSuffix(".swift") }
        }
    }
}
