import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension SmallChange {
  /// All changes; each is drawn at one, two and three pixels per point, on a light and on a dark page.
  static let all: [SmallChange] = [
    strokes, borders, corners, faintCorners, positions, wholePixels, sizes, symbolSizes, texts, cardTones, textTones,
    opacities, shadows, rotations, removals,
  ].flatMap(\.self)

  private static func pixels(_ part: Double) -> String { "\(part) px" }

  private static let strokes: [SmallChange] = [0.25, 0.5, 0.75, 1].map { (part: Double) -> SmallChange in
    SmallChange(.stroke, "circle's stroke, \(pixels(part)) wider") { change, pixel in
      Circle().stroke(.primary, lineWidth: 2 + change * part * pixel).padding(6)
    }
  }

  private static let borders: [SmallChange] = [0.25, 0.5, 1].map { (part: Double) -> SmallChange in
    SmallChange(.stroke, "rectangle's border, \(pixels(part)) wider") { change, pixel in
      Rectangle().stroke(.blue, lineWidth: 1 + change * part * pixel).padding(8)
    }
  }

  private static let corners: [SmallChange] = [0.5, 1, 3].map { (part: Double) -> SmallChange in
    SmallChange(.corner, "corner radius, \(pixels(part)) more") { change, pixel in
      RoundedRectangle(cornerRadius: 8 + change * part * pixel).fill(.blue).padding(10)
    }
  }

  private static let faintCorners: [SmallChange] = [
    SmallChange(.corner, "corner radius 0 to 2 in light grey") { change, _ in
      RoundedRectangle(cornerRadius: change * 2).fill(Color(white: 0.85)).padding(10)
    }
  ]

  // Views are placed on whole pixels, paths and glyphs are not.
  private static let positions: [SmallChange] = [0.25, 0.5, 1].flatMap { (part: Double) -> [SmallChange] in
    [
      SmallChange(.position, "circle, \(pixels(part)) to the right") { change, pixel in
        Path(ellipseIn: CGRect(x: 28 + change * part * pixel, y: 10, width: 44, height: 44)).fill(.red)
      },
      SmallChange(.position, "text, \(pixels(part)) to the right") { change, pixel in
        Text("Settings").offset(x: change * part * pixel)
      },
    ]
  }

  private static let wholePixels: [SmallChange] = [
    SmallChange(.position, "card, 0.5 px down") { change, pixel in
      RoundedRectangle(cornerRadius: 6).fill(.secondary).padding(10).offset(y: change * 0.5 * pixel)
    },
    SmallChange(.position, "card, 1 px down") { change, pixel in
      RoundedRectangle(cornerRadius: 6).fill(.secondary).padding(10).offset(y: change * pixel)
    },
    SmallChange(.position, "symbol, 1 px up and left") { change, pixel in
      Image(systemName: "gearshape.fill").resizable().frame(width: 24, height: 24)
        .offset(x: -change * pixel, y: -change * pixel)
    },
  ]

  private static let sizes: [SmallChange] = [0.25, 0.5, 1].map { (part: Double) -> SmallChange in
    SmallChange(.size, "capsule, \(pixels(part)) wider") { change, pixel in
      Path(roundedRect: CGRect(x: 20, y: 20, width: 60 + change * part * pixel, height: 24), cornerRadius: 12)
        .fill(.green)
    }
  }

  private static let symbolSizes: [SmallChange] = [
    SmallChange(.size, "symbol, 1 px larger") { change, pixel in
      Image(systemName: "star.fill").resizable().frame(width: 24 + change * pixel, height: 24 + change * pixel)
    }
  ]

  private static let texts: [SmallChange] = [
    SmallChange(.text, "text of 40 pt, 0.3 pt larger") { change, _ in
      Text("Big").font(.system(size: 40 + change * 0.3))
    },
    SmallChange(.text, "text of 17 pt, 0.5 pt larger") { change, _ in
      Text("Settings").font(.system(size: 17 + change * 0.5))
    },
    SmallChange(.text, "another digit") { change, _ in Text(change == 0 ? "9:41" : "9:47").font(.caption) },
    SmallChange(.weight, "regular to medium") { change, _ in
      Text("Settings").fontWeight(change == 0 ? .regular : .medium)
    },
    SmallChange(.weight, "semibold to bold") { change, _ in
      Text("Settings").fontWeight(change == 0 ? .semibold : .bold)
    },
  ]

  /// Greys whose lightness L* is 50, and 51.2, 52, 53.2 and 55.1: CIEDE2000 of 1.2, 2, 3.2 and 5.
  private static let greys: [(deltaE: String, level: Double)] = [("1", 122), ("2", 124), ("3", 127), ("5", 132)]

  private static let cardTones: [SmallChange] = greys.dropLast().map { (deltaE: String, level: Double) -> SmallChange in
    SmallChange(.color, "card, ΔE \(deltaE)") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(Color(white: (change == 0 ? 119 : level) / 255)).padding(10)
    }
  }

  private static let textTones: [SmallChange] = greys.map { (deltaE: String, level: Double) -> SmallChange in
    SmallChange(.color, "text, ΔE \(deltaE)") { change, _ in
      Text("Settings").foregroundColor(Color(white: (change == 0 ? 119 : level) / 255))
    }
  }

  private static let opacities: [SmallChange] = [
    SmallChange(.opacity, "card, 100 to 98 %") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.blue.opacity(1 - change * 0.02)).padding(10)
    },
    SmallChange(.opacity, "text, 60 to 65 %") { change, _ in Text("Settings").opacity(0.6 + change * 0.05) },
  ]

  private static let shadows: [SmallChange] = [
    SmallChange(.shadow, "radius 4 to 6") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.white).padding(16).shadow(radius: 4 + change * 2)
    },
    SmallChange(.shadow, "radius 4 to 8") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.white).padding(16).shadow(radius: 4 + change * 4)
    },
    SmallChange(.shadow, "1 pt lower") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.white).padding(16).shadow(radius: 4, y: 2 + change)
    },
    SmallChange(.shadow, "20 to 25 %") { change, _ in
      RoundedRectangle(cornerRadius: 6).fill(.white).padding(16)
        .shadow(color: .black.opacity(0.2 + change * 0.05), radius: 4, y: 2)
    },
  ]

  private static let rotations: [SmallChange] = [0.5, 1, 2].flatMap { (degrees: Double) -> [SmallChange] in
    [
      SmallChange(.rotation, "symbol, by \(degrees)°") { change, _ in
        Image(systemName: "gearshape.fill").resizable().frame(width: 40, height: 40)
          .rotationEffect(.degrees(change * degrees))
      },
      SmallChange(.rotation, "text, by \(degrees)°") { change, _ in
        Text("Settings").rotationEffect(.degrees(change * degrees))
      },
    ]
  }

  private static let removals: [SmallChange] = [
    SmallChange(.removal, "faint text") { change, _ in
      Text("Settings").foregroundColor(.primary.opacity(change == 0 ? 0.05 : 0))
    },
    SmallChange(.removal, "faint hairline") { change, pixel in
      Rectangle().fill(.primary.opacity(change == 0 ? 0.04 : 0)).frame(height: pixel).padding(10)
    },
  ]
}
