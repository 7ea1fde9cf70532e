public import Foundation

/// A voice, of which there are none.
///
/// - Source: AVFAudio, `AVSpeechSynthesisVoice`.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  public let language: String
  public init?(language: String?) { self.language = language ?? "en-US" }
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
