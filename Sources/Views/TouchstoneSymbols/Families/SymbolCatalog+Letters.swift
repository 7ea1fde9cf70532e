import Foundation
import TouchstoneDrawing

/// The letters A to Z in circles and squares.
extension SymbolCatalog {
  static let letters: [SymbolDefinition] = skeletons.map { letter, lines in
    SymbolDefinition(letter) { pen in
      for line in lines { pen.stroke(line) }
    }
  }

  /// The strokes of the capital letters, 78 units high.
  private static let skeletons: [(String, [Path])] = [
    ("a", [.line((-31, 39), (0, -39), (31, 39)), .line((-20, 13), (20, 13))]),
    ("b", [upperBowl, Path.at(-23, -1).to(5, -1).curve(33, -1, 33, 39, 5, 39).to(-23, 39).to(-23, -39)]),
    ("c", [openRing]),
    ("d", [Path.at(-26, -39).to(-4, -39).curve(40, -39, 40, 39, -4, 39).to(-26, 39).closed]),
    ("e", [.line((23, -39), (-21, -39), (-21, 39), (23, 39)), .line((-21, -1), (18, -1))]),
    ("f", [.line((23, -39), (-21, -39), (-21, 39)), .line((-21, 0), (17, 0))]),
    ("g", [openRing, .line((6, 5), (32, 5), (32, 24))]),
    ("h", [.line((-27, -39), (-27, 39)), .line((27, -39), (27, 39)), .line((-27, -1), (27, -1))]),
    ("i", [.line((0, -39), (0, 39))]),
    ("j", [Path.at(15, -39).to(15, 18).curve(15, 46, -23, 46, -23, 18)]),
    ("k", [.line((-23, -39), (-23, 39)), .line((26, -39), (-23, 11)), .line((-7, -5), (27, 39))]),
    ("l", [.line((-19, -39), (-19, 39), (22, 39))]),
    ("m", [.line((-35, 39), (-35, -39), (0, 23), (35, -39), (35, 39))]),
    ("n", [.line((-27, 39), (-27, -39), (27, 39), (27, -39))]),
    ("o", [.ellipse(0, 0, 34, 39)]),
    ("p", [Path.at(-22, 39).to(-22, -39).to(4, -39).curve(34, -39, 34, 6, 4, 6).to(-22, 6)]),
    ("q", [.ellipse(0, 0, 34, 39), .line((10, 18), (32, 43))]),
    ("r", [Path.at(-23, 39).to(-23, -39).to(4, -39).curve(33, -39, 33, 4, 4, 4).to(-23, 4), .line((4, 4), (25, 39))]),
    (
      "s",
      [
        Path.at(24, -21).curve(21, -33, 12, -39, 0, -39).curve(-14, -39, -24, -32, -24, -20).curve(
          -24, -6, -10, -4, 1, -1
        )
        .curve(13, 2, 25, 6, 25, 19).curve(25, 32, 14, 39, 0, 39).curve(-15, 39, -24, 32, -26, 19)
      ]
    ),
    ("t", [.line((-29, -39), (29, -39)), .line((0, -39), (0, 39))]),
    ("u", [Path.at(-27, -39).to(-27, 10).curve(-27, 49, 27, 49, 27, 10).to(27, -39)]),
    ("v", [.line((-31, -39), (0, 39), (31, -39))]),
    ("w", [.line((-44, -39), (-22, 39), (0, -35), (22, 39), (44, -39))]),
    ("x", [.line((-28, -39), (28, 39)), .line((28, -39), (-28, 39))]),
    ("y", [.line((-29, -39), (0, 2), (29, -39)), .line((0, 2), (0, 39))]),
    ("z", [.line((-26, -39), (26, -39), (-26, 39), (26, 39))]),
  ]

  private static let upperBowl = Path.at(-23, -39).to(3, -39).curve(27, -39, 27, -1, 3, -1)

  private static let openRing = Path.at(30, -20).curve(25, -32, 14, -39, 0, -39).curve(-20, -39, -34, -24, -34, 0)
    .curve(-34, 24, -20, 39, 0, 39).curve(14, 39, 26, 33, 31, 20)
}
