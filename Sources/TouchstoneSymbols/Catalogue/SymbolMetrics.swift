import Foundation

/// The measures that all symbols share, in units of 1/100 em: the grid on which they are drawn.
///
/// The origin of the grid is the centre of a symbol, half a cap height above the baseline; y points downwards. Circles
/// have a radius of 47, squares half sides of 43, signs such as `plus` reach 38 from the centre.
package enum SymbolMetrics {
  /// Units of the grid per em.
  static let unitsPerEm: CGFloat = 100

  /// The height of the centre above the baseline: half of SF Pro's cap height of 1443/2048 em.
  static let centerHeight: CGFloat = 100 * 1443 / 2048 / 2

  /// The empty space at each side of the ink.
  ///
  /// - Source: fitted to frames measured with Apple's frameworks: `heart.fill` at 17 points is 21 × 18 points large.
  static let margin = CGSize(width: 5, height: 3)

  /// The box of a symbol by its ink.
  static func box(around ink: CGRect) -> CGRect { ink.insetBy(dx: -margin.width, dy: -margin.height) }

  /// The opacity of layers that a variable value leaves off; Apple publishes no number.
  package static let opacityOfLayersOff = 0.3

  /// The line widths for the weights 100, 200 … 900.
  ///
  /// Regular is about 1/12 em, a little less than the stems of the text beside it, because symbols have more lines.
  private static let stems: [CGFloat] = [2.6, 4, 6, 8.2, 9.6, 11, 12.6, 14.4, 16.4]

  /// The line width for a weight; weights between hundreds are interpolated, others are brought into range.
  static func stem(weight: Int) -> CGFloat {
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(position), stems.count - 2)
    return stems[index] + (stems[index + 1] - stems[index]) * (position - CGFloat(index))
  }
}
