import Foundation
import TouchstoneDrawing

/// People: single, in groups, in frames and in motion.
extension SymbolCatalog {
  static let people: [SymbolDefinition] = [
    SymbolDefinition("person") { pen in
      pen.shape(SymbolShapes.head, SymbolShapes.shoulders)
    },
    SymbolDefinition("person.2") { pen in
      pen.level = 1
      pen.addPerson(x: -32, y: 5, scale: 0.88)
      pen.level = 0
      pen.addPerson(x: 26, y: 0, scale: 1, isClearing: true)
    },
    SymbolDefinition("person.3") { pen in
      pen.level = 1
      pen.addPerson(x: -57, y: 4, scale: 0.84)
      pen.addPerson(x: 57, y: 4, scale: 0.84)
      pen.level = 0
      pen.addPerson(x: 0, y: 0, scale: 0.95, isClearing: true)
    },
    SymbolDefinition("person.3.sequence") { pen in
      pen.level = 2
      pen.addPerson(x: 48, y: 1, scale: 0.66)
      pen.level = 1
      pen.addPerson(x: 4, y: 2, scale: 0.76, isClearing: true)
      pen.level = 0
      pen.addPerson(x: -42, y: 3, scale: 0.88, isClearing: true)
    },
    SymbolDefinition("person.crop.circle") { pen in pen.addPortrait(in: SymbolEnclosure.circle.path) },
    SymbolDefinition("person.crop.square") { pen in
      pen.addPortrait(in: SymbolEnclosure.square.path, bottom: 43)
    },
    SymbolDefinition("person.crop.rectangle") { pen in
      pen.addPortrait(in: SymbolEnclosure.rectangle.path, bottom: 40)
    },
    SymbolDefinition("person.text.rectangle") { pen in
      pen.shape(.box(-58, -41, 58, 41, 13))
      pen.spot(
        .circle(-26, -11, 10),
        Path.at(-26, 6).curve(-13, 6, -8, 15, -8, 21).to(-44, 21).curve(-44, 15, -39, 6, -26, 6).closed)
      pen.detail(.line((8, -16), (40, -16)), .line((8, 0), (40, 0)), .line((8, 16), (30, 16)), width: 0.85)
    },
    SymbolDefinition("person.wave.2") { pen in
      pen.addPerson(x: -22, y: 3, scale: 0.92)
      pen.level = 1
      pen.stroke(.arc(-4, -20, 28, -38, 38))
      pen.level = 2
      pen.stroke(.arc(-4, -20, 46, -38, 38))
    },
    SymbolDefinition("figure.stand") { pen in
      pen.fill(.circle(0, -44, 10))
      pen.stroke(.line((0, -24), (0, 10)), width: 1.9)
      pen.stroke(
        .line((-10, -24), (-16, 8)), .line((10, -24), (16, 8)), .line((-6, 8), (-8, 52)), .line((6, 8), (8, 52)),
        width: 1.15)
    },
    SymbolDefinition("figure.walk") { pen in
      pen.fill(.circle(5, -44, 10))
      pen.stroke(.line((1, -22), (-3, 8)), width: 1.9)
      pen.stroke(
        .bent((-1, -25, 0), (-19, -12, 3), (-25, 6, 0)), .bent((5, -23, 0), (14, -6, 3), (29, 0, 0)),
        .bent((-3, 10, 0), (-9, 30, 3), (-25, 53, 0)), .bent((-2, 8, 0), (13, 26, 4), (19, 53, 0)), width: 1.2)
    },
    SymbolDefinition("figure.run") { pen in
      pen.fill(.circle(16, -44, 10))
      pen.stroke(.line((7, -22), (-5, 6)), width: 1.9)
      pen.stroke(
        .bent((4, -26, 0), (-22, -24, 4), (-34, -7, 0)), .bent((10, -22, 0), (20, -4, 4), (39, -8, 0)),
        .bent((-7, 6, 0), (-17, 27, 4), (-46, 30, 0)), .bent((-3, 7, 0), (18, 20, 5), (9, 53, 0)), width: 1.2)
    },
    SymbolDefinition("figure.wave") { pen in
      pen.fill(.circle(2.3, -44.7, 11))
      pen.stroke(
        .bent((-21.5, -51.5, 0), (-20.3, -28.5, 5), (-5, -17, 0)),
        Path.at(3, -23.6).curve(14, -23.6, 22, -18, 22, -8).to(22, 12.5), width: 1.07)
      // The trunk, which is joined to the hanging arm as far as the armpit.
      pen.fill(
        Path.at(-9.2, -14).to(-9.2, 15).to(14.1, 15).to(14.1, -7.8).to(18, -7.8).curve(18, -20, 12, -28, 4, -28)
          .to(-4, -28).to(-9, -26).closed)
      pen.stroke(.line((-4.2, 0), (-4.2, 51)), .line((9.2, 0), (9.2, 51)), width: 1.2)
    },
    SymbolDefinition("accessibility") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.spot(.circle(0, -25, 7))
      pen.detail(
        .line((-24, -10), (24, -10)), .line((0, -8), (0, 6)), .line((0, 4), (-13, 29)), .line((0, 4), (13, 29)))
    },
  ]
}

extension SymbolDrawing {
  /// Adds head and shoulders; `isClearing` leaves a gap to what was drawn before.
  fileprivate mutating func addPerson(x: CGFloat, y: CGFloat, scale: CGFloat, isClearing: Bool = false) {
    let head = SymbolShapes.head.scaled(scale).moved(x, y)
    let shoulders = SymbolShapes.shoulders.scaled(scale).moved(x, y)
    if isClearing {
      clear(head, gap: 0.8)
      clear(shoulders, gap: 0.8)
    }
    shape(head, shoulders)
  }

  /// Adds a frame with the head and shoulders of a person, cropped at `bottom` or, if that is `nil`, by a circle.
  fileprivate mutating func addPortrait(in frame: Path, bottom: CGFloat? = nil) {
    // Leaves a line between the figure and the edge of the frame: of ink or, in the plain variant, of empty space.
    let inset = isFilled ? stem * 0.35 : stem * 0.5 + 5
    let chest: Path
    if let bottom {
      let edge = bottom - inset
      chest = Path.at(0, 13).curve(17, 13, 29, 20, 30, edge).to(0, edge).closedByMirroring
    } else {
      let radius = 47 - inset
      let side = CGPoint(x: radius * 0.73, y: radius * 0.683)
      chest =
        Path.at(0, 13).curve(12, 13, side.x - 7, 17, side.x, side.y).arc(0, 0, radius, 43.1, 90)
        .closedByMirroring
    }
    level = 1
    shape(frame)
    level = 0
    if isFilled {
      engrave(figure: .circle(0, -13, 16.5))
      engrave(figure: chest)
    } else {
      fill(.circle(0, -13, 16.5), chest)
    }
  }
}
