public import TouchstoneCore

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
