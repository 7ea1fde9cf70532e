import Foundation

/// How much contrast is asked for.
///
/// - Source: WCAG 2.2, success criteria 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (symbols); APCA Readability Criterion, Bronze
///   Simple Mode.
public enum ContrastLevel: String, Hashable, Sendable {
  /// 4.5:1, and 3:1 for large text and symbols.
  case aa = "AA"
  /// 7:1, 4.5:1 for large text, and 3:1 for symbols.
  case aaa = "AAA"
  /// Lc 75, 60 from 24 points or 16 in bold, 45 from 36 points or 24 in bold and for symbols, by APCA.
  case apca = "APCA"

  /// A least contrast, and where it is asked for.
  package struct Limit: Hashable {
    /// A ratio, or the amount of Lc.
    package var contrast: Double
    package var criterion: String
  }

  /// The least contrast of text.
  ///
  /// Large is text of 18 points, or of 14 points in bold, for WCAG.
  package func limit(fontSize: Double, isBold: Bool) -> Limit {
    let isLarge = fontSize >= 18 || isBold && fontSize >= 14
    return switch self {
    case .aa: Limit(contrast: isLarge ? 3 : 4.5, criterion: "WCAG 2.2, 1.4.3, AA")
    case .aaa: Limit(contrast: isLarge ? 4.5 : 7, criterion: "WCAG 2.2, 1.4.6, AAA")
    case .apca:
      Limit(
        contrast: fontSize >= 36 || isBold && fontSize >= 24
          ? 45 : fontSize >= 24 || isBold && fontSize >= 16 ? 60 : 75,
        criterion: "APCA, Bronze")
    }
  }

  /// The least contrast of symbols.
  package var symbolLimit: Limit {
    self == .apca ? Limit(contrast: 45, criterion: "APCA, Bronze") : Limit(contrast: 3, criterion: "WCAG 2.2, 1.4.11")
  }

  /// The contrast of a colour on another one, as the level measures it.
  package func contrast(_ front: SIMD3<UInt8>, on back: SIMD3<UInt8>) -> Double {
    if self == .apca { return abs(PerceptualContrast.between(text: front, background: back)) }
    return ContrastRatio.between(ContrastRatio.luminance(front), ContrastRatio.luminance(back))
  }

  /// A contrast in words: `4.49:1`, rounded down, so that none seems to reach a limit that it misses; `Lc 63.1`.
  package func words(_ contrast: Double) -> String {
    // A ratio of doubles may lie a little below the number that it is.
    func down(_ digits: Double) -> String { CGFloat(((contrast + 1e-9) * digits).rounded(.down) / digits).short }
    return self == .apca ? "Lc \(down(10))" : "\(down(100)):1"
  }
}
