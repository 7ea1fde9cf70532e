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
}
