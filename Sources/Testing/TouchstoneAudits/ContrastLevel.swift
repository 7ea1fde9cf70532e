import Foundation

/// The minimum contrast of text and symbols.
///
/// - Source: WCAG 2.2, success criteria 1.4.3 (AA), 1.4.6 (AAA) and 1.4.11 (symbols); APCA Readability Criterion, Bronze
///   Simple Mode, with the sizes and weights of "APCA in a Nutshell", "Use-Case & Size Ranges".
public enum ContrastLevel: String, Hashable, Sendable {
  /// 4.5:1, and 3:1 for large text and symbols.
  case aa = "AA"
  /// 7:1, 4.5:1 for large text, and 3:1 for symbols.
  case aaa = "AAA"
  /// Lc 75 by APCA; 90 for text below 15 points, or 14 in bold; 60 from 24 points, or 16 in bold; 45 from 36 points, or 24
  /// in bold, and for symbols.
  case apca = "APCA"

  /// A minimum contrast, and the criterion that requires it.
  package struct Limit: Hashable {
    /// A ratio, or the amount of Lc.
    package var contrast: Double
    package var criterion: String
  }

  /// Returns the minimum contrast of text.
  ///
  /// For WCAG, text is large from 18 points, or from 14 points in bold.
  package func limit(fontSize: Double, isBold: Bool) -> Limit {
    let isLarge = fontSize >= 18 || isBold && fontSize >= 14
    return switch self {
    case .aa: Limit(contrast: isLarge ? 3 : 4.5, criterion: "WCAG 2.2, 1.4.3, AA")
    case .aaa: Limit(contrast: isLarge ? 4.5 : 7, criterion: "WCAG 2.2, 1.4.6, AAA")
    case .apca: Limit(contrast: Self.lightness(fontSize: fontSize, isBold: isBold), criterion: "APCA, Bronze")
    }
  }

  /// The smallest sizes in points of normal and of bold text that a minimum of Lc applies to.
  private static let sizes: [(normal: Double, bold: Double, lightness: Double)] = [
    (36, 24, 45), (24, 16, 60), (15, 14, 75),
  ]

  private static func lightness(fontSize: Double, isBold: Bool) -> Double {
    sizes.first { fontSize >= (isBold ? $0.bold : $0.normal) }?.lightness ?? 90
  }

  /// The minimum contrast of symbols.
  package var symbolLimit: Limit {
    self == .apca ? Limit(contrast: 45, criterion: "APCA, Bronze") : Limit(contrast: 3, criterion: "WCAG 2.2, 1.4.11")
  }

  /// Returns the contrast of a colour on another one: a ratio, or the amount of Lc.
  package func contrast(_ front: SIMD3<UInt8>, on back: SIMD3<UInt8>) -> Double {
    if self == .apca { return abs(PerceptualContrast.between(text: front, background: back)) }
    return ContrastRatio.between(ContrastRatio.luminance(front), ContrastRatio.luminance(back))
  }

  /// Returns a contrast as text, such as `4.49:1` or `Lc 63.1`, rounded down so that it never seems to reach a limit that
  /// it misses.
  package func words(_ contrast: Double) -> String {
    // A ratio of doubles may lie a little below the number that it is.
    func down(_ digits: Double) -> String { CGFloat(((contrast + 1e-9) * digits).rounded(.down) / digits).short }
    return self == .apca ? "Lc \(down(10))" : "\(down(100)):1"
  }
}
