import Staging

extension Command {
    /// `:set [NAME [VALUE]]`
    static let set = Command(
        "set", takes: "[NAME [VALUE]]", "shows or changes the settings",
        example: ":set charset unicode",
        details: "The settings are those that :set alone lists. A change is part of the session and can be undone. "
            + "Where it makes the canvas look different, in its characters or on a screen with colour in its colours, the "
            + "canvas is drawn again.",
        candidates: { session, words in
            guard let name = words.first else {
                return Setting.all.map { Completions.Candidate(text: $0.name, summary: $0.summary) }
            }
            guard words.count == 1, let setting = try? Setting.named(name.text) else { return [] }
            let current = setting.value(session.settings)
            return setting.values.map {
                Completions.Candidate(text: $0, summary: $0 == current ? "as it is now" : "")
            }
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...2)
            guard let name = invocation.words.first else {
                return Reply(.page(ReplyPage(table(of: session.settings))))
            }
            let setting = try Setting.named(name.text)
            guard invocation.words.count == 2 else {
                return Reply(.text("\(setting.name) is \(setting.value(session.settings)) (\(setting.choices))"))
            }
            let value = invocation.words[1].text
            var changed = session.settings
            guard setting.set(&changed, value) else { throw .unknownValue(value, setting) }
            if session.fixedSettings.contains(setting.name) { return Reply() }
            if session.lastValue(ofSetting: setting.name) == value {
                var reply = Reply(.text(Messages.isSet(setting.name, value)))
                reply.isKept = false
                return reply
            }
            if setting.name == Setting.platform.name { return try session.setPlatform(value, as: invocation) }
            return try session.change(.setting(name: setting.name, value: value), as: invocation)
        })

    private static func table(of settings: Settings) -> ReplyPage.Block {
        let rows = Setting.all.map { ("\($0.name) \($0.value(settings))", "\($0.summary) (\($0.choices))") }
        return .table(rows, indentation: 0)
    }
}

extension Session {
    /// The value that an entry gave a setting last; nil where none did.
    fileprivate func lastValue(ofSetting name: String) -> String? {
        for step in steps.sinceReset.reversed() {
            for item in step.items.reversed() { if let value = item.value(ofSetting: name) { return value } }
        }
        return nil
    }
}

extension Setting {
    /// All values in words: `ascii or unicode`.
    var choices: String { otherValues ?? Messages.list(values, "or") }
}
