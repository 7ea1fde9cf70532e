public import Foundation

/// A text that Siri can say.
///
/// - Source: Intents, `INSpeakableString`.
open class INSpeakableString: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.spokenPhrase, self.pronunciationHint, self.vocabularyIdentifier) = (
      spokenPhrase, pronunciationHint, vocabularyIdentifier
    )
  }

  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: spokenPhrase, spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }
}
