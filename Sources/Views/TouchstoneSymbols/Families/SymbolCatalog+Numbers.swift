import Foundation
import TouchstoneDrawing

/// The numbers 0 to 50 in circles and squares.
extension SymbolCatalog {
  static let numbers: [SymbolDefinition] = (0...50).map { number in
    SymbolDefinition("\(number)") { pen in
      let digits = String(number).compactMap { $0.wholeNumberValue }.map { SymbolCatalog.digits[$0] }
      guard digits.count == 2 else {
        pen.stroke(digits[0].moved(number == 1 ? -4 : 0, 0))
        return
      }
      // Two digits are drawn narrower than one.
      let narrow = CGAffineTransform(scaleX: 0.82, y: 0.94)
      pen.stroke(
        digits[0].applying(narrow).moved(number < 20 ? -20 : -25, 0), digits[1].applying(narrow).moved(25, 0),
        width: 0.88
      )
    }
  }

  /// The strokes of the digits 0 to 9, 78 units high.
  private static let digits: [Path] = [
    Path.at(0, -39).curve(16, -39, 25, -24, 25, 0).curve(25, 24, 16, 39, 0, 39).closedByMirroring,
    .line((-13, -27), (7, -39), (7, 39)),
    Path.at(-23, -18).curve(-23, -31, -14, -39, 0, -39).curve(14, -39, 23, -31, 23, -19).curve(23, -4, 6, 8, -24, 39)
      .to(25, 39),
    Path.at(-22, -23).curve(-20, -33, -12, -39, 0, -39).curve(13, -39, 22, -32, 22, -20).curve(22, -8, 13, -1, -6, -1)
      .curve(14, -1, 25, 6, 25, 19).curve(25, 31, 14, 39, 0, 39).curve(-14, 39, -23, 32, -25, 21),
    .line((12, 39), (12, -39), (-28, 17), (27, 17)),
    Path.at(22, -39).to(-18, -39).to(-22, -2).curve(-16, -9, -9, -11, -1, -11).curve(14, -11, 25, -2, 25, 13)
      .curve(25, 29, 14, 39, -1, 39).curve(-14, 39, -23, 33, -25, 22),
    six, seven, eight, six.turned(180),
  ]

  private static let six = Path.at(21, -26).curve(18, -35, 11, -39, 2, -39).curve(-15, -39, -25, -25, -25, 6)
    .curve(-25, 28, -15, 39, 1, 39).curve(15, 39, 25, 29, 25, 14).curve(25, 0, 15, -10, 1, -10)
    .curve(-14, -10, -25, -1, -25, 11)

  private static let seven = Path.line((-25, -39), (25, -39), (-7, 39))

  private static let eight = Path.ellipse(0, -20, 20.5, 19) + Path.ellipse(0, 19, 25, 20)
}
