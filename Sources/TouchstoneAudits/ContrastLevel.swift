/// How much contrast is asked for.
///
/// - Source: WCAG 2.2, success criteria 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (symbols).
public enum ContrastLevel: String, Hashable, Sendable {
  /// 4.5:1, and 3:1 for large text and symbols.
  case aa = "AA"
  /// 7:1, 4.5:1 for large text, and 3:1 for symbols.
  case aaa = "AAA"

  /// The least ratio for text.
  ///
  /// Large is text of 18 points, or of 14 points in bold.
  package func limit(fontSize: Double, isBold: Bool) -> (ratio: Double, criterion: String) {
    let isLarge = fontSize >= 18 || isBold && fontSize >= 14
    return switch self {
    case .aa: (isLarge ? 3 : 4.5, "WCAG 2.2, 1.4.3, AA")
    case .aaa: (isLarge ? 4.5 : 7, "WCAG 2.2, 1.4.6, AAA")
    }
  }

  /// The least ratio for symbols, which is the same at both levels.
  package static let symbolLimit = (ratio: 3.0, criterion: "WCAG 2.2, 1.4.11")
}
