import Catalogue

extension StandardLibrary {
    /// `Result`.
    static let results: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Result<Success, Failure: Error> { case success(Success); case failure(Failure) }",
            "What came of something that may fail: a value, or an error.",
            example: """
                enum Problem: Error { case tooSmall }
                let result: Result<Int, Problem> = .failure(.tooSmall)
                result
                """,
            [
                BuiltIn(
                    "func get() throws(Failure) -> Success", "The value; throws the error where there is none.",
                    swift: """
                        switch self {
                        case .success(let value): return value
                        case .failure(let error): throw error
                        }
                        """),
                BuiltIn(
                    "func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>",
                    "What a function makes of the value; the error stays.",
                    swift: """
                        switch self {
                        case .success(let value): return .success(transform(value))
                        case .failure(let error): return .failure(error)
                        }
                        """),
                BuiltIn(
                    "func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>",
                    "What a function makes of the error; the value stays.",
                    swift: """
                        switch self {
                        case .success(let value): return .success(value)
                        case .failure(let error): return .failure(transform(error))
                        }
                        """),
                BuiltIn(
                    "func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>",
                    "The result that a function makes of the value; the error stays.",
                    swift: """
                        switch self {
                        case .success(let value): return transform(value)
                        case .failure(let error): return .failure(error)
                        }
                        """),
                BuiltIn(
                    "func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>",
                    "The result that a function makes of the error; the value stays.",
                    swift: """
                        switch self {
                        case .success(let value): return .success(value)
                        case .failure(let error): return transform(error)
                        }
                        """),
                BuiltIn(
                    "init(catching body: () throws(Failure) -> Success)", "What a function returns or throws.",
                    swift: """
                        do {
                            self = .success(try body())
                        } catch {
                            self = .failure(error)
                        }
                        """),
            ]),
        BuiltInGroup(
            "extension Never: Error, Hashable, Comparable", []),
        BuiltInGroup(
            "extension Result: Equatable where Success: Equatable, Failure: Equatable",
            [
                BuiltIn(
                    "static func == (lhs: Result<Success, Failure>, rhs: Result<Success, Failure>) -> Bool",
                    "Whether both hold the same value, or the same error.",
                    swift: """
                        switch (lhs, rhs) {
                        case (.success(let one), .success(let other)): return one == other
                        case (.failure(let one), .failure(let other)): return one == other
                        default: return false
                        }
                        """)
            ]),
    ]
}
