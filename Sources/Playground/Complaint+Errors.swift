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
