import Foundation
import TouchstoneDrawing

/// Geometric shapes, grids and stacks of shapes.
extension SymbolCatalog {
  static let shapes: [SymbolDefinition] = plainShapes + partlyFilled + grids + stacks

  private static func shape(_ name: String, _ path: Path) -> SymbolDefinition {
    SymbolDefinition(name) { pen in pen.shape(path) }
  }

  private static let plainShapes: [SymbolDefinition] = [
    shape("circle", SymbolEnclosure.circle.path),
    shape("square", SymbolEnclosure.square.path),
    shape("app", SymbolEnclosure.app.path),
    shape("rectangle", SymbolEnclosure.rectangle.path),
    shape("rectangle.portrait", .box(-38, -52, 38, 52, 13)),
    shape("capsule", .box(-57, -31, 57, 31, 31)),
    shape("capsule.portrait", .box(-31, -57, 31, 57, 31)),
    shape("oval", .ellipse(0, 0, 58, 40)),
    shape("oval.portrait", .ellipse(0, 0, 40, 58)),
    shape("triangle", .polygon((0, -46, 9), (54, 46, 9), (-54, 46, 9))),
    shape("diamond", SymbolEnclosure.diamond.path),
    shape("pentagon", .star(0, 3, tips: 5, 53, rounding: 8)),
    shape("hexagon", .star(0, 0, tips: 6, 53, rounding: 9)),
    shape("octagon", SymbolEnclosure.octagon.path),
    shape("seal", SymbolShapes.seal),
    shape("shield", SymbolShapes.shield),
    shape("star", SymbolShapes.star),
    shape("heart", SymbolShapes.heart),
    shape(
      "suit.spade",
      Path.at(0, -48).curve(8, -32, 44, -12, 44, 14).curve(44, 36, 14, 40, 5, 22).curve(6, 36, 10, 44, 18, 50)
        .closedByMirroring),
    shape("suit.diamond", .polygon(radius: 4, (0, -52), (39, 0), (0, 52), (-39, 0))),
  ]

  private static let partlyFilled: [SymbolDefinition] = [
    SymbolDefinition("star.leadinghalf.filled") { pen in
      pen.stroke(SymbolShapes.star)
      pen.fill(.polygon((0, -52), (-14.7, -14.7), (-54.7, -12.3), (-23.8, 13.2), (-33.8, 52), (0, 30.5)))
    },
    SymbolDefinition("circle.lefthalf.filled") { pen in
      pen.stroke(.circle(0, 0, 47))
      pen.fill(.sector(0, 0, 47, 90, 270))
    },
    SymbolDefinition("circle.righthalf.filled") { pen in
      pen.stroke(.circle(0, 0, 47))
      pen.fill(.sector(0, 0, 47, -90, 90))
    },
    SymbolDefinition("circle.dashed") { pen in
      for index in 0..<8 { pen.stroke(.arc(0, 0, 47, Double(index) * 45 - 13, Double(index) * 45 + 13)) }
    },
    SymbolDefinition("circle.dotted") { pen in
      for index in 0..<12 {
        let angle = Double(index) * .pi / 6
        pen.dot(46 * CGFloat(cos(angle)), 46 * CGFloat(sin(angle)), width: 1.25)
      }
    },
    SymbolDefinition("square.dashed") { pen in
      pen.stroke(Path.bent((-43, -22, 0), (-43, -43, 14), (-22, -43, 0)))
      pen.stroke(Path.bent((-43, -22, 0), (-43, -43, 14), (-22, -43, 0)).flipped)
      pen.stroke(Path.bent((-43, -22, 0), (-43, -43, 14), (-22, -43, 0)).turned(180))
      pen.stroke(Path.bent((-43, -22, 0), (-43, -43, 14), (-22, -43, 0)).flipped.turned(180))
      for degrees in [0.0, 90, 180, 270] { pen.stroke(Path.line((-7, -43), (7, -43)).turned(degrees)) }
    },
    SymbolDefinition("smallcircle.filled.circle") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.spot(.circle(0, 0, 17))
    },
    SymbolDefinition("target") { pen in
      pen.stroke(.circle(0, 0, 47), .circle(0, 0, 27))
      pen.fill(.circle(0, 0, 10))
    },
    SymbolDefinition("scope") { pen in
      pen.stroke(.circle(0, 0, 36))
      for degrees in [0.0, 90, 180, 270] { pen.stroke(Path.line((22, 0), (51, 0)).turned(degrees)) }
    },
    SymbolDefinition("viewfinder") { pen in pen.stroke(SymbolShapes.brackets) },
    SymbolDefinition("plus.viewfinder") { pen in
      pen.stroke(SymbolShapes.brackets, .line((-20, 0), (20, 0)), .line((0, -20), (0, 20)))
    },
    SymbolDefinition("qrcode") { pen in
      for (x, y) in [(-27, -27), (27, -27), (-27, 27)] as [(CGFloat, CGFloat)] {
        pen.stroke(.box(x - 16, y - 16, x + 16, y + 16, 3))
        pen.fill(.box(x - 7, y - 7, x + 7, y + 7, 1))
      }
      for (x, y) in [(16, 16), (38, 16), (27, 27), (16, 38), (38, 38)] as [(CGFloat, CGFloat)] {
        pen.fill(.box(x - 5.5, y - 5.5, x + 5.5, y + 5.5, 1))
      }
    },
    SymbolDefinition("barcode") { pen in
      for (x, width) in [(-52, 1), (-34, 0.7), (-18, 1.4), (2, 0.7), (18, 0.7), (34, 1.4), (52, 1)]
        as [(CGFloat, CGFloat)]
      {
        pen.stroke(.line((x, -38), (x, 38)), width: width, cap: .butt)
      }
    },
  ]

  private static let grids: [SymbolDefinition] = [
    SymbolDefinition("square.grid.2x2") { pen in
      for (x, y) in [(-25, -25), (25, -25), (-25, 25), (25, 25)] as [(CGFloat, CGFloat)] {
        pen.shape(.box(x - 17, y - 17, x + 17, y + 17, 7))
      }
    },
    SymbolDefinition("square.grid.3x3") { pen in
      for x in [-35, 0, 35] as [CGFloat] {
        for y in [-35, 0, 35] as [CGFloat] {
          pen.shape(.box(x - 10.5, y - 10.5, x + 10.5, y + 10.5, 4.5), width: 0.85)
        }
      }
    },
    SymbolDefinition("circle.grid.2x2") { pen in
      for (x, y) in [(-25, -25), (25, -25), (-25, 25), (25, 25)] as [(CGFloat, CGFloat)] {
        pen.shape(.circle(x, y, 16))
      }
    },
    SymbolDefinition("circle.grid.3x3") { pen in
      for x in [-34, 0, 34] as [CGFloat] {
        for y in [-34, 0, 34] as [CGFloat] { pen.shape(.circle(x, y, 9), width: 0.85) }
      }
    },
    SymbolDefinition("circle.grid.cross") { pen in
      for (x, y) in [(0, -34), (-34, 0), (34, 0), (0, 34)] as [(CGFloat, CGFloat)] { pen.shape(.circle(x, y, 14)) }
    },
    SymbolDefinition("rectangle.grid.1x2") { pen in
      pen.shape(.box(-54, -41, 54, -9, 8), .box(-54, 9, 54, 41, 8))
    },
    SymbolDefinition("rectangle.grid.2x2") { pen in
      for (x, y) in [(-30, -23), (30, -23), (-30, 23), (30, 23)] as [(CGFloat, CGFloat)] {
        pen.shape(.box(x - 23, y - 16, x + 23, y + 16, 7))
      }
    },
    SymbolDefinition("square.split.2x1") { pen in
      pen.shape(SymbolEnclosure.square.path)
      pen.detail(.line((0, -42), (0, 42)))
    },
    SymbolDefinition("square.split.1x2") { pen in
      pen.shape(SymbolEnclosure.square.path)
      pen.detail(.line((-42, 0), (42, 0)))
    },
    SymbolDefinition("square.split.2x2") { pen in
      pen.shape(SymbolEnclosure.square.path)
      pen.detail(.line((0, -42), (0, 42)), .line((-42, 0), (42, 0)))
    },
    SymbolDefinition("rectangle.split.3x1") { pen in
      pen.shape(SymbolEnclosure.rectangle.path)
      pen.detail(.line((-18, -40), (-18, 40)), .line((18, -40), (18, 40)))
    },
    SymbolDefinition("tablecells") { pen in
      pen.shape(.box(-52, -42, 52, 42, 12))
      pen.detail(
        .line((-52, -16), (52, -16)), .line((-52, 13), (52, 13)), .line((-17, -16), (-17, 42)),
        .line((18, -16), (18, 42)))
    },
    sidebar, sidebar.flipped("sidebar.right"),
  ]

  private static let sidebar = SymbolDefinition("sidebar.left") { pen in
    pen.stroke(.box(-54, -41, 54, 41, 13), .line((-20, -41), (-20, 41)))
    pen.stroke(.line((-42, -24), (-32, -24)), .line((-42, -9), (-32, -9)), .line((-42, 6), (-32, 6)), width: 0.8)
  }

  private static let stacks: [SymbolDefinition] = [
    SymbolDefinition("square.on.square") { pen in
      pen.level = 1
      pen.shape(.box(-48, -48, 20, 20, 12))
      pen.level = 0
      pen.clear(.box(-18, -18, 48, 48, 12), gap: 0.9)
      pen.shape(.box(-18, -18, 48, 48, 12))
    },
    SymbolDefinition("plus.square.on.square") { pen in
      pen.level = 1
      pen.shape(.box(-48, -48, 20, 20, 12))
      pen.level = 0
      pen.clear(.box(-22, -22, 48, 48, 12), gap: 0.9)
      pen.shape(.box(-22, -22, 48, 48, 12))
      pen.detail(.line((-4, 13), (30, 13)), .line((13, -4), (13, 30)))
    },
    SymbolDefinition("square.stack") { pen in
      pen.shape(.box(-42, -24, 42, 48, 13))
      pen.stroke(.line((-34, -36), (34, -36)), width: 0.9)
      pen.stroke(.line((-26, -48), (26, -48)), width: 0.9)
    },
    SymbolDefinition("rectangle.stack") { pen in
      pen.shape(.box(-54, -22, 54, 44, 12))
      pen.stroke(.line((-45, -34), (45, -34)), width: 0.9)
      pen.stroke(.line((-36, -46), (36, -46)), width: 0.9)
    },
    SymbolDefinition("square.3.layers.3d") { pen in
      pen.stroke(.polygon(radius: 5, (0, -48), (50, -21), (0, 6), (-50, -21)))
      pen.stroke(.bent((-50, 2, 0), (0, 29, 5), (50, 2, 0)), .bent((-50, 24, 0), (0, 51, 5), (50, 24, 0)))
    },
    SymbolDefinition("cube") { pen in
      pen.shape(.polygon(radius: 6, (0, -53), (46, -28), (46, 28), (0, 53), (-46, 28), (-46, -28)))
      pen.detail(.line((-44, -26), (0, -2), (44, -26)), .line((0, -2), (0, 51)))
    },
    SymbolDefinition("shippingbox") { pen in
      pen.shape(.polygon(radius: 6, (0, -53), (46, -28), (46, 28), (0, 53), (-46, 28), (-46, -28)))
      pen.detail(.line((-44, -26), (0, -2), (44, -26)), .line((0, -2), (0, 51)), .line((-22, -40), (23, -15)))
    },
    SymbolDefinition("cylinder") { pen in
      pen.shape(
        Path.at(-36, -36).curve(-36, -58, 36, -58, 36, -36).to(36, 36).curve(36, 58, -36, 58, -36, 36).closed)
      pen.detail(Path.at(-36, -34).curve(-36, -14, 36, -14, 36, -34))
    },
  ]
}
