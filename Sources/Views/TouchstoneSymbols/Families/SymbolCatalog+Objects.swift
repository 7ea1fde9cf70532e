import Foundation
import TouchstoneDrawing

/// Household, work and leisure objects.
extension SymbolCatalog {
  static let objects: [SymbolDefinition] = timepieces + valuables + household + prizes

  private static let clockHands = SymbolDefinition("clock.hands") { pen in
    pen.stroke(.line((0, -44), (0, 0), (30, 0)))
  }

  private static let timepieces: [SymbolDefinition] = [
    clockHands,
    SymbolDefinition("clock") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.detail(.line((0, -29), (0, 0), (-20, 0)))
    },
    SymbolDefinition("clock.arrow.circlepath") { pen in
      pen.stroke(.arc(4, 0, 43, -160, 150), .line((4, -24), (4, 0), (20, 10)))
      pen.fill(.polygon(radius: 2, (-54, -12), (-20, -14), (-36, 12)))
    },
    SymbolDefinition("alarm") { pen in
      pen.shape(.circle(0, 5, 39))
      pen.detail(.line((0, -18), (0, 5), (14, 14)))
      pen.stroke(.line((-26, 36), (-36, 48)), .line((26, 36), (36, 48)))
      pen.stroke(.arc(-31, -30, 17, 135, 315), .arc(31, -30, 17, 225, 405))
    },
    SymbolDefinition("timer") { pen in
      pen.stroke(.arc(0, 0, 47, -90, 225), .line((0, -47), (0, -26)))
      // A hand that narrows to its tip.
      pen.fill(.circle(3, 3, 7), .polygon((-24, -20, 2), (-20, -24, 2), (8, -2, 0), (-2, 8, 0)))
    },
    SymbolDefinition("stopwatch") { pen in
      pen.shape(.circle(0, 8, 42))
      pen.detail(.line((0, -16), (0, 8)))
      pen.stroke(.line((-12, -50), (12, -50)), .line((0, -50), (0, -36)), .line((32, -32), (38, -38)))
    },
    SymbolDefinition("hourglass") { pen in
      pen.stroke(.line((-34, -50), (34, -50)), .line((-34, 50), (34, 50)))
      pen.stroke(
        Path.at(26, -50).to(26, -34).curve(26, -16, 7, -10, 7, 0).curve(7, 10, 26, 16, 26, 34).to(26, 50),
        Path.at(-26, -50).to(-26, -34).curve(-26, -16, -7, -10, -7, 0).curve(-7, 10, -26, 16, -26, 34).to(-26, 50))
      pen.fill(Path.at(0, 16).curve(8, 24, 17, 27, 18, 40).to(0, 40).closedByMirroring)
    },
    SymbolDefinition("calendar") { pen in
      pen.stroke(.box(-49, -41, 49, 46, 14))
      pen.fill(Path.polygon((-49, -41, 14), (49, -41, 14), (49, -19, 1), (-49, -19, 1)))
      pen.stroke(.line((-49, -18), (49, -18)), width: 0.8)
      for (row, columns) in [(0, 1...3), (1, 0...3), (2, 0...2)] as [(Int, ClosedRange<Int>)] {
        for column in columns {
          let x = CGFloat(column) * 20 - 30
          let y = CGFloat(row) * 17 - 3
          pen.fill(.box(x - 5, y - 5, x + 5, y + 5, 2.5))
        }
      }
    },
  ]

  private static let valuables: [SymbolDefinition] = [
    SymbolDefinition("cart") { pen in
      pen.shape(.polygon((-35, -30, 3), (52, -30, 7), (42, 14, 9), (-26, 14, 6)))
      pen.stroke(.bent((-57, -44, 0), (-40, -44, 5), (-25, 28, 7), (40, 28, 0)))
      pen.fill(.circle(-16, 44, 8), .circle(32, 44, 8))
    },
    SymbolDefinition("basket") { pen in
      pen.shape(.polygon((-53, -8, 5), (53, -8, 5), (40, 46, 12), (-40, 46, 12)))
      pen.stroke(.line((-32, -10), (-12, -46)), .line((32, -10), (12, -46)))
      pen.detail(.line((-18, 8), (-15, 30)), .line((0, 8), (0, 30)), .line((18, 8), (15, 30)), width: 0.85)
    },
    SymbolDefinition("bag") { pen in
      pen.shape(.polygon((-42, -24, 8), (42, -24, 8), (46, 50, 14), (-46, 50, 14)))
      pen.stroke(Path.at(-20, -24).to(-20, -34).curve(-20, -60, 20, -60, 20, -34).to(20, -24))
      if pen.isFilled { pen.erase(lines: Path.at(-20, -18).to(-20, -8), width: 0.9) }
      if pen.isFilled { pen.erase(lines: Path.at(20, -18).to(20, -8), width: 0.9) }
    },
    SymbolDefinition("creditcard") { pen in
      pen.shape(.box(-58, -40, 58, 40, 12))
      pen.spot(.box(-58, -22, 58, -7))
      pen.detail(.line((-38, 18), (-18, 18)))
    },
    SymbolDefinition("banknote") { pen in
      pen.shape(.box(-60, -35, 60, 35, 9))
      pen.detail(.circle(0, 0, 16))
      pen.spot(.circle(-41, 0, 5.5), .circle(41, 0, 5.5))
    },
    SymbolDefinition("gift") { pen in
      pen.shape(.box(-51, -25, 51, -2, 6), .box(-43, -2, 43, 50, 10))
      pen.stroke(Path.at(0, -26).curve(-8, -46, -20, -52, -27, -47).curve(-36, -40, -28, -26, -12, -26))
      pen.stroke(Path.at(0, -26).curve(8, -46, 20, -52, 27, -47).curve(36, -40, 28, -26, 12, -26))
      pen.detail(.line((0, -25), (0, 50)))
      if pen.isFilled { pen.erase(lines: .line((-51, -2), (51, -2)), width: 0.7) }
    },
    SymbolDefinition("key") { pen in
      // Upright, with the teeth at the bottom right.
      pen.shape(keyOutline.turned(45))
      pen.spot(Path.circle(-22, -24, 0.8 * pen.stem).turned(45))
    },
    SymbolDefinition("lock") { pen in
      pen.shape(.box(-31.5, -4, 31.5, 47, 11))
      pen.stroke(Path.at(-19.5, -4).to(-19.5, -27).arc(0, -27, 19.5, 180, 360).to(19.5, -4))
    },
    SymbolDefinition("lock.open") { pen in
      pen.shape(.box(-48, -5, 22, 52, 12))
      pen.stroke(Path.at(9, -5).to(9, -30).arc(31, -30, 22, 180, 360).to(53, -16))
    },
    SymbolDefinition("briefcase") { pen in
      pen.shape(.box(-55, -28, 55, 44, 13))
      pen.stroke(.bent((-20, -28, 0), (-20, -46, 8), (20, -46, 8), (20, -28, 0)))
      pen.detail(.line((-55, 6), (55, 6)), width: 0.9)
      if !pen.isFilled { pen.stroke(.line((0, 0), (0, 12))) }
    },
    SymbolDefinition("suitcase") { pen in
      pen.shape(.box(-53, -28, 53, 46, 13))
      pen.stroke(.bent((-19, -28, 0), (-19, -48, 8), (19, -48, 8), (19, -28, 0)))
      pen.detail(.line((-30, -28), (-30, 46)), .line((30, -28), (30, 46)), width: 0.9)
    },
    SymbolDefinition("wallet.pass") { pen in
      pen.shape(.box(-40, -52, 40, 52, 13))
      pen.detail(.line((-40, -26), (40, -26)), Path.at(-40, -8).to(-16, -8).curve(-12, 8, 12, 8, 16, -8).to(40, -8))
    },
  ]

  private static let keyOutline = Path.at(-2, -2)
    .curve(-28, 10, -52, -6, -50, -30).curve(-48, -50, -26, -58, -8, -50).curve(8, -42, 14, -26, 8, -12).to(48, 28)
    .to(48, 46).to(28, 46).to(28, 32).to(14, 32).to(14, 16).to(-2, -2).closed

  private static let household: [SymbolDefinition] = [
    SymbolDefinition("house") { pen in
      if pen.isFilled {
        pen.solid(.polygon((0, -34, 3), (38, 0, 2), (38, 48, 10), (-38, 48, 10), (-38, 0, 2)))
        pen.erase(lines: .bent((-58, -5, 0), (0, -57, 3), (58, -5, 0)).moved(0, 14), width: 0.7)
        pen.erase(.box(-12, 16, 12, 60, 3))
      } else {
        pen.stroke(
          .bent((-37, -14, 0), (-37, 48, 10), (37, 48, 10), (37, -14, 0)),
          .bent((-13, 48, 0), (-13, 18, 4), (13, 18, 4), (13, 48, 0)))
      }
      pen.stroke(.bent((-55, -2, 0), (0, -51, 4), (55, -2, 0)), .line((35, -44), (35, -22)))
    },
    SymbolDefinition("building") { pen in
      pen.shape(.box(-34, -54, 34, 52, 7))
      for y in [-34, -14, 6] as [CGFloat] { pen.spot(.box(-18, y, -7, y + 9, 1.5), .box(7, y, 18, y + 9, 1.5)) }
      pen.detail(.bent((-9, 52, 0), (-9, 30, 2), (9, 30, 2), (9, 52, 0)), width: 0.85)
    },
    SymbolDefinition("building.2") { pen in
      pen.level = 1
      pen.shape(.polygon((8, -20, 1), (50, -20, 6), (50, 50, 6), (8, 50, 1)))
      pen.spot(.box(20, -4, 36, 4, 1.5), .box(20, 14, 36, 22, 1.5), .box(20, 32, 36, 40, 1.5))
      pen.level = 0
      pen.clear(.box(-50, -52, 6, 50, 6), gap: 0.45)
      pen.shape(.box(-50, -52, 6, 50, 6))
      for y in [-34, -14, 6, 26] as [CGFloat] { pen.spot(.box(-37, y, -27, y + 9, 1.5), .box(-17, y, -7, y + 9, 1.5)) }
    },
    SymbolDefinition("cup.and.saucer") { pen in
      pen.shape(.polygon((-42, -38, 4), (30, -38, 4), (30, 2, 26), (18, 28, 12), (-30, 28, 12), (-42, 2, 26)))
      pen.stroke(Path.at(31, -24).to(38, -24).curve(58, -24, 58, 8, 28, 9))
      pen.stroke(.line((-48, 44), (40, 44)))
    },
    SymbolDefinition("fork.knife") { pen in
      pen.stroke(
        Path.at(-40, -50).to(-40, -24).curve(-40, -10, -12, -10, -12, -24).to(-12, -50), .line((-26, -50), (-26, 50)))
      pen.stroke(Path.at(26, 50).to(26, -50).curve(42, -42, 46, -22, 44, 4).to(26, 6))
    },
    SymbolDefinition("bed.double") { pen in
      pen.stroke(.bent((-44, -6, 0), (-44, -40, 9), (44, -40, 9), (44, -6, 0)))
      pen.shape(.polygon((-50, -4, 10), (50, -4, 10), (56, 26, 4), (-56, 26, 4)))
      pen.stroke(
        .bent((-32, -6, 0), (-32, -22, 5), (-5, -22, 5), (-5, -6, 0)),
        .bent((5, -6, 0), (5, -22, 5), (32, -22, 5), (32, -6, 0)), width: 0.9)
      pen.stroke(.line((-56, 26), (-56, 44)), .line((56, 26), (56, 44)))
    },
    SymbolDefinition("sofa") { pen in
      pen.shape(.polygon((-40, -38, 12), (40, -38, 12), (40, 12, 1), (-40, 12, 1)))
      let arms = Path.polygon(
        (-57, -12, 10), (-35, -12, 10), (-35, 12, 2), (35, 12, 2), (35, -12, 10), (57, -12, 10), (57, 34, 9),
        (-57, 34, 9))
      pen.clear(arms, gap: 0.5)
      pen.shape(arms)
      pen.stroke(.line((-44, 36), (-44, 46)), .line((44, 36), (44, 46)))
    },
    SymbolDefinition("fuelpump") { pen in
      pen.shape(.polygon((-46, -50, 10), (10, -50, 10), (10, 48, 1), (-46, 48, 1)))
      pen.detail(.box(-31, -35, -5, -12, 3), width: 0.9)
      pen.stroke(.line((-54, 49), (18, 49)))
      pen.stroke(Path.at(11, 8).curve(26, 8, 26, 14, 26, 28).curve(26, 46, 48, 46, 48, 28).to(48, -20).to(30, -38))
    },
    SymbolDefinition("lamp.desk") { pen in
      pen.stroke(.bent((-20, 48, 0), (-32, 2, 4), (2, -30, 0)), .line((-44, 50), (6, 50)))
      pen.shape(Path.polygon(radius: 5, (-4, -34), (10, -46), (46, -30), (20, 2)))
    },
    SymbolDefinition("bandage") { pen in
      pen.shape(Path.box(-56, -22, 56, 22, 20).turned(-45))
      pen.detail(Path.line((-22, -22), (-22, 22)).turned(-45), Path.line((22, -22), (22, 22)).turned(-45))
      for (x, y) in [(0, -9), (9, 0), (0, 9), (-9, 0)] as [(CGFloat, CGFloat)] { pen.spot(.circle(x, y, 3.6)) }
    },
    SymbolDefinition("pills") { pen in
      pen.shape(Path.box(-21, -46, 21, 46, 21).turned(45).moved(-10, 0))
      pen.detail(Path.line((-21, 0), (21, 0)).turned(45).moved(-10, 0))
      pen.clear(.circle(34, 30, 19), gap: 0.8)
      pen.shape(.circle(34, 30, 19))
    },
    SymbolDefinition("cross") { pen in
      pen.shape(
        .polygon(
          radius: 6, (-15, -45), (15, -45), (15, -15), (45, -15), (45, 15), (15, 15), (15, 45), (-15, 45), (-15, 15),
          (-45, 15), (-45, -15), (-15, -15)))
    },
    SymbolDefinition("stethoscope") { pen in
      pen.stroke(
        Path.at(-36, -48).to(-46, -48).to(-46, -20).curve(-46, 8, -2, 8, -2, -20).to(-2, -48).to(-12, -48),
        Path.at(-24, 2).to(-24, 22).curve(-24, 58, 32, 58, 32, 22).to(32, 6), .circle(32, -6, 11))
    },
  ]

  private static let prizes: [SymbolDefinition] = [
    SymbolDefinition("trophy") { pen in
      pen.shape(
        Path.at(0, -50).to(25, -50).curve(31, -50, 33, -47, 32, -40).curve(31, -12, 20, 10, 0, 14).closedByMirroring)
      pen.stroke(
        Path.at(32, -40).to(48, -40).curve(54, -40, 54, -36, 53, -30).curve(50, -14, 40, -6, 24, -5),
        Path.at(-32, -40).to(-48, -40).curve(-54, -40, -54, -36, -53, -30).curve(-50, -14, -40, -6, -24, -5))
      pen.stroke(.line((0, 14), (0, 32)), width: 1.25)
      pen.shape(Path.at(0, 33).curve(12, 33, 22, 38, 24, 48).to(0, 48).closedByMirroring)
    },
    SymbolDefinition("medal") { pen in
      pen.shape(.circle(0, 21, 31))
      pen.stroke(.line((-14, -8), (-34, -50), (-8, -50), (4, -24)), .line((14, -8), (34, -50), (8, -50)))
      pen.spot(Path.star(0, 21.5, tips: 5, 15, inner: 6.5, rounding: 1))
    },
    SymbolDefinition("rosette") { pen in
      pen.stroke(Path.star(0, -14, tips: 8, 41, inner: 34, rounding: 8, innerRounding: 3), .circle(0, -14, 18))
      pen.stroke(.line((-18, 22), (-18, 54), (0, 42), (18, 54), (18, 22)))
    },
    SymbolDefinition("crown") { pen in
      pen.shape(
        .polygon((-50, -26, 3), (-24, -4, 3), (0, -42, 4), (24, -4, 3), (50, -26, 3), (40, 38, 6), (-40, 38, 6)))
      pen.detail(.line((-38, 20), (38, 20)), width: 0.85)
      pen.fill(.circle(-53, -30, 10), .circle(0, -48, 10), .circle(53, -30, 10))
    },
    SymbolDefinition("graduationcap") { pen in
      pen.shape(.polygon((0, -42, 4), (58, -14, 4), (0, 14, 4), (-58, -14, 4)))
      pen.stroke(Path.at(-33, 2).to(-33, 26).curve(-18, 42, 18, 42, 33, 26).to(33, 2))
      if pen.isFilled {
        pen.solid(Path.at(-33, 14).to(-33, 26).curve(-18, 42, 18, 42, 33, 26).to(33, 14).to(0, 30).closed)
      }
      pen.stroke(.line((52, -10), (52, 28)))
    },
    SymbolDefinition("balloon") { pen in
      pen.shape(Path.at(0, -54).curve(22, -54, 36, -38, 36, -18).curve(36, 8, 14, 26, 0, 26).closedByMirroring)
      pen.stroke(Path.at(0, 26).curve(-10, 36, 12, 42, 0, 54))
      pen.detail(.arc(0, -18, 21, -90, -15), width: 0.85)
    },
    SymbolDefinition("birthday.cake") { pen in
      pen.shape(.polygon((-48, 0, 12), (48, 0, 12), (48, 48, 8), (-48, 48, 8)))
      pen.detail(
        Path.at(-48, 22).curve(-36, 34, -28, 34, -16, 22).curve(-6, 34, 6, 34, 16, 22).curve(28, 34, 36, 34, 48, 22))
      for x in [-22, 0, 22] as [CGFloat] {
        pen.stroke(.line((x, -4), (x, -24)), width: 0.9)
        pen.fill(SymbolShapes.drop.scaled(0.15).moved(x, -42))
      }
    },
    SymbolDefinition("sportscourt") { pen in
      pen.shape(.box(-58, -38, 58, 38, 10))
      pen.detail(
        .line((0, -38), (0, 38)), .circle(0, 0, 13), .bent((-58, -14, 0), (-38, -14, 3), (-38, 14, 3), (-58, 14, 0)),
        .bent((58, -14, 0), (38, -14, 3), (38, 14, 3), (58, 14, 0)), width: 0.85)
    },
    SymbolDefinition("dumbbell") { pen in
      pen.stroke(.line((-20, 0), (20, 0)), width: 1.3)
      pen.shape(.box(-38, -32, -20, 32, 7), .box(20, -32, 38, 32, 7))
      pen.shape(.box(-54, -20, -38, 20, 6), .box(38, -20, 54, 20, 6))
    },
  ]
}
