import Foundation

/// The metrics of the grid on which all symbols are drawn, in units of 1/100 em.
///
/// The origin of the grid is the centre of a symbol, half the cap height above the baseline, and the y-axis points
/// down. Circles have a radius of 47, squares have half sides of 43, and signs such as `plus` extend 40 from the
/// centre.
package enum SymbolMetrics {
  /// Units of the grid per em.
  static let unitsPerEm: CGFloat = 100

  /// The height of the centre above the baseline: half of SF Pro's cap height of 1443/2048 em.
  static let centerHeight: CGFloat = 100 * 1443 / 2048 / 2

  /// The empty space on each side of the ink, on the grid.
  ///
  /// - Source: measured with Apple's frameworks: at 17 points, the ink of `heart.fill` is 17 × 16 points of 21 × 18, that of
  ///   `location` 16 × 15⅔ of 19⅓ × 18.
  static let margin = CGSize(width: 11, height: 6.5)

  /// The scale of built-in drawings: a circle of 102 units has ink of 98/100 em.
  ///
  /// - Source: the margins of circles, hearts and `location` in frames measured with Apple's frameworks.
  static let inkScale: CGFloat = 0.96

  /// Returns the box of a symbol of the user's around its ink; nothing about it was measured.
  static func box(around ink: CGRect) -> CGRect { ink.insetBy(dx: -5, dy: -3) }

  /// The opacity of layers that a variable value turns off; Apple does not publish a number.
  package static let opacityOfLayersOff = 0.3

  /// The line widths for the weights 100, 200, …, 900.
  ///
  /// Regular is about 1/12 em, slightly less than the stems of adjacent text because symbols have more lines.
  private static let stems: [CGFloat] = [2.6, 4, 6, 8.2, 9.6, 11, 12.6, 14.4, 16.4]

  /// Returns the line width for a weight; weights between hundreds are interpolated, others are clamped to the range.
  static func stem(weight: Int) -> CGFloat {
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(position), stems.count - 2)
    return stems[index] + (stems[index + 1] - stems[index]) * (position - CGFloat(index))
  }
}
