import Language
import Staging
import StyleEngine

extension Complaint {
    /// What went wrong in an evaluation.
    init(_ error: any Error) {
        switch error {
        case let complaint as Complaint: self = complaint
        case let error as GestureError: self = .gesture(error)
        case let error as ResolutionError: self = .resolution(error)
        case let diagnostic as Diagnostic: self = .swift(diagnostic)
        default: self = .unknown("\(error)")
        }
    }

    /// What went wrong in an evaluation.
    ///
    /// - Parameter push: tells of the code that pushed the style which the tree has no end with; nil where that is not known.
    init(_ error: any Error, pushedBy push: String?) {
        if let push, let error = error as? ResolutionError, case .styleCycle = error {
            self = .styleCycle(error, pushedBy: push)
        } else {
            self.init(error)
        }
    }

    /// Whether nothing is wrong, but the entry was stopped from outside.
    var isInterruption: Bool {
        switch self {
        case .swift(let diagnostic): diagnostic.isInterruption
        case .resolution(.stopped): true
        case .ofPaste(let complaint, _): complaint.isInterruption
        default: false
        }
    }
}
