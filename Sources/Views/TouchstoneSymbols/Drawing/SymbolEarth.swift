import Foundation
import TouchstoneDrawing

/// A side of the Earth, seen from space, on the grid of symbols.
///
/// - Source: drawn by hand, so that coasts cross rows and columns of the globe where they do in pictures of SF Symbols 5.
struct SymbolEarth {
  /// Coasts from rim to rim, with the land on the left of a traveller.
  var coasts: [[Path.Point]]
  var lakes: [[Path.Point]] = []
  /// The middle lines of islands.
  var islands: [[Path.Point]] = []

  static let radius: CGFloat = 47

  /// Returns the area between a coast and the rim.
  func land(_ coast: [Path.Point]) -> Path {
    guard let first = coast.first, let last = coast.last else { return Path() }
    func angle(_ point: Path.Point) -> Double { Double(atan2(point.y, point.x)) * 180 / .pi }
    let (start, end) = (angle(last), angle(first))
    return Path.spline(coast, isClosed: false).arc(0, 0, Self.radius, start, end > start ? end - 360 : end).closed
  }

  /// Returns a line at a distance from the coast, on the land.
  func line(along coast: [Path.Point], distance: CGFloat) -> Path {
    let points = coast.indices.map { index -> Path.Point in
      let (before, after) = (coast[max(index - 1, 0)], coast[min(index + 1, coast.count - 1)])
      let direction = (x: after.x - before.x, y: after.y - before.y)
      let length = hypot(direction.x, direction.y)
      return (
        coast[index].x + direction.y / length * distance, coast[index].y - direction.x / length * distance
      )
    }
    return .spline(points, isClosed: false)
  }
}

extension SymbolEarth {
  static let americas = SymbolEarth(coasts: [
    [
      (-38, -25), (-32, -15), (-24, -7), (-14, 0), (-16, 6), (-13, 13), (-3, 21), (-4, 30), (-2, 36), (4, 37), (11, 30),
      (19, 18), (26, 7), (20, -2), (10, -8), (0, -5), (-8, -10), (-8, -14), (-4, -14), (4, -11), (8, -16), (7, -21),
      (16, -27), (27, -37),
    ]
  ])

  static let europeAndAfrica = SymbolEarth(
    coasts: [
      [
        (-20, -41), (-21, -32), (-26, -26), (-22, -21), (-17, -22), (-13, -27), (-8, -25), (-4, -24), (-1, -27),
        (4, -22),
        (2, -18), (-6, -20), (-14, -20), (-24, -17), (-30, -7), (-30, 2), (-24, 8), (-14, 10), (-9, 15), (-8, 27),
        (-5, 36),
        (2, 38), (10, 33), (18, 24), (21, 12), (27, 1), (24, -5), (17, -10), (18, -13), (27, -7), (33, -8), (38, 3),
        (45, 10),
      ]
    ],
    lakes: [[(8, -34), (14, -35), (19, -33), (18, -29), (13, -30), (9, -29)]])

  static let asiaAndAustralia = SymbolEarth(
    coasts: [
      [
        (-40, 21), (-34, 14), (-29, 7), (-24, 10), (-18, 17), (-12, 20), (-6, 15), (-6, 10), (-8, 7), (0, 5), (6, -1),
        (3, -8), (1, -12), (4, -13), (10, -11), (13, -14), (21, -19), (27, -28), (24, -34), (20, -40),
      ],
      [
        (43, 14), (37, 10), (31, 10), (27, 7), (20, 6), (14, 9), (10, 16), (1, 22), (1, 30), (6, 38), (13, 38),
        (19, 41),
      ],
    ],
    islands: [[(12, -6), (16, -8), (18, -12), (21, -12)], [(2, 11), (0, 15)], [(-19, 22), (-15, 26), (-10, 27)]])

  static let southAsia = SymbolEarth(
    coasts: [
      [
        (-38, 26), (-31, 22), (-29, 17), (-28, 10), (-24, 4), (-28, -2), (-34, -8), (-32, -11), (-22, -5), (-15, -5),
        (-11, 3), (-5, 10), (-2, 22), (1, 30), (7, 30), (11, 21), (13, 13), (22, 3), (29, 8), (34, 13), (42, 18),
      ]
    ],
    lakes: [[(-25, -36), (-22, -32), (-26, -28), (-30, -24), (-34, -27), (-30, -31)]])
}

extension SymbolDrawing {
  /// Adds a globe with continents: outlined, or filled.
  mutating func addEarth(_ earth: SymbolEarth) {
    stroke(.circle(0, 0, SymbolEarth.radius))
    for coast in earth.coasts {
      if isFilled {
        fill(earth.land(coast))
      } else {
        // As wide as the land reaches in the filled globe.
        stroke(earth.line(along: coast, distance: 0.32 * stem), width: 0.66)
      }
    }
    for lake in earth.lakes {
      let shore = Path.spline(lake, isClosed: true)
      if isFilled { erase(shore) } else { fill(shore) }
    }
    for island in earth.islands { stroke(.spline(island, isClosed: false), width: 0.7) }
  }
}
