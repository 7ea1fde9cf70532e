public import TouchstoneCore

/// Whether the output of the action before fills a parameter.
///
/// - Source: AppIntents, `InputConnectionBehavior`.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, never, connectToPreviousIntentResult }

/// How many values a parameter has.
///
/// - Source: AppIntents, `IntentCollectionSize`.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(exactly count: Int) { (min, max) = (count, count) }
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The sizes of a widget, as parameters name them.
///
/// - Source: AppIntents, `IntentWidgetFamily`.
public enum IntentWidgetFamily: _IntentValue, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension Bool {
  /// The words for the two values of a parameter.
  ///
  /// - Source: AppIntents, `Bool.IntentDisplayName`.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }
  }
}

extension String {
  /// How people type the text of a parameter.
  ///
  /// - Source: AppIntents, `String.IntentInputOptions`.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, decimalPad, emailAddress, namePhonePad, numberPad, numbersAndPunctuation, phonePad
      case twitter, URL, webSearch
    }
    public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

    public let keyboardType: KeyboardType
    public let capitalizationType: CapitalizationType
    public let multiline: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
    }
  }
}
