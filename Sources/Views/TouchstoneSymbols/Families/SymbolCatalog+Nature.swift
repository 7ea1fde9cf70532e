import Foundation
import TouchstoneDrawing

/// Plants, animals and the elements of nature.
extension SymbolCatalog {
  static let nature: [SymbolDefinition] = [
    SymbolDefinition("flame") { pen in
      pen.shape(flame)
      if pen.isFilled {
        pen.erase(innerFlame)
      } else {
        pen.stroke(innerFlameLine)
      }
    },
    SymbolDefinition("leaf") { pen in
      pen.shape(
        Path.at(40, -46).curve(54, 4, 34, 44, -4, 40).curve(-36, 37, -46, 12, -40, -16).curve(-28, -4, 0, -12, 14, -18)
          .curve(26, -24, 34, -34, 40, -46).closed)
      pen.detail(Path.at(-50, 48).curve(-34, 24, -8, 14, 18, 8))
      if pen.isFilled { pen.stroke(Path.at(-50, 48).curve(-44, 38, -38, 32, -30, 26)) }
    },
    SymbolDefinition("drop") { pen in pen.shape(SymbolShapes.drop) },
    SymbolDefinition("tree") { pen in
      pen.shape(
        Path.at(0, -54).curve(18, -54, 26, -42, 25, -32).curve(40, -28, 46, -12, 38, 2).curve(42, 18, 28, 30, 14, 26)
          .to(0, 26)
          .closedByMirroring)
      pen.stroke(.line((0, 54), (0, 0)), width: pen.isFilled ? 1.2 : 1)
      if pen.isFilled {
        pen.erase(lines: .line((0, 18), (0, -4)), width: 0.8)
      } else {
        pen.stroke(.line((0, 14), (13, 2)))
      }
    },
    SymbolDefinition("globe") { pen in
      pen.stroke(.circle(0, 0, 47), .ellipse(0, 0, 21, 47), .line((-47, 0), (47, 0)), .line((0, -47), (0, 47)))
      pen.stroke(Path.at(-38, -26).curve(-18, -17, 18, -17, 38, -26), Path.at(-38, 26).curve(-18, 17, 18, 17, 38, 26))
    },
    SymbolDefinition("globe.americas") { pen in pen.addEarth(.americas) },
    SymbolDefinition("globe.europe.africa") { pen in pen.addEarth(.europeAndAfrica) },
    SymbolDefinition("globe.asia.australia") { pen in pen.addEarth(.asiaAndAustralia) },
    SymbolDefinition("globe.central.south.asia") { pen in pen.addEarth(.southAsia) },
    SymbolDefinition("pawprint") { pen in
      pen.shape(
        Path.at(0, -4).curve(16, -4, 20, 14, 32, 24).curve(44, 36, 30, 52, 14, 46).curve(6, 43, 4, 43, 0, 43)
          .closedByMirroring)
      pen.shape(
        .ellipse(-42, -5, 10, 14), .ellipse(42, -5, 10, 14), .ellipse(-18, -35, 11, 16), .ellipse(18, -35, 11, 16),
        width: 0.9)
    },
    SymbolDefinition("bird") { pen in
      pen.shape(
        Path.at(-56, -22).to(-38, -34).curve(-34, -48, -16, -54, -2, -46).curve(14, -38, 12, -24, 20, -12).to(56, 32)
          .curve(44, 34, 34, 32, 26, 28).curve(16, 38, -8, 42, -24, 30).curve(-40, 18, -42, 0, -40, -14).closed)
      pen.spot(.circle(-20, -27, 0.62 * pen.stem))
      pen.detail(Path.at(-14, -2).curve(-8, 16, 8, 22, 24, 20), width: 0.9)
      pen.stroke(.line((-12, 38), (-14, 54)), .line((6, 38), (8, 54)), width: 0.9)
    },
    SymbolDefinition("fish") { pen in
      pen.shape(
        Path.at(-54, 0).curve(-38, -30, 4, -36, 28, -8).to(52, -26).curve(46, -8, 46, 8, 52, 26).to(28, 8)
          .curve(4, 36, -38, 30, -54, 0).closed)
      pen.spot(.circle(-30, -6, 0.7 * pen.stem))
      pen.detail(.arc(-26, 0, 18, -42, 42), width: 0.85)
    },
    SymbolDefinition("tortoise") { pen in
      // Shell, head on a stretched neck, four feet, and the plates of the shell.
      pen.shape(Path.at(-42, 20).curve(-44, -16, -24, -32, -4, -32).curve(18, -32, 34, -14, 34, 20).closed)
      pen.shape(
        Path.at(33, 12).curve(38, 10, 38, 2, 38, -8).curve(38, -20, 46, -26, 53, -26).curve(61, -26, 66, -19, 66, -12)
          .curve(66, -3, 58, -1, 54, 1).curve(51, 10, 46, 20, 34, 20).closed)
      pen.shape(
        .polygon((-34, 22, 2), (-16, 22, 3), (-20, 38, 4), (-36, 38, 4)),
        .polygon((10, 22, 3), (28, 22, 2), (30, 38, 4), (14, 38, 4)), width: 0.9)
      pen.stroke(.line((-44, 20), (-56, 26)))
      pen.detail(
        .line((-38, 2), (32, 2)), .line((-20, 2), (-26, 18)), .line((14, 2), (20, 18)),
        .line((-14, -30), (-20, 2)), .line((8, -30), (14, 2)), width: 0.7)
    },
    SymbolDefinition("hare") { pen in
      // Running to the right at full speed, with flattened ears and stretched legs.
      pen.shape(
        Path.at(-58, 2).curve(-52, -20, -22, -28, 6, -20).curve(12, -18, 18, -17, 24, -18)
          .curve(10, -26, 0, -40, 0, -48).curve(0, -52, 6, -53, 10, -50).curve(20, -44, 30, -34, 36, -24)
          .curve(50, -22, 62, -12, 62, -4).curve(62, 4, 52, 6, 44, 6).curve(40, 12, 36, 16, 32, 18)
          .curve(40, 24, 48, 30, 52, 36).curve(54, 41, 48, 44, 42, 41).curve(32, 36, 22, 28, 14, 22)
          .curve(0, 24, -12, 24, -20, 22).curve(-30, 30, -42, 38, -54, 40).curve(-62, 41, -64, 34, -58, 31)
          .curve(-50, 27, -44, 22, -40, 16).curve(-48, 14, -58, 12, -58, 2).closed)
      pen.spot(.circle(45, -10, 0.55 * pen.stem))
    },
    SymbolDefinition("ladybug") { pen in
      pen.shape(.ellipse(0, 14, 36, 38))
      pen.shape(Path.arc(0, -22, 19, 180, 360).closed)
      pen.detail(.line((0, -22), (0, 50)), width: 0.9)
      for (x, y) in [(-18, 2), (18, 2), (-16, 28), (16, 28)] as [(CGFloat, CGFloat)] { pen.spot(.circle(x, y, 5.5)) }
      pen.stroke(.line((-10, -40), (-18, -52)), .line((10, -40), (18, -52)), width: 0.85)
      for side in [-1, 1] as [CGFloat] {
        pen.stroke(
          .line((side * 34, -9), (side * 50, -22)), .line((side * 36, 15), (side * 56, 15)),
          .line((side * 30, 36), (side * 48, 50)), width: 0.95)
      }
    },
    SymbolDefinition("ant") { pen in
      pen.shape(.circle(0, -33, 12), .ellipse(0, -6, 11, 13), .ellipse(0, 31, 17, 22))
      for side in [-1, 1] as [CGFloat] {
        pen.stroke(
          .line((side * 13, -10), (side * 30, -20), (side * 40, -42)), .line((side * 13, -3), (side * 42, -3)),
          .line((side * 11, 3), (side * 32, 14), (side * 38, 44)), width: 0.85)
      }
    },
    SymbolDefinition("carrot") { pen in
      pen.shape(
        Path.at(-42, 52).curve(-34, 12, -14, -18, 4, -20).curve(22, -22, 34, -2, 22, 10).curve(4, 28, -24, 44, -42, 52)
          .closed)
      pen.stroke(Path.at(14, -18).curve(10, -36, 16, -48, 28, -52), Path.at(20, -12).curve(34, -24, 46, -24, 54, -14))
      pen.detail(.line((-8, 2), (2, 12)), .line((-22, 22), (-14, 30)), width: 0.85)
    },
    SymbolDefinition("atom") { pen in
      for degrees in [0.0, 60, 120] { pen.stroke(Path.ellipse(0, 0, 50, 19).turned(degrees), width: 0.9) }
      pen.fill(.circle(0, 0, 7))
    },
    SymbolDefinition("mountain.2") { pen in
      pen.level = 1
      pen.shape(.polygon((26, -16, 4), (60, 40, 5), (-6, 40, 5)))
      pen.level = 0
      let front = Path.polygon((-16, -40, 4), (28, 40, 5), (-60, 40, 5))
      pen.clear(front, gap: 0.7)
      pen.shape(front)
    },
    SymbolDefinition("beach.umbrella") { pen in
      pen.shape(Path.at(-46, 2).curve(-44, -34, -8, -56, 26, -40).curve(34, -36, 42, -30, 46, -22).closed)
      pen.stroke(.line((-2, -12), (18, 46)), .line((-46, 48), (46, 48)))
    },
  ]

  private static let flame = Path.at(-4, -54)
    .curve(26, -42, 42, -12, 40, 14).curve(39, 38, 22, 53, 0, 53).curve(-22, 53, -38, 38, -39, 16)
    .curve(-40, 0, -34, -14, -25, -23).curve(-22, -15, -18, -10, -11, -8).curve(-4, -22, 2, -36, -4, -54).closed

  private static let innerFlame = Path.at(2, 4)
    .curve(14, 14, 20, 22, 20, 31).curve(20, 42, 11, 49, 0, 49).curve(-12, 49, -20, 41, -20, 31)
    .curve(-20, 24, -16, 19, -12, 16).curve(-9, 20, -6, 21, -3, 20).curve(1, 16, 3, 10, 2, 4).closed

  private static let innerFlameLine = Path.at(-13, 48)
    .curve(-20, 42, -21, 28, -12, 20).curve(-9, 24, -6, 25, -3, 23).curve(2, 19, 4, 12, 3, 4)
    .curve(15, 14, 21, 24, 20, 33).curve(20, 40, 17, 45, 13, 48)
}
