public import Foundation

extension AttributeScopes {
  /// The attributes that assistive technologies read. Touchstone keeps them and reads none.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// The attributes that assistive technologies read. Touchstone keeps them and reads none.
  ///
  /// - Source: Foundation, `AttributeScopes.AccessibilityAttributes`.
  public struct AccessibilityAttributes: AttributeScope {
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// Whether words are spelt out.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// The pitch of speech, from 0 to 2.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// Whether an announcement waits for the one before.
    public let accessibilitySpeechAnnouncementsQueued: SpeechAnnouncementsQueuedAttribute
    /// How words are pronounced, in the international phonetic alphabet.
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
    /// The priority of an announcement.
    public let accessibilitySpeechAnnouncementPriority: SpeechAnnouncementPriorityAttribute

    /// The key for spoken punctuation.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      /// Whether punctuation is spoken.
      public typealias Value = Bool
      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechPunctuation"
    }

    /// The key for words that are spelt out.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      /// Whether words are spelt out.
      public typealias Value = Bool
      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechSpellOut"
    }

    /// The key for the pitch.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      /// The pitch, from 0 to 2.
      public typealias Value = Double
      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechPitch"
    }

    /// The key for announcements that wait.
    public enum SpeechAnnouncementsQueuedAttribute: AttributedStringKey {
      /// Whether the announcement waits.
      public typealias Value = Bool
      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechQueueAnnouncement"
    }

    /// The key for pronunciation.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      /// Phonetic notation.
      public typealias Value = String
      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechIPANotation"
    }

    /// The key for the priority of an announcement.
    public enum SpeechAnnouncementPriorityAttribute: AttributedStringKey {
      /// A priority.
      public enum Value: Hashable, Sendable {
        case low, `default`, high
      }

      /// The name under which attributed strings store the attribute.
      public static let name = "AXSpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes that assistive technologies read.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
