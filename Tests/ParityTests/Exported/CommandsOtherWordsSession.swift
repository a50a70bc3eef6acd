// Commands/OtherWords.md, exported by Atelier.
// swift-format-ignore-file

import Atelier

fileprivate let help = 1

struct CommandsOtherWordsSession: StagedSession {
    static func run(on stage: Stage) throws {
        // > help()
        // error: 'help' is no Swift that is known here; commands begin with a colon: :help
        // > Help
        // error: 'Help' is no Swift that is known here; commands begin with a colon: :help
        // > .help
        // error: 'help' is no Swift that is known here; commands begin with a colon: :help
        // > :?
        // error: there is no command ':?'; did you mean :help?
        // > man
        // error: 'man' is no Swift that is known here; commands begin with a colon: :help
        // > man Text
        // error: 'man' is no Swift that is known here; commands begin with a colon: :doc Text
        // > ?Toggle
        // error: '?' is no Swift that is known here; commands begin with a colon: :doc Toggle
        // > /help
        // error: 'help' is no Swift that is known here; commands begin with a colon: :help
        // > /why 3
        // error: 'why' is no Swift that is known here; commands begin with a colon: :why 3
        // > \q
        // error: 'q' is no Swift that is known here; commands begin with a colon: :quit
        // > $ ls
        // error: 'ls' is no Swift that is known here; commands begin with a colon: :list
        // > quit()
        // error: 'quit' is no Swift that is known here; commands begin with a colon: :quit
        // > quit ()
        // error: 'quit' is no Swift that is known here; commands begin with a colon: :quit
        // > ::help
        // error: 'help' is no Swift that is known here; commands begin with a colon: :help
        // > EXIT
        // error: 'EXIT' is no Swift that is known here; commands begin with a colon: :quit
        // > .exit
        // error: 'exit' is no Swift that is known here; commands begin with a colon: :quit
        // > :exit
        // error: there is no command ':exit'; did you mean :quit?
        // > :wq
        // error: there is no command ':wq'; did you mean :quit?
        // > clear()
        // error: 'clear' is no Swift that is known here; press Ctrl-L
        // > :cls
        // error: there is no command ':cls'; press Ctrl-L
        // > ls -l
        // error: 'ls' is no Swift that is known here; commands begin with a colon: :list
        // > open a.swift
        // error: 'open' is no Swift that is known here; commands begin with a colon: :load a.swift
        // > vim a.swift
        // error: 'vim' is no Swift that is known here; press Up to change an entry; :load runs a file that was edited elsewhere
        // > cd ..
        // error: 'cd' is no Swift that is known here; the shell stays in its folder; :load ../a.swift runs a file of another
        // > version
        // error: 'version' is no Swift that is known here; leave the shell and run atelier --version
        try stage.value(help, canChange: false)
        // > Toggle
        // error: expected member name or initializer call after type name; write 'Toggle(…)' to make one
        // > Stack
        // error: cannot find 'Stack' in scope; did you mean 'HStack'?
    }
}
