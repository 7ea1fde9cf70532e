/// A view of which it is known without laying it out how it is read aloud.
package protocol SpokenLabel {
  var spokenText: String { get }
}

extension Text: SpokenLabel {
  package var spokenText: String { plainText }
}

extension View {
  /// How a control's label is read aloud, if that is known.
  package nonisolated var spokenLabel: String? { (self as? any SpokenLabel)?.spokenText }
}

extension Double {
  /// A share of 1 as it is read aloud: `50%`.
  package var spokenPercent: String { "\(Int((self * 100).rounded()))%" }
}
