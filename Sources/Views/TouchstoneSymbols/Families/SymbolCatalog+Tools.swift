import Foundation
import TouchstoneDrawing

/// Tools, controls and settings.
extension SymbolCatalog {
  static let tools: [SymbolDefinition] = [
    SymbolDefinition("pencil") { pen in
      pen.solid(pencil, pencilEnd, width: 0.3)
    },
    SymbolDefinition("pencil.tip") { pen in
      pen.stroke(
        .polygon(radius: 4, (0, -52), (24, 14), (16, 46), (-16, 46), (-24, 14)), .line((0, -44), (0, 8)),
        .circle(0, 14, 6))
    },
    SymbolDefinition("highlighter") { pen in
      pen.stroke(.polygon(radius: 5, (30, -48), (48, -30), (4, 18), (-16, -2)), .line((-16, -2), (-26, 28), (4, 18)))
      pen.stroke(.line((-48, 46), (20, 46)), width: 1.3)
    },
    SymbolDefinition("square.and.pencil") { pen in
      pen.stroke(.bent((22, -36.5, 0), (-46.5, -36.5, 16), (-46.5, 46.5, 16), (36.5, 46.5, 16), (36.5, -22, 0)))
      pen.solid(pencil.scaled(0.8).moved(16, -17), pencilEnd.scaled(0.8).moved(16, -17), width: 0.3)
    },
    SymbolDefinition("scribble") { pen in
      pen.stroke(
        .spline(
          (-50, -18), (-20, -44), (-12, -18), (-40, 14), (-20, 18), (18, -36), (32, -20), (2, 26), (12, 38), (34, 14),
          (50, 22)))
    },
    SymbolDefinition("trash") { pen in
      pen.stroke(.line((-46, -34), (46, -34)))
      pen.stroke(Path.at(-17, -35).curve(-17, -52, -14, -52, -6, -52).to(6, -52).curve(14, -52, 17, -52, 17, -35))
      pen.shape(.polygon((-37, -34, 1), (37, -34, 1), (31, 52, 12), (-31, 52, 12)))
      pen.detail(.line((-14, -14), (-12, 32)), .line((0, -14), (0, 32)), .line((14, -14), (12, 32)), width: 0.8)
    },
    SymbolDefinition("gear") { pen in
      let rim = SymbolDrawing.gearOutline(teeth: 16, radius: 46, depth: 9)
      pen.solid(rim, width: 0.25)
      if !pen.isFilled { pen.erase(.circle(0, 0, 41 - (pen.stem - 8.2) / 2)) }
      for degrees in [0.0, 120, 240] { pen.detail(Path.line((9, 0), (42, 0)).turned(degrees), width: 0.8) }
      pen.detail(.circle(0, 0, 9.5), width: 0.85)
    },
    gear("gearshape", teeth: 8, radius: 40, depth: 14),
    SymbolDefinition("gearshape.2") { pen in
      let large = SymbolDrawing.gearOutline(teeth: 8, radius: 29, depth: 11)
      pen.level = 1
      pen.shape(SymbolDrawing.gearOutline(teeth: 8, radius: 21, depth: 8).moved(32, 27))
      pen.spot(.circle(32, 27, 6.5))
      pen.level = 0
      pen.clear(large.moved(-20, -14), gap: 0.5)
      pen.shape(large.moved(-20, -14))
      pen.detail(.circle(-20, -14, 11))
    },
    SymbolDefinition("wrench") { pen in pen.shape(wrench) },
    SymbolDefinition("wrench.and.screwdriver") { pen in
      pen.level = 1
      pen.shape(
        .polygon(
          radius: 3, (-46, -52), (-36, -54), (-24, -34), (-25, -29), (42, 32), (42, 44), (36, 50), (26, 48), (-36, -20),
          (-40, -20), (-56, -38)))
      pen.level = 0
      pen.clear(wrench, gap: 0.7)
      pen.shape(wrench)
    },
    SymbolDefinition("hammer") { pen in
      pen.shape(
        Path.at(-22, -48).curve(-4, -54, 14, -48, 26, -36).to(34, -28).curve(38, -24, 42, -26, 46, -28).to(56, -16)
          .to(40, 0).to(30, -10).curve(30, -16, 26, -20, 20, -20).to(8, -12).to(-6, -26).curve(
            -4, -34, -8, -42, -22, -48
          ).closed)
      pen.shape(.polygon(radius: 7, (0, -19), (14, -5), (-36, 52), (-50, 38)))
    },
    SymbolDefinition("screwdriver") { pen in
      pen.shape(.polygon(radius: 9, (26, -52), (52, -26), (18, 14), (-14, -18)))
      pen.stroke(.line((0, 0), (-40, 40)), width: 1.2)
      pen.solid(.polygon(radius: 2, (-32, 36), (-36, 32), (-50, 42), (-42, 50)), width: 0.7)
    },
    SymbolDefinition("scissors") { pen in
      // Two blades that point to the right, and cross at a screw.
      let handle = Path.circle(-45, 29, 16.5) + Path.line((-29, 21), (-8, 10))
      let blade = Path.polygon((-13, 8, 5), (-8, -6, 8), (44, -29, 14), (66, -25, 2), (4, 8, 2))
      let upsideDown = CGAffineTransform(scaleX: 1, y: -1)
      pen.stroke(handle.applying(upsideDown))
      pen.fill(blade.applying(upsideDown))
      pen.clear(blade, gap: 0.2)
      pen.stroke(handle)
      pen.fill(blade)
      pen.erase(.circle(-1, -2, 3.8))
    },
    SymbolDefinition("paintbrush") { pen in
      pen.shape(
        Path.at(-12, 6).curve(-26, 4, -34, 14, -34, 26).curve(-34, 36, -42, 42, -50, 42).curve(
          -42, 52, -28, 56, -14, 52
        )
        .curve(2, 48, 8, 34, 4, 22).closed)
      pen.shape(Path.at(-10, 4).to(34, -48).curve(42, -57, 57, -44, 49, -34).to(6, 20).closed)
    },
    SymbolDefinition("paintbrush.pointed") { pen in
      pen.shape(
        Path.at(-10, 8).curve(-24, 6, -30, 18, -32, 30).curve(-34, 40, -42, 46, -50, 48).curve(-36, 54, -16, 54, -4, 44)
          .curve(6, 36, 8, 28, 4, 20).closed)
      pen.shape(Path.at(-8, 4).curve(10, -24, 30, -44, 52, -52).curve(44, -30, 28, -8, 6, 18).closed)
    },
    SymbolDefinition("paintpalette") { pen in
      pen.shape(
        Path.at(4, 46).curve(-30, 50, -56, 28, -56, 0).curve(-56, -28, -30, -46, 2, -46).curve(34, -46, 56, -28, 56, -4)
          .curve(56, 14, 40, 20, 22, 18).curve(8, 17, 6, 24, 12, 31).curve(18, 38, 14, 45, 4, 46).closed)
      pen.spot(.circle(-35, -2, 8), .circle(-17, -20, 9.5), .circle(9, -25, 8), .circle(32, -19, 6.5))
      pen.detail(.circle(-15, 17, 8.5), width: 0.8)
    },
    SymbolDefinition("eyedropper") { pen in
      pen.stroke(.bent((6, -16, 0), (-38, 28, 5), (-44, 46, 4), (-46, 46, 1), (-28, 38, 5), (16, -6, 0)))
      pen.stroke(.line((-4, -28), (28, 4)), width: 1.2)
      pen.solid(Path.at(8, -14).to(28, -42).curve(40, -58, 58, -40, 42, -28).to(14, -8).closed)
    },
    SymbolDefinition("wand.and.stars") { pen in
      pen.stroke(.line((-46, 46), (14, -14)), width: 1.5)
      pen.erase(lines: .line((-4, 4), (14, -14)), width: 0.5)
      pen.fill(.star(32, -34, tips: 4, 20, inner: 6, rounding: 1, innerRounding: 2))
      pen.fill(.star(-10, -38, tips: 4, 14, inner: 4.5, rounding: 1, innerRounding: 2))
      pen.fill(.star(40, 12, tips: 4, 14, inner: 4.5, rounding: 1, innerRounding: 2))
    },
    SymbolDefinition("slider.horizontal.3") { pen in
      for (y, x) in [(-33, 20), (0, -20), (33, 6)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line((-52, y), (x - 11, y)), .line((x + 11, y), (52, y)), .circle(x, y, 11))
      }
    },
    SymbolDefinition("slider.vertical.3") { pen in
      for (x, y) in [(-33, -18), (0, 20), (33, -6)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line((x, -52), (x, y - 11)), .line((x, y + 11), (x, 52)), .circle(x, y, 11))
      }
    },
    SymbolDefinition("switch.2") { pen in
      pen.stroke(.box(-52, -44, 52, -6, 19), .box(-52, 6, 52, 44, 19))
      pen.fill(.circle(33, -25, 12), .circle(-33, 25, 12))
    },
    SymbolDefinition("dial.low") { pen in pen.addDial(pointing: 135) },
    SymbolDefinition("dial.medium") { pen in pen.addDial(pointing: 270) },
    SymbolDefinition("dial.high") { pen in pen.addDial(pointing: 45) },
    SymbolDefinition("speedometer") { pen in pen.addGauge() },
    SymbolDefinition("gauge") { pen in pen.addGauge() },
    SymbolDefinition("lightbulb") { pen in
      pen.shape(
        Path.at(0, -54).curve(22, -54, 35, -38, 35, -20).curve(35, -4, 26, 4, 20, 14).curve(17, 19, 16, 23, 15, 26).to(
          0, 26
        )
        .closedByMirroring)
      pen.stroke(.line((-13, 39), (13, 39)), .line((-7, 52), (7, 52)))
    },
    SymbolDefinition("magnifyingglass") { pen in
      pen.stroke(.circle(-9, -9, 33), .line((15, 15), (45, 45)))
    },
    SymbolDefinition("plus.magnifyingglass") { pen in
      pen.stroke(.circle(-9, -9, 35), .line((17, 17), (47, 47)), .line((-24, -9), (6, -9)), .line((-9, -24), (-9, 6)))
    },
    SymbolDefinition("minus.magnifyingglass") { pen in
      pen.stroke(.circle(-9, -9, 35), .line((17, 17), (47, 47)), .line((-24, -9), (6, -9)))
    },
    SymbolDefinition("puzzlepiece") { pen in
      pen.shape(
        Path.at(-40, -26).to(-14, -26).curve(-10, -26, -12, -30, -14, -34).curve(-20, -56, 20, -56, 14, -34)
          .curve(12, -30, 10, -26, 14, -26).to(40, -26).to(40, 0).curve(40, 4, 36, 2, 32, 0).curve(
            10, -6, 10, 32, 32, 26
          )
          .curve(36, 24, 40, 22, 40, 26).to(40, 52).to(-40, 52).to(-40, 26).curve(-40, 22, -36, 24, -32, 26)
          .curve(-10, 32, -10, -6, -32, 0).curve(-36, 2, -40, 4, -40, 0).closed)
    },
  ]

  /// A pencil that points to the bottom left, and its upper end.
  private static let pencil = Path.polygon(
    (22, -30, 1), (29.5, -22.5, 1), (-28.5, 35.5, 1), (-40, 40, 1), (-35.5, 28.5, 1))
  private static let pencilEnd = Path.polygon((27, -35, 1), (31.5, -39.5, 4), (39, -32, 4), (34.5, -27.5, 1))

  private static let wrench = Path.at(22, -52)
    .to(4, -34).to(8, -14).to(28, -10).to(46, -28).curve(56, -6, 38, 14, 18, 10).to(8, 8).to(-26, 44)
    .curve(-38, 56, -56, 38, -44, 26).to(-10, -8).curve(-18, -36, 0, -56, 22, -52).closed

  private static func gear(_ name: String, teeth: Int, radius: CGFloat, depth: CGFloat) -> SymbolDefinition {
    SymbolDefinition(name) { pen in
      pen.shape(SymbolDrawing.gearOutline(teeth: teeth, radius: radius, depth: depth))
      if pen.isFilled {
        pen.erase(.circle(0, 0, 16))
      } else {
        pen.stroke(.circle(0, 0, 16))
      }
    }
  }
}

extension SymbolDrawing {
  /// Returns the outline of a gear whose teeth taper outwards.
  static func gearOutline(teeth: Int, radius: CGFloat, depth: CGFloat) -> Path {
    var path = Path()
    let pitch = 2 * Double.pi / Double(teeth)
    func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: distance * CGFloat(sin(angle)), y: -distance * CGFloat(cos(angle)))
    }
    for tooth in 0..<teeth {
      let middle = Double(tooth) * pitch
      let corners = [
        point(middle - pitch * 0.32, radius), point(middle - pitch * 0.17, radius + depth),
        point(middle + pitch * 0.17, radius + depth), point(middle + pitch * 0.32, radius),
      ]
      if tooth == 0 { path.move(to: corners[0]) } else { path.addLine(to: corners[0]) }
      for corner in corners.dropFirst() { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }

  fileprivate mutating func addDial(pointing degrees: Double) {
    shape(.circle(0, 4, 33))
    detail(Path.line((15, 0), (25, 0)).turned(degrees).moved(0, 4))
    for index in 0..<7 {
      let angle = (135 + Double(index) * 45) * .pi / 180
      dot(50 * CGFloat(cos(angle)), 4 + 50 * CGFloat(sin(angle)), width: 0.9)
    }
  }

  fileprivate mutating func addGauge() {
    stroke(.circle(0, 0, 47))
    for degrees in [150.0, 195, 240, 285, 330, 375] {
      let angle = degrees * .pi / 180
      dot(31 * CGFloat(cos(angle)), 31 * CGFloat(sin(angle)), width: 0.85)
    }
    solid(.circle(0, 6, 4))
    stroke(.line((0, 6), (17, -15)), width: 0.9)
  }
}
