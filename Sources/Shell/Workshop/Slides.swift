import LineEditing
import Playground
import Transcripts
import Workshop

/// A lesson shown in a room: one idea a screen, next and back, and code that is run where everybody sees it.
final class Slides {
    private let host: Host
    private let lesson: WorkshopLesson
    private let slides: [Slide]

    /// One screen.
    private struct Slide {
        let title: String
        let lines: [String]
        /// The entries that stand on it.
        var code: [String] = []
        /// Whether they can be run.
        var runs = false
        /// The goal that is shown.
        var goal: Goal?
        /// What leads to where the slide begins.
        let before: [WorkshopLesson.Entry]
    }

    init(_ lesson: WorkshopLesson, on host: Host) {
        (self.lesson, self.host) = (lesson, host)
        slides = Self.slides(of: lesson)
    }

    private static func slides(of lesson: WorkshopLesson) -> [Slide] {
        var slides = [Slide(title: lesson.title, lines: [Messages.slidesHint], before: [])]
        var title = lesson.title
        /// The question whose answer the next entry shows.
        var question: Prediction?
        for (place, part) in lesson.parts.enumerated() {
            let before = lesson.entries(before: place)
            switch part {
            case .read(let passages):
                for passage in passages {
                    switch passage {
                    case .heading(let heading): title = heading
                    case .paragraph(let lines): slides.append(Slide(title: title, lines: lines, before: before))
                    }
                }
            case .entry(let entry):
                slides.append(Slide(title: title, lines: [], code: [entry.text], runs: true, before: before))
                guard let asked = question else { continue }
                // The room sees what happens first, and then why.
                slides.append(
                    Slide(
                        title: Messages.theAnswer, lines: [asked.answer + ".", asked.because], before: before + [entry])
                )
                question = nil
            case .predict(let prediction):
                question = prediction
                let entries = PredictionRoom(prediction, of: lesson).entries
                // What a modifier is put on stands on an earlier slide.
                let isPutOn = entries.predicted?.text.first == "."
                let view = isPutOn ? entries.before.drop { !$0.isView }.map(\.text) : []
                slides.append(
                    Slide(
                        title: Messages.askTheRoom, lines: [prediction.question],
                        code: view + [entries.predicted?.text].compactMap(\.self), before: before))
            case .goal(let goal):
                slides.append(
                    Slide(
                        title: Messages.goal(goal, of: lesson), lines: [], code: goal.start.map(\.text),
                        runs: !goal.start.isEmpty, goal: goal, before: before))
            }
        }
        return slides
    }

    /// Where somebody is: on a part of a slide, or of what its code has shown.
    private struct Place {
        var slide = 0
        var part = 0
        /// What the slide's code has shown; nil where the slide itself is seen.
        var output: [SlideScreen.Row]?
    }

    /// Shows the slides until somebody has enough.
    func present() -> Host.Outcome {
        var place = Place()
        show(&place)
        while let input = host.ask?("") {
            switch input {
            case .endOfInput, .entry("q", _): return .goOn
            case .interrupted: continue
            case .entry("", _):
                if place.part + 1 < parts(of: place).count {
                    place.part += 1
                } else {
                    guard place.slide + 1 < slides.count else { return .goOn }
                    place = Place(slide: place.slide + 1)
                }
                show(&place)
            case .entry("b", _):
                if place.part > 0 {
                    place.part -= 1
                } else {
                    place = Place(slide: place.output == nil ? max(0, place.slide - 1) : place.slide)
                }
                show(&place)
            case .entry("r", _):
                guard slides[place.slide].runs else {
                    host.screen.show(Messages.nothingToRun, style: .faint)
                    continue
                }
                place = Place(slide: place.slide, output: run(place.slide))
                show(&place)
            case .entry(let text, let isPasted):
                if let number = Int(text) {
                    guard 1...slides.count ~= number else {
                        host.screen.complain("error: \(Messages.noSlide(number, of: slides.count))")
                        continue
                    }
                    place = Place(slide: number - 1)
                    show(&place)
                    continue
                }
                let answer = host.enter(text)
                host.screen.showAnswer(answer)
                if host.perform(answer.reply.request, from: isPasted ? .paste : .keyboard) == .quit { return .quit }
            }
        }
        return .goOn
    }

    /// The screen as it is now: the window may have another size than before.
    private var room: SlideScreen {
        SlideScreen(columns: min(host.screenColumns ?? 80, 100), rows: Terminal.isInteractive ? Terminal.rows : nil)
    }

    private func parts(of place: Place) -> [[SlideScreen.Row]] {
        let slide = slides[place.slide]
        if let output = place.output { return room.parts([.exact(output)], below: slide.title) }
        var blocks: [SlideScreen.Block] = []
        if !slide.lines.isEmpty { blocks.append(.prose(Messages.items(slide.lines).map(Messages.plain))) }
        if !slide.code.isEmpty { blocks.append(.code(slide.code)) }
        if let goal = slide.goal { blocks.append(.exact(rows(of: goal))) }
        return room.parts(blocks, below: slide.title)
    }

    private func show(_ place: inout Place) {
        let (slide, room) = (slides[place.slide], room)
        let parts = parts(of: place)
        place.part = min(place.part, parts.count - 1)
        host.screen.clear()
        host.screen.show(room.heading(slide.title).joined(separator: "\n"), style: .heading)
        for row in parts[place.part] {
            if let colored = row.colored {
                host.screen.show(colored: colored)
            } else {
                host.screen.show(row.plain + "\n", terminator: "")
            }
        }
        let number =
            "\(place.slide + 1)/\(slides.count)" + (parts.count > 1 ? ", \(place.part + 1) of \(parts.count)" : "")
        let keys = slide.runs && place.output == nil ? Messages.slideRunKeys : Messages.slideKeys
        host.screen.show(room.footer(number, keys).joined(separator: "\n"), style: .faint)
    }

    private func rows(of goal: Goal) -> [SlideScreen.Row] {
        let room = GoalRoom(goal, of: lesson, knowing: host.own)
        let columns = host.screenColumns
        let reply = host.session.run { playground -> Reply? in
            playground.screenColumns = columns
            guard let look = try? room.look(drawnAs: playground) else { return nil }
            return Reply.pictures([(title: Messages.theGoal, look: look)], like: playground.look)
        }
        return reply.flatMap(\.self).map { SlideScreen.rows(of: host.answer($0)) } ?? []
    }

    /// Runs the entries of a slide, where the lesson has led to.
    private func run(_ place: Int) -> [SlideScreen.Row] {
        let slide = slides[place]
        _ = host.enter(":reset")
        for entry in slide.before { _ = host.enter(entry.text) }
        return slide.code.flatMap { SlideScreen.rows(of: host.enter($0)) }
    }
}
