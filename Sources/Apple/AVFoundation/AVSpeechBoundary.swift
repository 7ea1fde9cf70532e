import Foundation

/// - Source: AVFAudio, `AVSpeechBoundary`.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
