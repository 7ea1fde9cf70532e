import Foundation
import TouchstoneDrawing

/// Mail, telephone, speech and notifications.
extension SymbolCatalog {
  static let communication: [SymbolDefinition] = [
    SymbolDefinition("envelope") { pen in pen.addEnvelope() },
    SymbolDefinition("envelope.badge") { pen in
      pen.addEnvelope()
      pen.addBadgeDot(x: 48, y: -34)
    },
    SymbolDefinition("envelope.open") { pen in
      pen.shape(.polygon((0, -56, 8), (52, -22, 6), (52, 44, 12), (-52, 44, 12), (-52, -22, 6)))
      pen.detail(.bent((-49, -16, 0), (0, 15, 8), (49, -16, 0)))
    },
    SymbolDefinition("phone") { pen in pen.addHandset(handset) },
    SymbolDefinition("phone.down") { pen in pen.addHandset(handset.turned(135)) },
    SymbolDefinition("message") { pen in pen.shape(roundBubble) },
    SymbolDefinition("bubble.left") { pen in pen.shape(SymbolShapes.bubble) },
    SymbolDefinition("bubble.right") { pen in pen.shape(SymbolShapes.bubble.flipped) },
    SymbolDefinition("text.bubble") { pen in
      pen.shape(SymbolShapes.bubble)
      pen.detail(
        .line((-28, -24), (28, -24)), .line((-28, -7), (28, -7)), .line((-28, 10), (8, 10)), width: 0.9)
    },
    SymbolDefinition("quote.bubble") { pen in
      pen.shape(SymbolShapes.bubble)
      for x in [-14, 16] as [CGFloat] {
        pen.spot(.circle(x, -2, 8))
        pen.detail(Path.at(x - 7, -3).curve(x - 7, -12, x - 3, -18, x + 5, -21), width: 0.55)
      }
    },
    SymbolDefinition("bubble.left.and.bubble.right") { pen in
      pen.level = 1
      pen.shape(
        .polygon(
          (-68.5, -54, 15), (36, -54, 15), (36, 20, 15), (-16, 20, 4), (-39, 42, 4), (-39, 20, 3), (-68.5, 20, 15)))
      pen.level = 0
      let front = Path.polygon(
        (-15, -28, 15), (68.5, -28, 15), (68.5, 33, 15), (46, 33, 3), (46, 59, 4), (24, 33, 4), (-15, 33, 15))
      pen.clear(front, gap: pen.isFilled ? 0.9 : 0)
      pen.shape(front)
    },
    SymbolDefinition("paperplane") { pen in
      pen.shape(.polygon((50, -50, 4), (14, 50, 6), (-6, 6, 3), (-50, -14, 6)))
      pen.detail(.line((-5, 5), (46, -46)))
    },
    SymbolDefinition("bell") { pen in pen.addBell() },
    SymbolDefinition("bell.badge") { pen in
      pen.addBell()
      pen.addBadgeDot(x: 26, y: -34)
    },
    SymbolDefinition("megaphone") { pen in
      pen.shape(
        Path.at(-44, -16).curve(-44, -20, -41, -22, -37, -22).to(0, -24).curve(18, -27, 30, -36, 38, -44).to(38, 40)
          .curve(30, 32, 18, 23, 0, 20).to(-37, 18).curve(-41, 18, -44, 16, -44, 12).closed)
      pen.stroke(Path.at(-26, 20).to(-20, 42).curve(-17, 50, -4, 48, -5, 40).to(-7, 22))
      pen.stroke(.arc(38, -2, 14, -70, 70))
    },
    SymbolDefinition("mic") { pen in
      pen.shape(.box(-15, -54, 15, 11, 15))
      pen.stroke(Path.at(-32, -12).to(-32, -5).curve(-32, 14, -18, 28, 0, 28).curve(18, 28, 32, 14, 32, -5).to(32, -12))
      pen.stroke(.line((0, 28), (0, 50)), .line((-20, 50), (20, 50)))
    },
    SymbolDefinition("video") { pen in
      pen.shape(.box(-60, -38.5, 26, 38.5, 15))
      if pen.isFilled {
        pen.solid(.polygon((39.5, -18, 2), (60, -35, 6), (60, 35, 6), (39.5, 18, 2)))
      } else {
        pen.stroke(.bent((27, -9, 0), (60, -37, 6), (60, 37, 6), (27, 9, 0)))
      }
    },
    SymbolDefinition("tray") { pen in pen.addTray() },
    SymbolDefinition("tray.full") { pen in
      pen.addTray()
      pen.detail(.line((-26, -28), (26, -28)), .line((-30, -11), (30, -11)), width: 0.9)
    },
    SymbolDefinition("tray.and.arrow.down") { pen in pen.addTray(arrow: 1) },
    SymbolDefinition("tray.and.arrow.up") { pen in pen.addTray(arrow: -1) },
    SymbolDefinition("link") { pen in
      // Two rings through each other: each begins where the other one covers it.
      let ring = Path.at(22, 14).to(41, -5).arc(26, -26, 26, 45, -135).to(-9, -25)
        .curve(-25, -9, -24, 3, -16, 12).curve(-11, 17, -6, 19, 0, 19)
      pen.stroke(ring, ring.turned(180))
    },
    SymbolDefinition("paperclip") { pen in pen.stroke(clip) },
    SymbolDefinition("paperclip.badge.ellipsis") { pen in
      pen.level = 1
      pen.stroke(clip)
      pen.level = 0
      pen.erase(.box(0, 15, 62, 59, 22))
      pen.fill(.box(6, 21, 56, 53, 16))
      var dots = SymbolDrawing(stem: pen.stem, isFilled: false)
      for x in [18, 31, 44] as [CGFloat] { dots.dot(x, 37, width: 0.9) }
      pen.engrave(dots, isFigure: false)
    },
    SymbolDefinition("antenna.radiowaves.left.and.right") { pen in
      pen.step = 0
      pen.stroke(.circle(0, -14, 8))
      pen.stroke(.line((0, -4), (0, 46)))
      for (radius, level) in [(26, 1), (45, 2)] as [(CGFloat, Int)] {
        pen.level = level
        pen.step = level
        pen.stroke(.arc(0, -14, radius, -42, 42), .arc(0, -14, radius, 138, 222))
      }
    },
    SymbolDefinition("dot.radiowaves.left.and.right") { pen in
      pen.step = 0
      pen.fill(.circle(0, 0, 9))
      for (radius, level) in [(28, 1), (48, 2)] as [(CGFloat, Int)] {
        pen.level = level
        pen.step = level
        pen.stroke(.arc(0, 0, radius, -45, 45), .arc(0, 0, radius, 135, 225))
      }
    },
    SymbolDefinition("wave.3.right") { pen in
      for (index, radius) in ([16, 36, 56] as [CGFloat]).enumerated() {
        pen.level = index
        pen.step = index
        pen.stroke(.arc(-34, 0, radius, -44, 44))
      }
    },
  ]

  /// A telephone receiver tilted to the left.
  /// The two halves mirror each other at the diagonal.
  private static let handset = Path.at(-17.2, -10)
    .curve(-18.6, -12.2, -14.5, -13.6, -11.3, -16.3).curve(-8.6, -19.5, -8.6, -22.7, -10.9, -25.8).to(-22.7, -41.7)
    .curve(-26.3, -46.7, -34.4, -46.2, -39.9, -39.9).curve(-50.7, -29, -45.7, -1.4, -22.1, 22.1)
    .curve(1.4, 45.7, 29, 50.7, 39.9, 39.9).curve(46.2, 34.4, 46.7, 26.3, 41.7, 22.7).to(25.8, 10.9)
    .curve(22.7, 8.6, 19.5, 8.6, 16.3, 11.3).curve(13.6, 14.5, 12.2, 18.6, 10, 17.2)
    .curve(4.1, 14.5, -14.5, -4.1, -17.2, -10).closed

  /// A round speech bubble with its tail at the bottom left.
  private static let roundBubble = Path.at(-22, 36)
    .curve(-26, 44, -34, 48, -42, 49).curve(-36, 42, -35, 34, -36, 26).curve(-48, 18, -55, 6, -55, -6)
    .curve(-55, -30, -31, -47, 0, -47).curve(31, -47, 55, -30, 55, -6).curve(55, 19, 30, 39, -2, 39)
    .curve(-9, 39, -16, 38, -22, 36).closed

  private static let clip =
    (Path.at(24, -18).to(24, 30).arc(0, 30, 24, 0, 180).to(-24, -36).arc(-5, -36, 19, 180, 360)
    .to(14, 26).arc(3, 26, 11, 0, 180).to(-8, -20)).turned(45)
}

extension SymbolDrawing {
  /// Adds a handset, which is smaller when it is filled than its outline.
  fileprivate mutating func addHandset(_ path: Path) {
    if isFilled { solid(path, width: 0.25) } else { stroke(path) }
  }

  fileprivate mutating func addEnvelope() {
    shape(.box(-56, -41, 56, 41, 13))
    detail(
      .bent((-52, -34, 0), (0, 12, 9), (52, -34, 0)), .line((-52, 35), (-20, 4)), .line((52, 35), (20, 4)), width: 0.95)
  }

  fileprivate mutating func addBell() {
    shape(
      Path.at(0, -47).curve(8, -47, 12, -42, 12, -36).curve(25, -31, 30, -20, 30, -8).curve(30, 6, 35, 13, 41, 19)
        .curve(
          47, 25, 44, 30, 37, 30
        )
        .to(0, 30).closedByMirroring)
    if isFilled { fill(Path.arc(0, 38, 15, 0, 180).closed) } else { stroke(.arc(0, 34, 13, 5, 175)) }
  }

  /// Adds a notification dot with a gap around it.
  fileprivate mutating func addBadgeDot(x: CGFloat, y: CGFloat) {
    moveAll(toLevel: 1)
    level = 0
    erase(.circle(x, y, 24))
    fill(.circle(x, y, 17))
  }

  /// Adds an open tray; `arrow` is 1 for an arrow that points into it, −1 for one that points out of it.
  fileprivate mutating func addTray(arrow: CGFloat? = nil) {
    let slot = Path.at(-53, 10).to(-21, 10).curve(-16, 10, -17, 22, 0, 22).curve(17, 22, 16, 10, 21, 10).to(53, 10)
    let body = Path.polygon((-36, -44, 12), (36, -44, 12), (54, 10, 6), (54, 44, 12), (-54, 44, 12), (-54, 10, 6))
    guard let arrow else {
      shape(body)
      return detail(slot)
    }
    let open = Path.bent(
      (-22, -30, 0), (-38, -30, 10), (-54, 12, 6), (-54, 44, 12), (54, 44, 12), (54, 12, 6), (38, -30, 10), (22, -30, 0)
    )
    if isFilled {
      solid(.polygon((-38, -30, 10), (38, -30, 10), (54, 12, 6), (54, 44, 12), (-54, 44, 12), (-54, 12, 6)))
      detail(slot)
      erase(.box(-17, -60, 17, 4, 8))
    } else {
      stroke(open, slot)
    }
    let tip: CGFloat = arrow > 0 ? -6 : -52
    stroke(.line((0, -52), (0, -6)), .line((-15, tip - 15 * arrow), (0, tip), (15, tip - 15 * arrow)))
  }
}
