import CPixelKernels
import Foundation
import Testing
import TouchstoneTestSupport

/// The kernel against the rules written down a second time, without any shortcut.
struct AntialiasingTests {
  struct Reference {
    let rule: ts_antialiasing_rule

    func isExcused(_ a: KernelPicture, _ b: KernelPicture, _ x: Int, _ y: Int) -> Bool {
      guard isOnSlope(a, b, x, y) || isOnSlope(b, a, x, y) else { return false }
      return rule != ts_antialiasing_uneven || !(isEven(a, x, y) || isEven(b, x, y))
    }

    private func isEdge(_ p: KernelPicture, _ x: Int, _ y: Int) -> Bool {
      x == 0 || y == 0 || x == p.width - 1 || y == p.height - 1
    }

    private func neighbors(_ p: KernelPicture, _ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
      let steps = -1...1
      // odiff goes along rows, the others along columns.
      let all = steps.flatMap { (outer: Int) -> [(x: Int, y: Int)] in
        steps.map { inner in rule == ts_antialiasing_odiff ? (x + inner, y + outer) : (x + outer, y + inner) }
      }
      return all.filter { ($0.x != x || $0.y != y) && p.pixel($0.x, $0.y) != nil }
    }

    private func hasManySiblings(_ p: KernelPicture, _ place: (x: Int, y: Int)) -> Bool {
      let equals = neighbors(p, place.x, place.y).filter { p.pixel($0.x, $0.y) == p.pixel(place.x, place.y) }.count
      return equals + (isEdge(p, place.x, place.y) ? 1 : 0) > 2
    }

    private func luma(_ c: (Double, Double, Double)) -> Double {
      c.0 * 0.29889531 + c.1 * 0.58662247 + c.2 * 0.11448223
    }

    private func step(_ center: UInt32, _ neighbor: UInt32, _ place: Int) -> Double {
      let ground = rule == ts_antialiasing_pixelmatch7 ? pixelmatchGround(place) : (255, 255, 255)
      let (p, q) = (Straight(center), Straight(neighbor))
      let (c, n) = (p.over(ground), q.over(ground))
      let step = luma((c.0 - n.0, c.1 - n.1, c.2 - n.2))
      // The kernel subtracts in another order; what is nothing but rounding is nothing.
      if abs(step) > 1e-9 { return step }
      let isByAlpha = rule == ts_antialiasing_pixelmatch || rule == ts_antialiasing_uneven
      return isByAlpha ? (p.alpha - q.alpha) / 2 : 0
    }

    private func isOnSlope(_ p: KernelPicture, _ other: KernelPicture, _ x: Int, _ y: Int) -> Bool {
      guard let center = p.pixel(x, y) else { return false }
      var zeroes = isEdge(p, x, y) ? 1 : 0
      var low = (step: 0.0, place: (x: 0, y: 0))
      var high = low
      for place in neighbors(p, x, y) {
        guard let pixel = p.pixel(place.x, place.y) else { continue }
        let step = step(center, pixel, y * p.width + x)
        if rule == ts_antialiasing_odiff ? pixel == center : step == 0 {
          zeroes += 1
        } else if step < low.step {
          low = (step, place)
        } else if step > high.step {
          high = (step, place)
        }
      }
      guard zeroes <= 2, low.step != 0, high.step != 0 else { return false }
      let (lowHere, lowThere) = (hasManySiblings(p, low.place), hasManySiblings(other, low.place))
      let (highHere, highThere) = (hasManySiblings(p, high.place), hasManySiblings(other, high.place))
      if rule == ts_antialiasing_odiff { return (lowHere || highHere) && (lowThere || highThere) }
      return (lowHere && lowThere) || (highHere && highThere)
    }

    private func isEven(_ p: KernelPicture, _ x: Int, _ y: Int) -> Bool {
      [0, 255].allSatisfy { (ground: Double) in
        let lightness = (neighbors(p, x, y) + [(x, y)]).compactMap { place in
          p.pixel(place.x, place.y).map { pixel -> Double in
            let rest = (255 - Double(pixel >> 24)) * ground / 255
            return ts_oklab_of_srgb(
              Double(pixel >> 16 & 255) + rest, Double(pixel >> 8 & 255) + rest, Double(pixel & 255) + rest
            ).lightness
          }
        }
        return (lightness.max() ?? 0) - (lightness.min() ?? 0) <= 0.001
      }
    }
  }

  @Test(arguments: [
    ts_antialiasing_pixelmatch, ts_antialiasing_pixelmatch7, ts_antialiasing_odiff, ts_antialiasing_uneven,
  ])
  func `the kernel follows the rule`(rule: ts_antialiasing_rule) {
    var random = SplitMix(state: 11)
    var excused = 0
    let sizes = [(1, 1, 5), (1, 9, 5), (9, 1, 5), (17, 3, 5), (18, 5, 5), (40, 20, 5), (64, 17, 5), (99, 30, 2)]
    for (width, height, share) in sizes {
      for colors in [false, true].map({ KernelPicture.colors(translucent: $0) }) {
        let a = KernelPicture(width, height, colors: colors, using: &random)
        let b = a.changed(oneIn: share, colors: colors, using: &random)
        var classes = [UInt8](repeating: UInt8(ts_same), count: width * height)
        for y in 0..<height {
          for x in 0..<width where a.pixel(x, y) != b.pixel(x, y) { classes[y * width + x] = UInt8(ts_strong) }
        }
        let expected = classes.indices.map { place -> UInt8 in
          guard classes[place] != 0 else { return 0 }
          let isExcused = Reference(rule: rule).isExcused(a, b, place % width, place / width)
          return UInt8(isExcused ? ts_antialiased : ts_strong)
        }
        #expect(KernelPicture.withRows(a, b) { ts_excuse_antialiasing($0, rule, &classes) } == 1)
        #expect(classes == expected, "\(width)×\(height)")
        excused += classes.filter { $0 == UInt8(ts_antialiased) }.count
      }
    }
    #expect(excused > 20)
  }
}
