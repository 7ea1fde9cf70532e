import Foundation
import TouchstoneDrawing

/// Hands, eyes and faces.
extension SymbolCatalog {
  static let gestures: [SymbolDefinition] = [
    thumb, thumb.upsideDown("hand.thumbsdown"),
    SymbolDefinition("hand.raised") { pen in
      // The thumb is on the right, as in pictures that Apple's frameworks drew.
      pen.shape(palm.flipped)
      pen.detail(fingers.flipped, width: 0.75)
    },
    SymbolDefinition("hand.wave") { pen in
      pen.shape(palm.turned(-22).moved(3, 4))
      pen.detail(fingers.turned(-22).moved(3, 4), width: 0.75)
      pen.level = 1
      pen.stroke(.arc(0, 0, 62, 300, 330), .arc(0, 0, 62, 125, 155))
    },
    SymbolDefinition("hand.tap") { pen in
      pen.level = 1
      pen.stroke(.arc(-10, -26, 24, 150, 390))
      pen.level = 0
      let hand = Path.at(-17, 18).to(-17, -24).arc(-10, -25, 7, 180, 360).to(-3, 0).to(24, 5).curve(
        34, 7, 38, 12, 36, 22
      )
      .to(32, 42).curve(30, 50, 26, 54, 18, 54).to(0, 54).curve(-8, 54, -13, 52, -18, 46).to(-36, 27)
      .curve(-42, 20, -33, 11, -26, 15).to(-17, 22).closed
      pen.clear(hand, gap: 0.7)
      pen.shape(hand)
    },
    SymbolDefinition("eye") { pen in
      pen.shape(eyeOutline)
      // A disc with a small hole. The eye is stretched to its measured size, which makes them round.
      let (disc, hole) = (Path.ellipse(0, 0, 24.6, 23.3), Path.ellipse(0, 0, 8.2, 7.8))
      if pen.isFilled {
        pen.erase(disc)
        pen.fill(hole)
      } else {
        pen.fill(disc)
        pen.erase(hole)
      }
    },
    SymbolDefinition("eyes") { pen in
      for x in [-27, 27] as [CGFloat] {
        pen.stroke(.ellipse(x, 0, 22, 36))
        pen.fill(.ellipse(x + 7, 9, 9, 12))
      }
    },
    SymbolDefinition("eyeglasses") { pen in
      pen.stroke(.circle(-33, 10, 22), .circle(33, 10, 22), .arc(0, 10, 12, 205, 335))
      pen.stroke(.line((-54, 2), (-46, -26)), .line((54, 2), (46, -26)))
    },
    SymbolDefinition("face.smiling") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.spot(.ellipse(-16, -13, 5.5, 7.5), .ellipse(16, -13, 5.5, 7.5))
      pen.detail(Path.at(-23, 12).curve(-17, 33, 17, 33, 23, 12))
    },
    SymbolDefinition("ear") { pen in
      pen.stroke(
        Path.at(-28, -10).curve(-28, -62, 34, -62, 34, -14).curve(34, 10, 14, 16, 10, 34).curve(
          6, 54, -24, 54, -24, 30),
        Path.at(-10, -12).curve(-10, -36, 16, -36, 16, -14).curve(16, 0, -4, 2, 0, 18))
    },
    SymbolDefinition("mouth") { pen in
      pen.shape(
        Path.at(0, -18).curve(6, -24, 12, -26, 18, -26).curve(32, -26, 44, -8, 54, -2).curve(42, 22, 22, 32, 0, 32)
          .closedByMirroring)
      pen.detail(Path.at(-40, -2).curve(-16, -10, -8, 2, 0, 0).curve(8, 2, 16, -10, 40, -2))
    },
    SymbolDefinition("brain") { pen in
      let half = Path.at(0, -42).curve(8, -54, 26, -50, 28, -38).curve(42, -36, 48, -22, 42, -12).curve(
        54, -2, 52, 18, 40, 22
      )
      .curve(42, 38, 28, 48, 18, 42).curve(12, 52, 2, 50, 0, 42)
      pen.shape(half.closedByMirroring)
      pen.detail(.line((0, -38), (0, 38)))
      pen.detail(
        Path.at(14, -26).curve(20, -26, 26, -22, 27, -16), Path.at(-14, -26).curve(-20, -26, -26, -22, -27, -16),
        Path.at(16, 20).curve(18, 10, 26, 6, 34, 8), Path.at(-16, 20).curve(-18, 10, -26, 6, -34, 8), width: 0.85)
    },
  ]

  private static let eyeOutline = Path.at(0, -32)
    .curve(28, -32, 48, -14, 56, 0)
    .curve(48, 14, 28, 32, 0, 32)
    .closedByMirroring

  private static let palm = Path.at(-17, 4).to(-17, -35).arc(-11, -36, 6, 180, 360).to(-5, -43).arc(1, -46, 6, 180, 360)
    .to(7, -38).arc(13, -40, 6, 180, 360).to(19, -26).arc(25, -27, 6, 180, 360).to(31, 16)
    .curve(31, 40, 17, 53, -2, 53).curve(-18, 53, -28, 46, -36, 30).to(-45, 10).curve(-48, 2, -38, -4, -32, 2)
    .to(-17, 18).closed

  /// The lines between the fingers.
  private static let fingers = Path { path in
    path.addPath(.line((-5, -40), (-5, -4)))
    path.addPath(.line((7, -40), (7, -4)))
    path.addPath(.line((19, -28), (19, -2)))
  }

  private static let thumb = SymbolDefinition("hand.thumbsup") { pen in
    pen.shape(
      Path.at(-22, -6).curve(-8, -14, -4, -30, -3, -42).curve(-2, -53, 16, -52, 17, -36).curve(
        17, -26, 14, -18, 12, -12
      )
      .to(34, -12).curve(50, -12, 50, 4, 42, 8).curve(50, 14, 46, 26, 38, 27).curve(42, 34, 37, 42, 30, 43)
      .curve(30, 51, 22, 54, 14, 54).to(4, 54).curve(-10, 54, -15, 48, -22, 46).closed)
    pen.shape(.box(-46, -8, -32, 48, 6), width: 0.9)
  }
}

extension SymbolDefinition {
  /// Returns the symbol mirrored vertically, with another name.
  fileprivate func upsideDown(_ name: String) -> SymbolDefinition {
    flipped(name).turned(180, name)
  }
}

extension SymbolDrawing {
  /// Cuts a figure out of everything drawn so far.
  mutating func engrave(figure: Path) {
    var drawing = SymbolDrawing(stem: stem, isFilled: isFilled)
    drawing.fill(figure)
    engrave(drawing)
  }
}
