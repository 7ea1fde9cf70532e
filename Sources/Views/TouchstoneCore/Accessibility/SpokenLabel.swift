/// A view whose spoken label is known without layout.
package protocol SpokenLabel {
  func spokenText(in environment: EnvironmentValues) -> String
}

extension Text: SpokenLabel {
  /// The characters of the text as they are read aloud, which do not depend on how the letters look.
  package func spokenText(in environment: EnvironmentValues) -> String {
    guard environment.textCase != nil else { return plainText(in: environment) }
    var environment = environment
    environment.textCase = nil
    return plainText(in: environment)
  }
}

extension View {
  /// The spoken label of a control in its environment, if it is known.
  package nonisolated func spokenLabel(in environment: EnvironmentValues) -> String? {
    (self as? any SpokenLabel)?.spokenText(in: environment)
  }
}

extension Double {
  /// The fraction as a spoken percentage: `50%`.
  package var spokenPercent: String { "\(Int((self * 100).rounded()))%" }
}
