/// The role of a picture in a failed assertion.
enum ReviewRole: String, CaseIterable, Hashable {
  case reference, actual, difference

  var caption: String {
    switch self {
    case .reference: "golden"
    case .actual: "actual"
    case .difference: "difference"
    }
  }

  /// Whether a mode shows the picture, or can show it.
  func isShown(in mode: ReviewSession.Mode) -> Bool {
    switch mode {
    case .sideBySide, .blink: self != .difference
    case .difference: self == .difference
    case .threeUp: true
    }
  }
}
