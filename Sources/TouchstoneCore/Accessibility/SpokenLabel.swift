/// A view whose spoken label is known without layout.
package protocol SpokenLabel {
  var spokenText: String { get }
}

extension Text: SpokenLabel {
  package var spokenText: String { plainText }
}

extension View {
  /// The spoken label of a control, if it is known.
  package nonisolated var spokenLabel: String? { (self as? any SpokenLabel)?.spokenText }
}

extension Double {
  /// The fraction as a spoken percentage: `50%`.
  package var spokenPercent: String { "\(Int((self * 100).rounded()))%" }
}
