import Foundation
import TouchstoneDrawing

/// Devices, networks and power.
extension SymbolCatalog {
  static let devices: [SymbolDefinition] = [
    SymbolDefinition("wifi") { pen in
      pen.addWaves()
    },
    SymbolDefinition("wifi.exclamationmark") { pen in
      pen.addWaves()
      pen.moveAll(toLevel: 1)
      pen.level = 0
      pen.erase(.box(22 - pen.stem / 2, -14 - pen.stem / 2, 90, 70, 10))
      pen.stroke(.line((36, -4), (36, 22)), width: 1.1)
      pen.dot(36, 42, width: 1.4)
    },
    SymbolDefinition("cellularbars") { pen in
      for (index, height) in ([22, 42, 62, 82] as [CGFloat]).enumerated() {
        let x = CGFloat(index) * 27 - 50
        pen.step = index
        pen.solid(.box(x, 40 - height, x + 19, 40, 4), width: 0.35)
      }
    },
    SymbolDefinition("network") { pen in
      // A globe, whose lines meet in three dots.
      pen.stroke(.circle(0, 0, 49))
      pen.stroke(
        .spline((-2, -48), (-15, -30), (-23, -9), (-26, 14), (-23, 42)),
        .spline((6, -48), (-1, -28), (-3, -4), (2, 25), (13, 46)),
        .spline((15, -46), (12, -26), (17, -5), (28, 13), (42, 26)),
        .spline((-43, -23), (-23, -9), (-3, -3.5), (17, -5), (45, -17)),
        .spline((-47, 6), (-26, 19), (2, 25), (26, 22), (46, 15)), width: 0.75)
      for (x, y) in [(-23, -9), (17, -5), (2, 25)] as [(CGFloat, CGFloat)] { pen.dot(x, y, width: 1.85) }
    },
    SymbolDefinition("battery.100") { pen in pen.addBattery(charge: 1) },
    SymbolDefinition("battery.100percent") { pen in pen.addBattery(charge: 1) },
    SymbolDefinition("battery.75") { pen in pen.addBattery(charge: 0.75) },
    SymbolDefinition("battery.75percent") { pen in pen.addBattery(charge: 0.75) },
    SymbolDefinition("battery.50") { pen in pen.addBattery(charge: 0.5) },
    SymbolDefinition("battery.50percent") { pen in pen.addBattery(charge: 0.5) },
    SymbolDefinition("battery.25") { pen in pen.addBattery(charge: 0.25) },
    SymbolDefinition("battery.25percent") { pen in pen.addBattery(charge: 0.25) },
    SymbolDefinition("battery.0") { pen in pen.addBattery(charge: 0) },
    SymbolDefinition("battery.0percent") { pen in pen.addBattery(charge: 0) },
    SymbolDefinition("battery.100.bolt") { pen in
      pen.addBattery(charge: 1)
      let bolt = SymbolShapes.bolt.scaled(0.76).moved(-8, 0)
      pen.erase(lines: bolt, width: 1.6)
      pen.fill(bolt)
    },
    SymbolDefinition("bolt") { pen in
      if pen.isFilled { pen.fill(SymbolShapes.filledBolt) } else { pen.shape(SymbolShapes.bolt) }
    },
    SymbolDefinition("iphone") { pen in
      pen.stroke(.box(-28.5, -50, 28.5, 50, 13), .line((-8, -39), (8, -39)))
    },
    SymbolDefinition("ipad") { pen in
      pen.stroke(.box(-42, -53, 42, 53, 13), .line((-12, 41), (12, 41)))
    },
    SymbolDefinition("applewatch") { pen in
      pen.stroke(.box(-30, -34, 30, 34, 15))
      pen.stroke(.line((-21, -36), (-17, -56), (17, -56), (21, -36)), .line((-21, 36), (-17, 56), (17, 56), (21, 36)))
      pen.stroke(.line((37, -10), (37, 4)), width: 0.9)
    },
    SymbolDefinition("laptopcomputer") { pen in
      pen.stroke(.bent((-44, 28, 0), (-44, -36, 10), (44, -36, 10), (44, 28, 0)))
      pen.stroke(.polygon((-62, 28, 2), (62, 28, 2), (62, 36, 6), (-62, 36, 6)))
    },
    SymbolDefinition("desktopcomputer") { pen in
      pen.stroke(.box(-57, -46, 57, 30, 10), .line((-56, 12), (56, 12)), .line((-26, 50), (26, 50)))
      pen.stroke(.line((-8, 31), (-10, 48)), .line((8, 31), (10, 48)))
    },
    SymbolDefinition("display") { pen in
      pen.stroke(.box(-57, -46, 57, 28, 10), .line((-24, 48), (24, 48)), .line((0, 29), (0, 46)))
    },
    SymbolDefinition("keyboard") { pen in
      pen.stroke(.box(-59, -37, 59, 37, 11))
      for (row, count) in [(-18, 6), (0, 6)] as [(CGFloat, Int)] {
        for index in 0..<count { pen.dot(CGFloat(index) * 16.5 - 41.5, row, width: 1) }
      }
      pen.dot(-41, 18, width: 1)
      pen.dot(41, 18, width: 1)
      pen.stroke(.line((-22, 18), (22, 18)))
    },
    SymbolDefinition("computermouse") { pen in
      pen.shape(.box(-30, -53, 30, 53, 30))
      pen.detail(.line((0, -30), (0, -14)))
    },
    SymbolDefinition("server.rack") { pen in
      for y in [-40, -8, 24] as [CGFloat] {
        pen.stroke(.box(-50, y, 50, y + 20, 7), .line((-2, y + 10), (34, y + 10)))
        pen.dot(-34, y + 10, width: 1.1)
      }
    },
    SymbolDefinition("cpu") { pen in
      pen.shape(.box(-38.5, -38.5, 38.5, 38.5, 4))
      pen.detail(.box(-21, -21, 21, 21, 3), width: 0.8)
      for degrees in [0.0, 90, 180, 270] {
        for y in [-17.5, 0, 17.5] as [CGFloat] { pen.stroke(Path.line((39, y), (47.5, y)).turned(degrees), width: 0.9) }
      }
    },
    SymbolDefinition("memorychip") { pen in
      pen.shape(.box(-54, -24, 54, 24, 7))
      for x in [-36, -12, 12, 36] as [CGFloat] {
        pen.stroke(.line((x, -26), (x, -40)), .line((x, 26), (x, 40)), width: 0.9)
      }
      pen.detail(.line((-36, 0), (36, 0)), width: 0.9)
    },
    SymbolDefinition("simcard") { pen in
      pen.shape(.polygon((-38, -52, 10), (14, -52, 8), (38, -28, 8), (38, 52, 10), (-38, 52, 10)))
      pen.detail(.box(-20, -6, 20, 34, 6), .line((0, -6), (0, 34)), .line((-20, 14), (20, 14)), width: 0.85)
    },
    SymbolDefinition("terminal") { pen in
      pen.shape(.box(-57, -43, 57, 43, 13))
      pen.detail(.line((-34, -20), (-14, -2), (-34, 16)), .line((-6, 18), (20, 18)))
    },
    SymbolDefinition("macwindow") { pen in
      pen.stroke(.box(-57, -43, 57, 43, 13), .line((-56, -20), (56, -20)))
      for x in [-42, -29, -16] as [CGFloat] { pen.dot(x, -32, width: 0.8) }
    },
    SymbolDefinition("powerplug") { pen in
      pen.stroke(.line((-16, -52), (-16, -26)), .line((16, -52), (16, -26)))
      pen.shape(.polygon((-34, -24, 5), (34, -24, 5), (34, 6, 24), (10, 26, 8), (-10, 26, 8), (-34, 6, 24)))
      pen.stroke(.line((0, 26), (0, 54)))
    },
    SymbolDefinition("flashlight.on.fill") { pen in
      pen.solid(.polygon((-24, -18, 3), (24, -18, 3), (13, 6, 5), (13, 54, 6), (-13, 54, 6), (-13, 6, 5)))
      pen.erase(lines: .line((0, 14), (0, 26)))
      pen.stroke(.line((-24, -30), (24, -30)))
      pen.stroke(.line((0, -44), (0, -55)), .line((-20, -42), (-27, -51)), .line((20, -42), (27, -51)), width: 0.9)
    },
    SymbolDefinition("touchid") { pen in
      // The ridges of a fingertip, from the centre outwards.
      let ridges: [Path] = [
        Path.at(0, -2).curve(0, 14, -1, 28, -8, 42),
        Path.at(-14, 20).curve(-12, 12, -13, 4, -13, -2).curve(-13, -10, -7, -15, 0, -15)
          .curve(8, -15, 13, -9, 13, -1).curve(13, 18, 11, 34, 7, 48),
        Path.at(-22, 38).curve(-24, 40, -27, 43, -30, 45),
        Path.at(-32, 26).curve(-27, 17, -27, 8, -27, -1).curve(-27, -18, -15, -29, 0, -29)
          .curve(16, -29, 27, -17, 27, -1).curve(27, 14, 26, 28, 24, 40),
        Path.at(-40, 10).curve(-41, 6, -41, 2, -41, -1).curve(-41, -26, -22, -43, 1, -43)
          .curve(24, -43, 41, -25, 41, -1).curve(41, 8, 41, 17, 39, 26),
        Path.at(-47, -26).curve(-38, -44, -21, -56, 0, -56).curve(21, -56, 39, -45, 48, -26),
      ]
      for (index, ridge) in ridges.enumerated() {
        pen.step = index
        pen.stroke(ridge, width: 0.85)
      }
    },
    SymbolDefinition("faceid") { pen in
      pen.stroke(SymbolShapes.brackets)
      pen.stroke(
        .line((-16, -14), (-16, -6)), .line((16, -14), (16, -6)), .line((2, -14), (2, 4), (-4, 4)),
        .arc(0, 6, 17, 35, 145))
    },
  ]
}

extension SymbolDrawing {
  /// Adds the waves of a wireless network, with the innermost in the primary colour.
  fileprivate mutating func addWaves() {
    // Bands with slightly bent ends, half as thick again as other lines, above a wedge. They are filled only: outlines of
    // arcs take long to draw.
    let bulge = stem / 3
    /// A point at a distance from the centre, and past the end of a band on the left (-1) or right (1).
    func point(_ radius: CGFloat, _ side: CGFloat, past length: CGFloat) -> Path.Point {
      (side * (radius * 0.777 + length * 0.629), 33 - radius * 0.629 + length * 0.777)
    }
    step = 0
    let (radius, tip) = (16 + bulge, 40 + bulge)
    fill(
      Path.arc(0, 33, radius, -141, -39).curve(point(radius, 1, past: bulge), (bulge, tip), (0, tip))
        .curve((-bulge, tip), point(radius, -1, past: bulge), point(radius, -1, past: 0)).closed)
    for (index, radius) in ([38.5, 67.5] as [CGFloat]).enumerated() {
      level = index + 1
      step = index + 1
      let (inner, outer) = (radius - 1.55 * stem / 2, radius + 1.55 * stem / 2)
      fill(
        Path.arc(0, 33, outer, -141, -39)
          .curve(point(outer, 1, past: bulge), point(inner, 1, past: bulge), point(inner, 1, past: 0))
          .arc(0, 33, inner, -39, -141)
          .curve(point(inner, -1, past: bulge), point(outer, -1, past: bulge), point(outer, -1, past: 0)).closed)
    }
    step = nil
  }

  /// Adds a battery; `charge` is a fraction from 0 to 1.
  fileprivate mutating func addBattery(charge: CGFloat) {
    level = 1
    stroke(.box(-71.7, -30.2, 55.5, 30.2, 17))
    fill(Path.at(66.5, -13).curve(78.5, -10, 78.5, 10, 66.5, 13).closed)
    level = 0
    let inset = stem / 2 + 5
    guard charge > 0 else { return }
    let left = -71.7 + inset
    let right = left + (127.2 - 2 * inset) * charge
    fill(.box(left, -30.2 + inset, right, 30.2 - inset, charge == 1 ? 9 : 5))
  }
}
