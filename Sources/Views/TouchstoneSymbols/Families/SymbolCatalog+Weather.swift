import Foundation
import TouchstoneDrawing

/// Sky, clouds and precipitation.
extension SymbolCatalog {
  static let weather: [SymbolDefinition] = [
    SymbolDefinition("sun.max") { pen in pen.addSun(radius: 21, reach: 50, ray: 15) },
    SymbolDefinition("sun.min") { pen in
      pen.shape(.circle(0, 0, 21))
      pen.addRays(from: 39, to: 40)
    },
    SymbolDefinition("sunrise") { pen in pen.addHorizonSun(isRising: true) },
    SymbolDefinition("sunset") { pen in pen.addHorizonSun(isRising: false) },
    SymbolDefinition("sun.haze") { pen in
      pen.level = 1
      pen.shape(Path.arc(0, 0, 22, 170, 370).closed)
      for degrees in [180.0, 225, 270, 315, 360] { pen.stroke(Path.line((36, 0), (49, 0)).turned(degrees)) }
      pen.level = 0
      pen.stroke(.line((-40, 18), (40, 18)), .line((-28, 35), (28, 35)))
    },
    SymbolDefinition("moon") { pen in pen.shape(SymbolShapes.moon.moved(3, 2)) },
    SymbolDefinition("moon.stars") { pen in
      pen.shape(SymbolShapes.moon.scaled(0.95).moved(-3, 5))
      pen.level = 1
      pen.fill(.star(22, -22, tips: 4, 18, inner: 6, rounding: 1, innerRounding: 2))
      pen.fill(.star(44, 4, tips: 4, 12, inner: 4, rounding: 1, innerRounding: 2))
    },
    SymbolDefinition("moon.zzz") { pen in
      pen.shape(SymbolShapes.moon.scaled(0.92).moved(-4, 6))
      pen.level = 1
      pen.stroke(
        .line((8, -42), (28, -42), (8, -18), (28, -18)), .line((36, -12), (50, -12), (36, 4), (50, 4)), width: 0.85)
    },
    SymbolDefinition("sparkles") { pen in
      pen.fill(.star(7, 19.5, tips: 4, 40, inner: 11.5, rounding: 2, innerRounding: 4))
      pen.level = 1
      pen.fill(.star(-28.5, -18.5, tips: 4, 19, inner: 5.6, rounding: 1.2, innerRounding: 2.2))
      pen.fill(.star(-2.5, -47, tips: 4, 12.5, inner: 3.8, rounding: 1, innerRounding: 1.6))
    },
    SymbolDefinition("cloud") { pen in pen.shape(SymbolShapes.cloud) },
    SymbolDefinition("cloud.sun") { pen in pen.addSunnyCloud() },
    SymbolDefinition("cloud.sun.rain") { pen in
      var sky = SymbolDrawing(stem: pen.stem / 0.86, isFilled: pen.isFilled)
      sky.addSunnyCloud()
      pen.add(sky, scale: 0.86, y: -14)
      pen.addRain(y: 24, x: 6, level: 2)
    },
    SymbolDefinition("cloud.moon") { pen in
      pen.level = 1
      pen.shape(SymbolShapes.moon.scaled(0.55).moved(30, -22))
      pen.level = 0
      pen.addCloud(x: -8, y: 12, scale: 0.86, isClearing: true)
    },
    SymbolDefinition("cloud.drizzle") { pen in
      pen.addRainCloud()
      pen.level = 1
      for (x, y) in [(-26, 26), (-2, 26), (22, 26), (-34, 46), (-10, 46), (14, 46)] as [(CGFloat, CGFloat)] {
        pen.stroke(.line((x + 2, y - 2), (x - 1, y + 5)), width: 0.95)
      }
    },
    SymbolDefinition("cloud.rain") { pen in
      pen.addRainCloud()
      pen.addRain(y: 26)
    },
    SymbolDefinition("cloud.heavyrain") { pen in
      pen.addRainCloud()
      pen.level = 1
      for x in [-30, -13, 4, 21, 38] as [CGFloat] { pen.stroke(.line((x, 25), (x - 15, 51)), width: 0.95) }
    },
    SymbolDefinition("cloud.snow") { pen in
      pen.addRainCloud()
      pen.level = 1
      for (x, y) in [(-30, 30), (0, 30), (30, 30), (-15, 47), (15, 47)] as [(CGFloat, CGFloat)] {
        pen.dot(x, y, width: 1.3)
      }
    },
    SymbolDefinition("cloud.bolt") { pen in
      pen.addRainCloud()
      pen.level = 1
      pen.fill(SymbolShapes.bolt.scaled(0.5).moved(0, 37))
    },
    SymbolDefinition("cloud.bolt.rain") { pen in
      pen.addRainCloud()
      pen.level = 1
      pen.fill(SymbolShapes.bolt.scaled(0.46).moved(4, 38))
      pen.level = 2
      pen.stroke(.line((-22, 26), (-34, 46)), .line((32, 26), (20, 46)))
    },
    SymbolDefinition("cloud.fog") { pen in
      pen.addRainCloud()
      pen.level = 1
      pen.stroke(.line((-42, 30), (42, 30)), .line((-28, 47), (28, 47)))
    },
    SymbolDefinition("icloud") { pen in pen.shape(SymbolShapes.cloud) },
    SymbolDefinition("icloud.and.arrow.down") { pen in pen.addTransfer(isDown: true) },
    SymbolDefinition("icloud.and.arrow.up") { pen in pen.addTransfer(isDown: false) },
    SymbolDefinition("wind") { pen in
      pen.stroke(
        Path.at(-52, -12).to(14, -12).curve(34, -12, 34, -42, 14, -42).curve(4, -42, 0, -36, -2, -30),
        Path.at(-52, 6).to(36, 6).curve(58, 6, 58, -26, 38, -26).curve(32, -26, 28, -23, 26, -18),
        Path.at(-40, 24).to(12, 24).curve(32, 24, 32, 50, 14, 50).curve(6, 50, 2, 46, 0, 40))
    },
    SymbolDefinition("snowflake") { pen in
      for degrees in stride(from: 0.0, to: 360, by: 60) {
        pen.stroke(
          Path.line((0, 0), (0, -49)).turned(degrees), Path.line((-13, -43), (0, -31), (13, -43)).turned(degrees),
          width: 0.9)
      }
    },
    SymbolDefinition("tornado") { pen in
      for (y, left, right) in [(-44, -46, 46), (-26, -34, 42), (-8, -18, 34), (10, -4, 26), (28, 2, 18), (46, 6, 10)]
        as [(CGFloat, CGFloat, CGFloat)]
      {
        pen.stroke(.line((left, y), (right, y)))
      }
    },
    SymbolDefinition("umbrella") { pen in
      pen.shape(
        Path.at(-52, 6).curve(-50, -28, -26, -44, 0, -44).curve(26, -44, 50, -28, 52, 6).curve(44, -4, 28, -4, 18, 5)
          .curve(10, -4, -10, -4, -18, 5).curve(-28, -4, -44, -4, -52, 6).closed)
      pen.stroke(.line((0, -52), (0, -44)), Path.at(0, 0).to(0, 38).curve(0, 54, 22, 54, 22, 38))
    },
    SymbolDefinition("thermometer") { pen in
      pen.stroke(Path.arc(0, -40, 13, 180, 360).to(13, 12).arc(0, 32, 23, -56, 236).to(-13, -40).closed)
      pen.fill(.circle(0, 32, 12))
      pen.stroke(.line((0, 30), (0, -12)), width: 0.95)
    },
    SymbolDefinition("thermometer.medium") { pen in
      pen.stroke(Path.arc(0, -40, 13, 180, 360).to(13, 12).arc(0, 32, 23, -56, 236).to(-13, -40).closed)
      pen.fill(.circle(0, 32, 12))
      pen.stroke(.line((0, 30), (0, -24)), width: 0.95)
    },
    SymbolDefinition("humidity") { pen in
      pen.shape(SymbolShapes.drop.scaled(0.62).moved(-22, -14), SymbolShapes.drop.scaled(0.5).moved(26, -4))
      pen.stroke(.spline((-52, 40), (-34, 34), (-16, 40), (2, 46), (20, 40), (38, 34), (54, 40)))
    },
    SymbolDefinition("water.waves") { pen in
      for (level, y) in ([-26, 0, 26] as [CGFloat]).enumerated() {
        pen.level = level
        pen.stroke(
          Path.at(-56, y + 6).curve(-46, y + 6, -46, y - 6, -36, y - 6).curve(-22, y - 6, -22, y + 6, -8, y + 6)
            .curve(6, y + 6, 6, y - 6, 20, y - 6).curve(34, y - 6, 38, y + 6, 56, y + 6))
      }
    },
    SymbolDefinition("rainbow") { pen in
      for (level, radius) in ([52, 36, 20] as [CGFloat]).enumerated() {
        pen.level = level
        pen.stroke(Path.arc(0, 22, radius, 180, 360))
      }
    },
  ]
}

extension SymbolDrawing {
  fileprivate mutating func addRays(from inner: CGFloat, to outer: CGFloat) {
    for index in 0..<8 { stroke(Path.line((inner, 0), (outer, 0)).turned(Double(index) * 45)) }
  }

  fileprivate mutating func addSun(radius: CGFloat, reach: CGFloat, ray: CGFloat) {
    shape(.circle(0, 0, radius))
    addRays(from: reach - ray, to: reach)
  }

  fileprivate mutating func addHorizonSun(isRising: Bool) {
    level = 1
    shape(Path.arc(0, 28, 24, 180, 360).closed)
    for degrees in [180.0, 225, 315, 360] { stroke(Path.line((38, 0), (51, 0)).turned(degrees).moved(0, 28)) }
    level = 0
    stroke(.line((-54, 46), (54, 46)))
    stroke(.line((0, -46), (0, -14)))
    stroke(isRising ? .line((-15, -32), (0, -47), (15, -32)) : .line((-15, -27), (0, -12), (15, -27)))
  }

  fileprivate mutating func addCloud(x: CGFloat, y: CGFloat, scale: CGFloat, isClearing: Bool = false) {
    let cloud = SymbolShapes.cloud.scaled(scale).moved(x, y)
    if isClearing { clear(cloud, gap: 0.9) }
    shape(cloud)
  }

  fileprivate mutating func addRainCloud() {
    addCloud(x: 0, y: -17, scale: 0.94)
  }

  fileprivate mutating func addRain(y: CGFloat, x: CGFloat = 0, level: Int = 1) {
    self.level = level
    for index in -1...1 {
      let left = x + CGFloat(index) * 26 + 6
      stroke(.line((left, y), (left - 12, y + 20)))
    }
  }

  fileprivate mutating func addSunnyCloud() {
    level = 1
    let x: CGFloat = 22
    let y: CGFloat = -14
    shape(.circle(x, y, 18))
    for degrees in [180.0, 225, 270, 315, 360, 45] { stroke(Path.line((31, 0), (40, 0)).turned(degrees).moved(x, y)) }
    level = 0
    addCloud(x: -9, y: 14, scale: 0.84, isClearing: true)
  }

  fileprivate mutating func addTransfer(isDown: Bool) {
    addCloud(x: 0, y: -8, scale: 1)
    erase(.box(-25, 2, 25, 62, 20))
    stroke(.line((0, 10), (0, 50)))
    stroke(isDown ? .line((-16, 35), (0, 51), (16, 35)) : .line((-16, 25), (0, 9), (16, 25)))
  }
}
