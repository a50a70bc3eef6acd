/// What the program tells its caller. Wrong usage, 64, is ArgumentParser's own.
enum ExitStatus: Int32, Sendable {
    case success = 0
    case sessionDiffers = 1
    case inputError = 65
    case internalError = 70
    case interrupted = 130
}
