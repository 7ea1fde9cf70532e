import Foundation
import TouchstoneDrawing

/// Playback, sound, images and games.
extension SymbolCatalog {
  static let media: [SymbolDefinition] = [
    SymbolDefinition("play") { pen in
      pen.shape(.polygon((-33, -46, 8), (46, 0, 8), (-33, 46, 8)))
    },
    SymbolDefinition("pause") { pen in
      // Two lines; only the filled symbol has bars.
      if pen.isFilled {
        pen.fill(.box(-30.7, -42.7, -6.1, 42.7, 6.5), .box(6.1, -42.7, 30.7, 42.7, 6.5))
      } else {
        pen.stroke(.line((-17.8, -38.6), (-17.8, 38.6)), .line((17.8, -38.6), (17.8, 38.6)))
      }
    },
    SymbolDefinition("stop") { pen in pen.shape(.box(-37, -37, 37, 37, 11)) },
    SymbolDefinition("playpause") { pen in
      pen.shape(.polygon((-56, -36, 6), (6, 0, 6), (-56, 36, 6)))
      pen.shape(.box(18, -36, 30, 36, 5), .box(44, -36, 56, 36, 5))
    },
    forward, forward.flipped("backward"), forwardEnd, forwardEnd.flipped("backward.end"),
    SymbolDefinition("record.circle") { pen in
      pen.shape(.circle(0, 0, 47))
      pen.spot(.circle(0, 0, 21))
    },
    goForward, goForward.flipped("gobackward"), goForwardTen, goBackwardTen,
    SymbolDefinition("speaker") { pen in pen.addSpeaker() },
    SymbolDefinition("speaker.wave.1") { pen in pen.addSpeaker(waves: 1) },
    SymbolDefinition("speaker.wave.2") { pen in pen.addSpeaker(waves: 2) },
    SymbolDefinition("speaker.wave.3") { pen in pen.addSpeaker(waves: 3) },
    SymbolDefinition("music.note") { pen in
      pen.solid(Path.ellipse(0, 0, 14, 11).turned(-20).moved(-14, 36), width: 0.6)
      pen.stroke(Path.at(1, 32).to(1, -46).curve(4, -30, 26, -30, 26, -8))
    },
    SymbolDefinition("music.note.list") { pen in
      pen.solid(Path.ellipse(0, 0, 12, 9.5).turned(-20).moved(14, 36), width: 0.6)
      pen.stroke(.line((27, 33), (27, -36), (52, -42), (52, -26), (27, -20)))
      pen.stroke(.line((-52, -32), (4, -32)), .line((-52, -8), (4, -8)), .line((-52, 16), (-14, 16)))
    },
    SymbolDefinition("music.mic") { pen in
      pen.stroke(.circle(22, -24, 24), Path.at(2, -9).to(-46, 46).to(8, 0), .line((4, -32), (30, -4)))
    },
    SymbolDefinition("headphones") { pen in
      pen.stroke(Path.at(-44, 18).to(-44, -2).arc(0, -2, 44, 180, 360).to(44, 18))
      pen.shape(.box(-46, 10, -27, 46, 7), .box(27, 10, 46, 46, 7))
    },
    SymbolDefinition("waveform") { pen in
      for (index, height) in ([8, 24, 44, 16, 34, 20, 8] as [CGFloat]).enumerated() {
        let x = CGFloat(index - 3) * 16
        pen.step = index
        pen.stroke(.line((x, -height), (x, height)))
      }
    },
    SymbolDefinition("tv") { pen in
      pen.shape(.box(-57, -42, 57, 30, 12))
      pen.stroke(.line((-24, 44), (24, 44)))
    },
    SymbolDefinition("radio") { pen in
      pen.stroke(.line((-36, -20), (40, -50)))
      pen.shape(.box(-54, -20, 54, 46, 12))
      pen.detail(
        .circle(-24, 13, 15), .line((8, 0), (36, 0)), .line((8, 13), (36, 13)), .line((8, 26), (36, 26)), width: 0.85)
    },
    SymbolDefinition("camera") { pen in
      pen.shape(
        .polygon(
          (-56, -30, 12), (-30, -30, 4), (-20, -44, 6), (20, -44, 6), (30, -30, 4), (56, -30, 12), (56, 42, 12),
          (-56, 42, 12)))
      pen.detail(.circle(0, 4, 22))
      pen.spot(.circle(39, -13, 0.6 * pen.stem))
    },
    SymbolDefinition("camera.viewfinder") { pen in
      pen.stroke(SymbolShapes.brackets.scaled(1.08))
      pen.stroke(
        .polygon(
          (-27, -13, 6), (-14, -13, 2), (-9, -21, 3), (9, -21, 3), (14, -13, 2), (27, -13, 6), (27, 21, 6), (-27, 21, 6)
        ),
        .circle(0, 3, 9), width: 0.9)
    },
    SymbolDefinition("photo") { pen in pen.addPhoto() },
    SymbolDefinition("photo.on.rectangle") { pen in
      pen.level = 1
      pen.shape(.box(-44, -48, 58, 26, 11))
      pen.level = 0
      pen.clear(.box(-58, -30, 42, 46, 11), gap: 0.9)
      var front = SymbolDrawing(stem: pen.stem / 0.87, isFilled: pen.isFilled)
      front.addPhoto()
      pen.add(front, scale: 0.87, x: -8, y: 8)
    },
    SymbolDefinition("film") { pen in
      pen.shape(.box(-56, -42, 56, 42, 11))
      pen.detail(.line((-32, -42), (-32, 42)), .line((32, -42), (32, 42)), .line((-32, 0), (32, 0)), width: 0.9)
      for y in [-21, 0, 21] as [CGFloat] {
        pen.detail(.line((-56, y), (-32, y)), .line((32, y), (56, y)), width: 0.9)
      }
    },
    SymbolDefinition("gamecontroller") { pen in
      pen.shape(
        Path.at(0, -32).to(30, -32).curve(48, -32, 54, -16, 57, 4).curve(60, 28, 56, 42, 45, 42).curve(
          32, 42, 30, 22, 16, 22
        )
        .to(0, 22).closedByMirroring)
      pen.detail(.line((-37, -6), (-13, -6)), .line((-25, -18), (-25, 6)), width: 0.95)
      pen.spot(.circle(20, 0, 0.7 * pen.stem), .circle(34, -12, 0.7 * pen.stem))
    },
    SymbolDefinition("ticket") { pen in
      pen.shape(
        Path.at(-56, -32).to(56, -32).to(56, -14).arc(56, 0, 13, -90, -270).to(56, 32).to(-56, 32).to(-56, 14)
          .arc(-56, 0, 13, 90, -90).closed)
      for y in [-20, 0, 20] as [CGFloat] { pen.detail(.line((16, y - 4), (16, y + 4)), width: 0.9) }
    },
    SymbolDefinition("theatermasks") { pen in
      let mask = Path.at(-26, -30).curve(-10, -24, 10, -24, 26, -30).to(26, -4).curve(26, 18, 12, 32, 0, 32)
        .curve(-12, 32, -26, 18, -26, -4).closed
      pen.level = 1
      pen.shape(mask.moved(-26, -14))
      pen.level = 0
      pen.clear(mask.moved(22, 12), gap: 0.9)
      pen.shape(mask.moved(22, 12))
      pen.detail(
        Path.at(11, 22).curve(16, 30, 28, 30, 33, 22), .line((10, 6), (16, 6)), .line((28, 6), (34, 6)), width: 0.9)
    },
    SymbolDefinition("dice") { pen in
      pen.shape(SymbolEnclosure.square.path)
      for (x, y) in [(-19, -19), (19, -19), (0, 0), (-19, 19), (19, 19)] as [(CGFloat, CGFloat)] {
        pen.spot(.circle(x, y, 6.5))
      }
    },
  ]

  private static let forward = SymbolDefinition("forward") { pen in
    pen.shape(.polygon((-56, -33, 6), (-2, 0, 6), (-56, 33, 6)), .polygon((2, -33, 6), (56, 0, 6), (2, 33, 6)))
  }

  private static let forwardEnd = SymbolDefinition("forward.end") { pen in
    pen.shape(.polygon((-38, -38, 6), (24, 0, 6), (-38, 38, 6)))
    pen.stroke(.line((38, -36), (38, 36)), width: 1.3)
  }

  private static let goForward = SymbolDefinition("goforward") { pen in pen.addLoop() }

  private static let goForwardTen = SymbolDefinition("goforward.10") { pen in
    pen.addLoop()
    pen.addTen()
  }

  private static let goBackwardTen = SymbolDefinition("gobackward.10") { pen in
    var loop = SymbolDrawing(stem: pen.stem, isFilled: false)
    loop.addLoop()
    pen.add(loop.flipped)
    pen.addTen()
  }
}

extension SymbolDrawing {
  fileprivate mutating func addLoop() {
    stroke(.arc(0, 7, 43, -40, 268))
    fill(.polygon(radius: 2, (-4, -54), (24, -36), (-4, -18)))
  }

  fileprivate mutating func addTen() {
    stroke(.line((-18, -4), (-10, -9), (-10, 24)), .ellipse(11, 7.5, 9, 16.5), width: 0.85)
  }

  fileprivate mutating func addSpeaker(waves: Int = 0) {
    let x: CGFloat = [0, -16, -25, -36][waves]
    shape(
      Path.polygon(
        (-27, -16, 8), (-8, -16, 4), (17, -41, 6), (27, -44, 5), (27, 44, 5), (17, 41, 6), (-8, 16, 4), (-27, 16, 8)
      )
      .moved(x, 0))
    // The centre of the waves is within the speaker, and each of them reaches farther around it.
    for index in 0..<waves {
      level = index
      step = index
      let radius = ([37, 57, 81] as [CGFloat])[index]
      let angle = 27 + Double(index) * 3
      stroke(.arc(x + 13, 0, radius, -angle, angle))
    }
    level = 0
    step = nil
  }

  fileprivate mutating func addPhoto() {
    shape(.box(-57, -43, 57, 43, 13))
    spot(.circle(-29, -16, 10))
    if isFilled {
      erase(
        .polygon((-48, 24, 4), (-30, 9, 7), (-6, 29, 3), (24, -3, 9), (48, 20, 4), (48, 34, 6), (-48, 34, 6)))
    } else {
      fill(.polygon((-57, 28, 0), (-30, 6, 7), (-6, 26, 3), (24, -6, 9), (57, 28, 0), (57, 43, 13), (-57, 43, 13)))
    }
  }
}
