import Foundation
import TouchstoneDrawing

/// A shape that encloses the figure of a symbol, such as the circle of `plus.circle`.
enum SymbolEnclosure: String, CaseIterable {
  case circle
  case square
  case app
  case rectangle
  case portrait
  case triangle
  case diamond
  case octagon
  case hexagon
  case shield
  case seal
  case bubble
  case message
  case house
  case icloud
  case viewfinder
  case bin
  case gearshape
  case tv

  /// The frame of an enclosure.
  enum Frame {
    case outline(Path)
    /// A drawing from the catalogue.
    case drawing(String)
  }

  var frame: Frame {
    switch self {
    case .message, .viewfinder, .bin, .tv: .drawing(rawValue)
    case .icloud: .outline(SymbolShapes.cloud)
    case .house, .gearshape: .drawing("in." + rawValue)
    default: .outline(path)
    }
  }

  /// The outline of an enclosure that is a single plain shape.
  var path: Path {
    switch self {
    case .circle: .circle(0, 0, 47)
    case .square: .box(-42.5, -42.5, 42.5, 42.5, 14)
    case .app: .box(-43, -43, 43, 43, 21)
    case .rectangle: .box(-54, -40, 54, 40, 13)
    case .portrait: .box(-38, -52, 38, 52, 13)
    case .triangle: .polygon((0, -47, 10), (56, 47, 10), (-56, 47, 10))
    case .diamond: .polygon((0, -56, 9), (56, 0, 9), (0, 56, 9), (-56, 0, 9))
    case .octagon: Path.star(0, 0, tips: 8, 49.5, rounding: 9).turned(22.5)
    case .hexagon: .star(0, 0, tips: 6, 53, rounding: 9)
    case .shield: SymbolShapes.shield
    case .seal: SymbolShapes.seal
    case .bubble: SymbolShapes.bubble
    case .message, .house, .icloud, .viewfinder, .bin, .gearshape, .tv: Path()
    }
  }

  /// The scale factor of a figure in the enclosure.
  var figureScale: CGFloat {
    switch self {
    case .circle, .octagon, .rectangle, .hexagon: 0.56
    case .square, .app, .viewfinder: 0.58
    case .diamond, .shield, .seal: 0.52
    case .bubble, .message, .portrait, .gearshape: 0.48
    case .triangle: 0.47
    case .icloud, .house, .bin, .tv: 0.44
    }
  }

  /// The scale factor of an exclamation or question mark, which is as high in every enclosure.
  ///
  /// - Source: pictures of Apple's symbols, in which marks are 52 units high in circles, squares, diamonds, octagons,
  ///   shields, bubbles and triangles. Shields are fitted to smaller boxes than they are drawn in.
  var markScale: CGFloat { self == .shield ? 0.65 : 0.585 }

  /// The distance by which a figure is below the centre of the grid; a tall mark begins higher in a triangle.
  func drop(isMark: Bool) -> CGFloat {
    switch self {
    case .triangle where isMark: 8
    case .triangle, .bin: 13
    case .house: 12
    case .icloud: 2
    case .shield: -3
    case .bubble: -7
    case .message: -4
    case .tv: -6
    default: 0
    }
  }
}
