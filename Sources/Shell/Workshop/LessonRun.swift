import LineEditing
import Playground
import Transcripts
import Workshop

/// One lesson as it is played, from where the learner stopped.
final class LessonRun {
    private let lesson: WorkshopLesson
    private let player: WorkshopPlayer
    private var host: Host { player.host }
    /// Whether the session is to be brought back to where the lesson is before its next entry.
    private var mustRestore = true
    /// When it was begun; nil where it was begun another time.
    private var started: ContinuousClock.Instant?

    private let isEnd: Bool

    /// - Parameter isEnd: whether only its end is played, with the questions that are asked once more.
    init(_ lesson: WorkshopLesson, by player: WorkshopPlayer, fromItsEnd isEnd: Bool = false) {
        (self.lesson, self.player, self.isEnd) = (lesson, player, isEnd)
    }

    private typealias Turn = WorkshopPlayer.Turn

    /// Plays to the end, or until the learner has enough.
    func play() -> WorkshopPlayer.Turn {
        player.keep { [lesson] in $0.begin(lesson) }
        let beginning = isEnd ? lesson.parts.count : beginning
        if beginning == 0 { started = .now }
        player.say(Messages.lessonTitle(lesson), style: .heading)
        player.say(beginning == 0 ? Messages.lessonHint : Messages.goesOn, style: .faint)
        var turn = play(from: beginning)
        while case .goal(let number) = turn { turn = play(from: place(ofGoal: number)) }
        return turn
    }

    private func play(from start: Int) -> WorkshopPlayer.Turn {
        var place = start
        while place < lesson.parts.count {
            let turn: Turn
            switch lesson.parts[place] {
            case .read(let passages):
                player.show(passages)
                turn = .next
            case .entry(let entry): turn = attempt(entry, at: place)
            case .predict(let prediction): turn = ask(prediction, at: place)
            case .goal(let goal): turn = work(on: goal)
            }
            switch turn {
            case .next: place += 1
            case .goal(let number): place = self.place(ofGoal: number)
            case .leave, .quit, .lesson: return turn
            }
        }
        return end()
    }

    /// Behind the goals that were reached; at the start where all were, or none.
    private var beginning: Int {
        let goals = lesson.goals
        let reached = goals.prefix { player.progress.hasReached($0, of: lesson) }
        guard !reached.isEmpty, reached.count < goals.count else { return 0 }
        let last = lesson.parts.lastIndex { part in
            if case .goal(let goal) = part { goal.number == reached.count } else { false }
        }
        return last.map { $0 + 1 } ?? 0
    }

    /// Where what is to be read before a goal stands.
    private func place(ofGoal number: Int) -> Int {
        let goal = lesson.parts.firstIndex { part in
            if case .goal(let goal) = part { goal.number == number } else { false }
        }
        guard let goal else { return 0 }
        if goal > 0, case .read = lesson.parts[goal - 1] { return goal - 1 }
        return goal
    }

    private func restore(at place: Int) {
        guard mustRestore else { return }
        player.restore(lesson.entries(before: place))
        mustRestore = false
    }

    /// Has the session where the lesson is, and says so where the learner has it elsewhere.
    private func goOn(at place: Int) {
        guard mustRestore else { return }
        player.say(Messages.setAside, style: .faint)
        restore(at: place)
    }

    // MARK: An entry to try

    private func attempt(_ entry: WorkshopLesson.Entry, at place: Int) -> Turn {
        restore(at: place)
        var draft = entry.text
        while true {
            // What the learner tries stands until the lesson's own entry runs.
            let asked = player.ask(
                draft: draft, of: .file(path: lesson.path, line: entry.line),
                entering: { if $0 == entry.text { goOn(at: place) } }
            ) { typed, _ in
                if typed == entry.text { return .next }
                if !WorkshopLesson.Entry(text: typed).onlyLooks { mustRestore = true }
                return nil
            }
            draft = entry.text
            switch asked {
            case .turn(let turn): return turn
            case .cleared: draft = ""
            case .again, .empty: continue
            case .request(.skip):
                goOn(at: place)
                _ = host.enter(entry.text)
                return .next
            case .request(.goal(let number?)):
                if let turn = turn(toGoal: number) { return turn }
            case .request: player.say(Messages.nothingToReach, style: .faint)
            }
        }
    }

    private func turn(toGoal number: Int) -> Turn? {
        guard lesson.goals.contains(where: { $0.number == number }) else {
            host.screen.complain("error: \(Messages.noGoal(number, of: lesson))")
            return nil
        }
        return .goal(number)
    }

    // MARK: A question

    private func ask(_ prediction: Prediction, at place: Int) -> Turn {
        restore(at: place)
        return ask(PredictionRoom(prediction, of: lesson, knowing: host.own))
    }

    private func ask(_ room: PredictionRoom) -> Turn {
        let entries = room.entries
        // What a modifier is put on, with what was put on that before.
        let view = entries.before[(entries.before.lastIndex { $0.isView } ?? entries.before.endIndex)...]
            .filter { $0.isView || $0.text.first == "." }
        func pose() {
            player.say(Messages.predict(again: room.isAskedAgain), style: .heading)
            player.say(room.text(room.prediction.question))
            // What a modifier is put on stands further above.
            let isPutOn = entries.predicted?.text.first == "."
            let shown = (room.isAskedAgain && isPutOn ? view : []) + [entries.predicted].compactMap(\.self)
            for entry in shown { player.say(Messages.indented(entry.text)) }
            player.say(Messages.howToAnswer, style: .faint)
        }
        pose()
        while true {
            let asked = player.ask(
                takesEnter: true,
                entered: { _, reply in
                    mustRestore = true
                    if reply.failure != nil { player.say(Messages.howToAnswer, style: .faint) }
                    return nil
                },
                handling: { entry in
                    guard Self.looksLikeAnswer(entry) else { return false }
                    player.say(Messages.answersBegin(entry), style: .faint)
                    return true
                })
            switch asked {
            case .turn(let turn): return turn
            case .again, .cleared: continue
            case .empty: pose()
            case .request(.answer(let answer)):
                guard let truth = truth(in: room) else { return .next }
                if truth.lacksContent(answer) {
                    player.say(Messages.lacksContent, style: .faint)
                    continue
                }
                if truth.lacksBrackets(answer) {
                    player.say(Messages.lacksBrackets, style: .faint)
                    continue
                }
                let isRight = truth.isRight(answer)
                player.say(Messages.verdict(isRight, truth, room.text(room.prediction.because)))
                if room.isAskedAgain { host.screen.showAnswer(host.answer(truth.reply)) }
                note(isRight, in: room)
                return .next
            case .request(.solution):
                guard let truth = truth(in: room) else { return .next }
                player.say(Messages.verdict(nil, truth, room.text(room.prediction.because)))
                note(false, in: room)
                return .next
            case .request(.skip): return .next
            case .request(.goal(let number?)):
                if let turn = turn(toGoal: number) { return turn }
            case .request: player.say(Messages.guess, style: .faint)
            }
        }
    }

    private func note(_ isRight: Bool, in room: PredictionRoom) {
        player.keep { [lesson] in
            $0.answer(room.prediction, of: lesson, isRight: isRight, again: room.isAskedAgain)
        }
    }

    private func truth(in room: PredictionRoom) -> PredictionRoom.Truth? {
        let columns = host.screenColumns
        return player.look { try room.truth(drawnIn: $0.charset, columns: columns) }
    }

    /// Whether an entry is no Swift that does something, but words, a tree or a row of a picture.
    private static func looksLikeAnswer(_ entry: String) -> Bool {
        entry.first != ":" && entry.first != "." && !entry.contains { "({=".contains($0) }
    }

    // MARK: A goal

    private func work(on goal: Goal) -> Turn {
        let room = GoalRoom(goal, of: lesson, knowing: host.own)
        player.restore(room.setup)
        mustRestore = true
        guard let look = player.look({ try room.look(drawnAs: $0) }) else { return .next }
        var hints = 0
        var entered = GoalEntries()
        for entry in goal.start { host.remember?(entry.text) }
        player.say(Messages.goal(goal, of: lesson), style: .heading)
        showGoal(look)
        player.say(Messages.goalHint, style: .faint)
        while true {
            host.adorn = { $0.beside(look, titles: (Messages.yours, Messages.theGoal)) }
            let asked = player.ask(
                entered: { entry, reply in
                    guard reply.failure == nil, reply.request == nil,
                        !WorkshopLesson.Entry(text: reply.recorded ?? entry).onlyLooks
                    else { return nil }
                    entered.add(entry)
                    return grade(room, look, entered)
                },
                handling: { entry in
                    let declared = entered.standing.flatMap { WorkshopLesson.Entry(text: $0).declaredTypes }
                    switch entered.turn(for: entry) {
                    case .enters: return false
                    case .beginsAnew:
                        player.restore(room.setup)
                        for entry in goal.start { host.remember?(entry.text) }
                        player.say(Messages.beginsAnew(without: declared), style: .faint)
                    case .bringsBack:
                        player.restore(room.setup + entered.all.map { WorkshopLesson.Entry(text: $0) })
                        player.say(Messages.broughtBack, style: .faint)
                        showGoal(look)
                    case .isAtStart: player.say(Messages.goalStart, style: .faint)
                    }
                    return true
                })
            host.adorn = nil
            switch asked {
            case .turn(let turn): return turn
            case .again, .empty, .cleared: continue
            case .request(.goal(let number?)):
                if let turn = turn(toGoal: number) { return turn }
            case .request(.goal(nil)):
                showGoal(look)
                if let turn = grade(room, look, entered) { return turn }
            case .request(.hint):
                hints += 1
                player.say(Messages.hint(hints, of: goal))
            case .request(.solution): player.say(Messages.solution(goal))
            case .request(.skip): return .next
            case .request: player.say(Messages.nothingAsked, style: .faint)
            }
        }
    }

    /// The goal beside the canvas.
    private func showGoal(_ look: CanvasLook) {
        let columns = host.screenColumns
        let reply = player.look { playground in
            playground.screenColumns = columns
            let own = try? playground.canvasLook(drawnAs: playground)
            let looks = (own.flatMap(\.self).map { [(Messages.yours, $0)] } ?? []) + [(Messages.theGoal, look)]
            return Reply.pictures(looks.map { (title: $0.0, look: $0.1) }, like: playground.look)
        }
        if let reply { host.screen.showAnswer(host.answer(reply)) }
    }

    /// Says whether the goal is reached, or what differs first.
    private func grade(_ room: GoalRoom, _ look: CanvasLook, _ entered: GoalEntries) -> Turn? {
        let goal = room.goal
        let grade = player.look { playground in
            room.grade(try playground.canvasLook(), of: entered.standing, against: look)
        }
        guard let grade else { return nil }
        if let difference = grade.difference {
            player.say(Messages.notYet("\(difference)"))
            return nil
        }
        player.keep { [lesson] in $0.reach(goal, of: lesson) }
        player.say(Messages.reached(goal, of: lesson), style: .heading)
        player.say(room.isSolution(entered.standing) ? Messages.reason(goal) : Messages.otherWay(goal))
        return rest(behind: goal, in: room)
    }

    /// Goes on when the learner wants to: what was said would scroll away, where something long comes next.
    private func rest(behind goal: Goal, in room: GoalRoom) -> Turn {
        var hints = 0
        host.adorn = nil
        player.say(Messages.enterGoesOn, style: .faint)
        while true {
            // Somebody may want to find another way: what the goal declares stays then.
            let asked = player.ask(
                takesEnter: true,
                handling: { entry in
                    guard entry == ":reset" else { return false }
                    player.restore(room.setup)
                    player.say(Messages.beginsOnceMore(goal), style: .faint)
                    return true
                })
            switch asked {
            case .turn(let turn): return turn
            case .empty, .request(.skip): return .next
            case .again, .cleared: continue
            case .request(.goal(let number)):
                if let turn = turn(toGoal: number ?? goal.number) { return turn }
            case .request(.hint):
                hints += 1
                player.say(Messages.hint(hints, of: goal))
            case .request(.solution): player.say(Messages.solution(goal))
            case .request: player.say(Messages.enterGoesOn, style: .faint)
            }
        }
    }

    // MARK: The end

    private func end() -> Turn {
        for prediction in lesson.predictions where player.progress.answer(to: prediction, of: lesson) == .missed {
            let turn = ask(PredictionRoom(prediction, of: lesson, again: true, knowing: host.own))
            guard case .next = turn else { return turn }
        }
        // Only a person takes time: what is piped in is answered the same on every machine.
        let time = Terminal.isInteractive ? started.map { ContinuousClock.now - $0 } : nil
        let minutes = time.map { Int($0.components.seconds / 60) }
        started = nil
        let answers = lesson.predictions.compactMap { player.progress.answer(to: $0, of: lesson) }
        player.say(
            Messages.ended(
                lesson, reached: player.progress.count(of: lesson), isDone: player.progress.hasDone(lesson),
                asked: answers.count, right: answers.count { $0 == .right }, minutes: minutes))
        player.say(following == nil ? Messages.lastLesson : Messages.nextLesson, style: .faint)
        while true {
            switch player.ask(takesEnter: true) {
            case .turn(let turn): return turn
            case .empty: return following.map { .lesson($0) } ?? .leave
            case .again, .cleared: continue
            case .request(.goal(let number?)):
                if let turn = turn(toGoal: number) { return turn }
            case .request(.skip): return following.map { .lesson($0) } ?? .leave
            case .request: player.say(Messages.nothingAsked, style: .faint)
            }
        }
    }

    /// The lesson behind this one; nil where this is the last.
    private var following: String? {
        player.shelf.lessons.first { $0.number > lesson.number }.map { "\($0.number)" }
    }
}
