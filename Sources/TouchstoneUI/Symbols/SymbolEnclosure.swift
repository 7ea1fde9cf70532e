import Foundation
import TouchstoneDrawing

/// A shape that stands around the figure of a symbol, as the circle of `plus.circle`.
enum SymbolEnclosure: String, CaseIterable {
  case circle
  case square
  case app
  case rectangle
  case triangle
  case diamond
  case octagon
  case shield
  case seal
  case bubble

  /// The outline of the enclosure.
  var outline: Path {
    switch self {
    case .circle: .circle(0, 0, 47)
    case .square: .box(-42.5, -42.5, 42.5, 42.5, 14)
    case .app: .box(-43, -43, 43, 43, 21)
    case .rectangle: .box(-54, -40, 54, 40, 13)
    case .triangle: .polygon((0, -47, 10), (56, 47, 10), (-56, 47, 10))
    case .diamond: .polygon((0, -56, 9), (56, 0, 9), (0, 56, 9), (-56, 0, 9))
    case .octagon: Path.star(0, 0, tips: 8, 52, rounding: 9).turned(22.5)
    case .shield: SymbolShapes.shield
    case .seal: SymbolShapes.seal
    case .bubble: SymbolShapes.bubble
    }
  }

  /// How much a figure shrinks inside the enclosure.
  var figureScale: CGFloat {
    switch self {
    case .circle: 0.56
    case .square: 0.58
    case .app: 0.58
    case .rectangle: 0.56
    case .triangle: 0.47
    case .diamond: 0.52
    case .octagon: 0.56
    case .shield: 0.52
    case .seal: 0.52
    case .bubble: 0.48
    }
  }

  /// How far a figure stands below the centre of the grid.
  var figureDrop: CGFloat {
    switch self {
    case .triangle: 13
    case .shield: -3
    case .bubble: -7
    default: 0
    }
  }
}
