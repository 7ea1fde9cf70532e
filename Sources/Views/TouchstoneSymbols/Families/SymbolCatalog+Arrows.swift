import Foundation
import TouchstoneDrawing

/// Arrows and chevrons, most of which are one drawing rotated in several directions.
extension SymbolCatalog {
  static let arrows: [SymbolDefinition] =
    directed(arrow, "arrow.%", isLeadingNamed: true) + directed(chevron, "chevron.%", isLeadingNamed: true)
    + directed(doubleChevron, "chevron.%.2") + directed(compactChevron, "chevron.compact.%")
    + directed(arrowToLine, "arrow.%.to.line") + directed(triangle, "arrowtriangle.%") + diagonals + others

  private static let arrow = SymbolDefinition("arrow") { pen in
    pen.stroke(.line((-48, 0), (48, 0)), .line((11, -37), (48, 0), (11, 37)))
  }

  private static let chevron = SymbolDefinition("chevron") { pen in
    pen.stroke(.line((-17, -36), (17, 0), (-17, 36)))
  }

  private static let doubleChevron = SymbolDefinition("chevron") { pen in
    pen.stroke(.line((-31, -34), (1, 0), (-31, 34)), .line((5, -34), (37, 0), (5, 34)))
  }

  private static let compactChevron = SymbolDefinition("chevron") { pen in
    pen.stroke(.line((-9, -44), (9, 0), (-9, 44)))
  }

  private static let arrowToLine = SymbolDefinition("arrow") { pen in
    pen.stroke(.line((-44, 0), (30, 0)), .line((2, -28), (30, 0), (2, 28)), .line((46, -36), (46, 36)))
  }

  private static let triangle = SymbolDefinition("arrowtriangle") { pen in
    pen.shape(.polygon((-32, -42, 5), (44, 0, 6), (-32, 42, 5)))
  }

  /// Returns four rotations of a drawing that points to the right; the % in the name is replaced with the direction.
  private static func directed(
    _ definition: SymbolDefinition, _ pattern: String, isLeadingNamed: Bool = false
  ) -> [SymbolDefinition] {
    func name(_ direction: String) -> String { pattern.replacingOccurrences(of: "%", with: direction) }
    let right = definition.renamed(name("right"))
    let left = definition.flipped(name("left"))
    var result = [right, left, definition.turned(-90, name("up")), definition.turned(90, name("down"))]
    if isLeadingNamed { result += [right.renamed(name("forward")), left.renamed(name("backward"))] }
    return result
  }

  private static let diagonals: [SymbolDefinition] = {
    let upRight = SymbolDefinition("arrow.up.right") { pen in
      pen.stroke(.line((-34, 34), (34, -34)), .line((-19, -34), (34, -34), (34, 19)))
    }
    return [
      upRight, upRight.renamed("arrow.up.forward"), upRight.flipped("arrow.up.left"),
      upRight.turned(90, "arrow.down.right"), upRight.turned(180, "arrow.down.left"),
    ]
  }()

  private static let clockwise = SymbolDefinition("arrow.clockwise") { pen in
    pen.stroke(Path.arc(0, 9, 39, 2, 270).to(14, -30), .line((-5, -51), (15, -30), (-5, -9)))
  }

  private static let uTurn = SymbolDefinition("arrow.uturn.left") { pen in
    pen.stroke(
      Path.at(-42, -16).to(14, -16).arc(14, 10, 26, -90, 90).to(-16, 36), .line((-16, -42), (-42, -16), (-16, 10)))
  }

  private static let reply = SymbolDefinition("arrowshape.turn.up.left") { pen in
    pen.shape(
      Path.at(-4, -40).to(-50, -2).to(-4, 36).to(-4, 14).curve(22, 14, 36, 22, 50, 42).curve(50, 4, 30, -18, -4, -18)
        .closed)
  }

  private static let pair = SymbolDefinition("arrow.left.arrow.right") { pen in
    pen.stroke(
      .line((44, -27.5), (-42, -27.5)), .line((-18, -55), (-44, -27.5), (-18, 0)),
      .line((-44, 27.5), (42, 27.5)), .line((18, 0), (44, 27.5), (18, 55)))
  }

  private static let opposite = pair.flipped("arrow.right.arrow.left")

  private static let double = SymbolDefinition("arrow.left.and.right") { pen in
    pen.stroke(
      .line((-50, 0), (50, 0)), .line((28, -24), (52, 0), (28, 24)), .line((-28, -24), (-52, 0), (-28, 24)))
  }

  private static let outwards = SymbolDefinition("arrow.up.left.and.arrow.down.right") { pen in
    let half = Path.line((-6, -6), (-36, -36)) + Path.line((-12, -38), (-38, -38), (-38, -12))
    pen.stroke(half, half.turned(180))
  }

  private static let inwards = SymbolDefinition("arrow.down.right.and.arrow.up.left") { pen in
    let half = Path.line((-42, -42), (-9, -9)) + Path.line((-7, -33), (-7, -7), (-33, -7))
    pen.stroke(half, half.turned(180))
  }

  private static let others: [SymbolDefinition] = [
    clockwise, clockwise.flipped("arrow.counterclockwise"), uTurn, uTurn.flipped("arrow.uturn.right"),
    uTurn.renamed("arrow.uturn.backward"), reply, reply.flipped("arrowshape.turn.up.right"), pair, opposite,
    opposite.turned(90, "arrow.up.arrow.down"), double, double.turned(90, "arrow.up.and.down"), outwards,
    outwards.flipped("arrow.up.right.and.arrow.down.left"), inwards,
    SymbolDefinition("arrow.triangle.2.circlepath") { pen in
      // The head is across the end of the arc at 318 degrees: base, base, tip.
      let half = Path.arc(0, 0, 41, 192, 318)
      let head = Path.polygon(radius: 2.5, (42.4, -38.2), (18.6, -16.7), (45.2, -9.1))
      pen.stroke(half, half.turned(180))
      pen.fill(head, head.turned(180))
    },
    SymbolDefinition("arrow.up.and.down.and.arrow.left.and.right") { pen in
      pen.stroke(.line((-50, 0), (50, 0)), .line((0, -50), (0, 50)))
      for degrees in [0.0, 90, 180, 270] {
        pen.stroke(Path.line((34, -17), (51, 0), (34, 17)).turned(degrees))
      }
    },
    SymbolDefinition("arrow.triangle.turn.up.right.diamond") { pen in
      pen.shape(SymbolEnclosure.diamond.path)
      pen.detail(Path.at(-15, 18).to(-15, 0).curve(-15, -7, -11, -9, -6, -9).to(6, -9))
      pen.spot(.polygon(radius: 2, (6, -24), (24, -9), (6, 6)))
    },
    SymbolDefinition("arrow.triangle.branch") { pen in
      pen.stroke(Path.at(-26, 46).to(-26, -22), Path.at(-26, 30).curve(-26, 6, 28, 12, 28, -18))
      for x in [-26, 28] as [CGFloat] {
        pen.solid(.polygon(radius: 2, (x - 12, -26), (x, -45), (x + 12, -26)), width: 0.5)
      }
    },
    SymbolDefinition("chevron.up.chevron.down") { pen in
      pen.stroke(.line((-26, -14), (0, -40), (26, -14)), .line((-26, 14), (0, 40), (26, 14)))
    },
    SymbolDefinition("chevron.left.forwardslash.chevron.right") { pen in
      pen.stroke(
        .line((-36, -30), (-64, 0), (-36, 30)), .line((36, -30), (64, 0), (36, 30)), .line((-14, 42), (14, -42)))
    },
    SymbolDefinition("shuffle") { pen in
      pen.stroke(
        Path.at(-50, -24).to(-34, -24).curve(-8, -24, -8, 24, 18, 24).to(46, 24),
        Path.at(-50, 24).to(-34, 24).curve(-24, 24, -18, 17, -13, 9),
        Path.at(-3, -9).curve(2, -17, 8, -24, 18, -24).to(46, -24),
        .line((30, -41), (47, -24), (30, -7)), .line((30, 41), (47, 24), (30, 7)))
    },
    SymbolDefinition("repeat") { pen in
      let half = Path.at(-46, -2).to(-46, -6).curve(-46, -20, -38, -27, -26, -27).to(18, -27)
      let head = Path.polygon(radius: 2, (20, -44), (47, -27), (20, -10))
      pen.stroke(half, half.turned(180))
      pen.solid(head, head.turned(180), width: 0.4)
    },
  ]
}
