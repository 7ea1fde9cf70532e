import Foundation
import TouchstoneDrawing

/// Vehicles, maps and places.
extension SymbolCatalog {
  static let transport: [SymbolDefinition] = [
    SymbolDefinition("airplane") { pen in
      pen.fill(
        Path.at(58, 0).curve(58, 5, 48, 9, 38, 9).to(18, 9).to(-8, 47).curve(-10, 50, -14, 51, -20, 50).to(-6, 9).to(
          -30, 8
        )
        .to(-42, 22).curve(-44, 24, -47, 24, -50, 23).to(-44, 4).to(-44, -4).to(-50, -23).curve(
          -47, -24, -44, -24, -42, -22
        )
        .to(-30, -8).to(-6, -9).to(-20, -50).curve(-14, -51, -10, -50, -8, -47).to(18, -9).to(38, -9)
        .curve(48, -9, 58, -5, 58, 0).closed)
    },
    SymbolDefinition("car") { pen in
      pen.shape(
        Path.at(-54, 2).curve(-54, -6, -48, -10, -42, -12).to(-33, -34).curve(-31, -39, -27, -41, -22, -41).to(22, -41)
          .curve(27, -41, 31, -39, 33, -34).to(42, -12).curve(48, -10, 54, -6, 54, 2).to(54, 30).to(-54, 30).closed)
      pen.solid(.box(-50, 30, -34, 43, 4), .box(34, 30, 50, 43, 4), width: 0.6)
      pen.detail(.line((-40, -11), (40, -11)), width: 0.9)
      pen.spot(.circle(-34, 10, 6), .circle(34, 10, 6))
      if !pen.isFilled { pen.stroke(.line((-14, 14), (14, 14))) } else { pen.erase(lines: .line((-14, 14), (14, 14))) }
    },
    SymbolDefinition("bus") { pen in
      pen.shape(.box(-40, -50, 40, 40, 13))
      pen.solid(.box(-34, 40, -20, 51, 4), .box(20, 40, 34, 51, 4), width: 0.6)
      pen.detail(.line((-40, -28), (40, -28)), .line((-40, 6), (40, 6)), width: 0.9)
      pen.spot(.circle(-23, 23, 5.5), .circle(23, 23, 5.5))
    },
    SymbolDefinition("tram") { pen in
      pen.shape(.box(-36, -48, 36, 34, 15))
      pen.detail(.line((-36, -6), (36, -6)), .line((-14, -32), (14, -32)), width: 0.95)
      pen.spot(.circle(-18, 14, 5.5), .circle(18, 14, 5.5))
      pen.stroke(.line((-22, 36), (-34, 52)), .line((22, 36), (34, 52)))
    },
    SymbolDefinition("bicycle") { pen in
      pen.stroke(.circle(-38, 18, 22), .circle(38, 18, 22), width: 0.95)
      pen.stroke(
        .line((-38, 18), (-20, -16), (20, -16), (-4, 18), (-38, 18)), .line((-4, 18), (-24, -26)),
        .line((-34, -28), (-16, -28)), width: 0.95)
      pen.stroke(.bent((38, 18, 0), (17, -36, 5), (30, -36, 0)), width: 0.95)
    },
    SymbolDefinition("ferry") { pen in
      pen.shape(.polygon((-50, -2, 5), (50, -2, 5), (36, 30, 10), (-36, 30, 10)))
      pen.shape(.polygon((-30, -30, 6), (30, -30, 6), (34, -4, 1), (-34, -4, 1)))
      pen.stroke(.line((-8, -50), (8, -50), (8, -32)), width: 0.95)
      pen.stroke(.spline((-54, 46), (-36, 42), (-18, 48), (0, 43), (18, 48), (36, 42), (54, 46)))
    },
    SymbolDefinition("sailboat") { pen in
      pen.shape(.polygon(radius: 5, (-8, -50), (-8, 16), (-46, 16)), .polygon(radius: 5, (8, -36), (44, 16), (8, 16)))
      pen.shape(.polygon((-52, 30, 4), (52, 30, 4), (36, 50, 10), (-36, 50, 10)))
    },
    SymbolDefinition("box.truck") { pen in
      pen.shape(.polygon((-60, -34, 9), (14, -34, 9), (14, 26, 1), (-60, 26, 9)))
      pen.shape(.polygon((14, -16, 1), (38, -16, 7), (58, 6, 6), (58, 26, 7), (14, 26, 1)))
      for x in [-32, 34] as [CGFloat] {
        pen.clear(.circle(x, 28, 12), gap: 0.4)
        pen.stroke(.circle(x, 28, 12))
      }
    },
    SymbolDefinition("map") { pen in
      pen.shape(
        .polygon(
          (-54, -30, 7), (-18, -46, 3), (18, -30, 3), (54, -46, 7), (54, 30, 7), (18, 46, 3), (-18, 30, 3), (-54, 46, 7)
        ))
      pen.detail(.line((-18, -44), (-18, 30)), .line((18, -30), (18, 44)))
    },
    SymbolDefinition("mappin") { pen in
      pen.fill(.circle(0, -32, 21))
      pen.erase(lines: .arc(0, -32, 11, -165, -95), width: 0.75)
      pen.stroke(.line((0, -12), (0, 52)))
    },
    SymbolDefinition("mappin.and.ellipse") { pen in
      pen.fill(.circle(0, -34, 18))
      pen.stroke(.line((0, -16), (0, 28)))
      pen.level = 1
      pen.stroke(
        Path.at(-17, 12).curve(-38, 15, -52, 22, -52, 31).curve(-52, 43, -28, 51, 0, 51).curve(28, 51, 52, 43, 52, 31)
          .curve(52, 22, 38, 15, 17, 12))
    },
    SymbolDefinition("location") { pen in
      pen.shape(.polygon((56.5, -52, 5), (8, 54, 5), (1, 0, 4), (-57.5, -7, 5)))
    },
    SymbolDefinition("location.north") { pen in
      pen.shape(.polygon((0, -52, 5), (38, 46, 5), (0, 28, 4), (-38, 46, 5)))
    },
    SymbolDefinition("safari") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.spot(.polygon(radius: 1, (25, -25), (9, 9), (-9, -9)))
      pen.detail(.polygon(radius: 1, (25, -25), (9, 9), (-25, 25), (-9, -9)), width: 0.7)
    },
    SymbolDefinition("signpost.right") { pen in
      pen.stroke(.line((0, -54), (0, -40)), .line((0, -2), (0, 54)))
      pen.shape(.polygon(radius: 5, (-44, -40), (34, -40), (54, -20), (34, 0), (-44, 0)))
    },
    SymbolDefinition("point.topleft.down.curvedto.point.bottomright.up") { pen in
      pen.stroke(
        .circle(-36, -30, 12), .circle(36, 30, 12),
        Path.at(-24, -30).to(20, -30).curve(48, -30, 48, 0, 20, 0).to(-20, 0).curve(-48, 0, -48, 30, -20, 30).to(24, 30)
      )
    },
  ]
}
