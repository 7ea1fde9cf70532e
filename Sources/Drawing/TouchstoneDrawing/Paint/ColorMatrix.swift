/// A 4 × 5 matrix that maps a straight (not premultiplied) colour to another.
///
/// `red' = r1·red + r2·green + r3·blue + r4·alpha + r5`, and so on; components run from 0 to 1.
///
/// - Source: SwiftUI, `ColorMatrix`.
public struct ColorMatrix: Hashable, Sendable {
  /// The coefficients of red, green, blue and alpha in the new red, and a constant.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The coefficients of red, green, blue and alpha in the new green, and a constant.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The coefficients of red, green, blue and alpha in the new blue, and a constant.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The coefficients of red, green, blue and alpha in the new alpha, and a constant.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// Creates a matrix from its twenty elements, row by row.
  package init(rows: [Float]) {
    precondition(rows.count == 20, "a colour matrix has 20 numbers, not \(rows.count)")
    (r1, r2, r3, r4, r5) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (g1, g2, g3, g4, g5) = (rows[5], rows[6], rows[7], rows[8], rows[9])
    (b1, b2, b3, b4, b5) = (rows[10], rows[11], rows[12], rows[13], rows[14])
    (a1, a2, a3, a4, a5) = (rows[15], rows[16], rows[17], rows[18], rows[19])
  }

  /// The twenty elements, row by row.
  package var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
