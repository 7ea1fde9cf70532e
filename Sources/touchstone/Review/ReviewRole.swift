/// The pictures of a failed assertion.
enum ReviewRole: String, CaseIterable, Hashable {
  case reference, actual, difference

  /// Its caption.
  var caption: String {
    switch self {
    case .reference: "golden"
    case .actual: "new"
    case .difference: "difference"
    }
  }
}
