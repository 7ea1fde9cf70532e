/// A view of which it is known without laying it out how it is read aloud.
protocol SpokenLabel {
  var spokenText: String { get }
}

extension Text: SpokenLabel {
  var spokenText: String { plainText }
}

extension Label: SpokenLabel where Title == Text {
  var spokenText: String { title.plainText }
}

extension View {
  /// How a control's label is read aloud, if that is known.
  nonisolated var spokenLabel: String? { (self as? any SpokenLabel)?.spokenText }
}

extension Double {
  /// A share of 1 as it is read aloud: `50%`.
  var spokenPercent: String { "\(Int((self * 100).rounded()))%" }
}
