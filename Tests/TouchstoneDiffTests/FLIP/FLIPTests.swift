import CPixelKernels
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport

@testable import TouchstoneDiff

/// FLIP against the paper's two-dimensional filters, applied tap by tap in double precision.
struct FLIPTests {
  private struct Reference {
    let width: Int
    let height: Int
    let ppd: Double
    typealias Triple = (Double, Double, Double)

    private static let matrix: [[Double]] = [
      [10_135_552.0 / 24_577_794, 8_788_810.0 / 24_577_794, 4_435_075.0 / 24_577_794],
      [2_613_072.0 / 12_288_897, 8_788_810.0 / 12_288_897, 887_015.0 / 12_288_897],
      [1_425_312.0 / 73_733_382, 8_788_810.0 / 73_733_382, 70_074_185.0 / 73_733_382],
    ]
    // The inverse as FLIP's program has it, nine decimals.
    private static let inverse: [[Double]] = [
      [3.241003275, -1.537398934, -0.498615861], [-0.969224334, 1.875930071, 0.041554224],
      [0.055639423, -0.204011202, 1.057148933],
    ]
    private static let white: Triple = (0.950428545, 1, 1.088900371)

    private static func product(_ m: [[Double]], _ v: Triple) -> Triple {
      let rows = m.map { $0[0] * v.0 + $0[1] * v.1 + $0[2] * v.2 }
      return (rows[0], rows[1], rows[2])
    }

    private func opponent(_ p: KernelPicture, _ x: Int, _ y: Int) -> Triple {
      let place = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4
      func light(_ channel: Int) -> Double {
        let c = Double(p.bytes[place + channel]) / 255
        return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
      let xyz = Self.product(Self.matrix, (light(2), light(1), light(0)))
      let (x, y, z) = (xyz.0 / Self.white.0, xyz.1 / Self.white.1, xyz.2 / Self.white.2)
      return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The sum of a plane times weights around a place, normalised by the sum of the weights.
    private func filtered(
      _ plane: (Int, Int) -> Double, _ x: Int, _ y: Int, radius: Int, weight: (Double) -> Double
    ) -> Double {
      var (sum, total) = (0.0, 0.0)
      for dy in -radius...radius {
        for dx in -radius...radius {
          let w = weight(Double(dx * dx + dy * dy))
          sum += w * plane(x + dx, y + dy)
          total += w
        }
      }
      return sum / total
    }

    private func seen(_ planes: [(Int, Int) -> Double], _ x: Int, _ y: Int) -> Triple {
      let radius = Int((3 * sqrt(0.04 / (2 * .pi * .pi)) * ppd).rounded(.up))
      func gaussian(_ a: Double, _ b: Double) -> (Double) -> Double {
        { a * sqrt(.pi / b) * exp(-.pi * .pi * $0 / (self.ppd * self.ppd) / b) }
      }
      let (first, second) = (gaussian(34.1, 0.04), gaussian(13.5, 0.025))
      return (
        filtered(planes[0], x, y, radius: radius, weight: gaussian(1, 0.0047)),
        filtered(planes[1], x, y, radius: radius, weight: gaussian(1, 0.0053)),
        filtered(planes[2], x, y, radius: radius, weight: { first($0) + second($0) })
      )
    }

    private static func huntLab(_ light: Triple) -> Triple {
      func clamp(_ v: Double) -> Double { min(1, max(0, v)) }
      func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : t / (3 * 36.0 / 841) + 4.0 / 29 }
      let xyz = product(matrix, (clamp(light.0), clamp(light.1), clamp(light.2)))
      let (x, y, z) = (f(xyz.0 / white.0), f(xyz.1 / white.1), f(xyz.2 / white.2))
      let l = 116 * y - 16
      return (l, 0.01 * l * 500 * (x - y), 0.01 * l * 200 * (y - z))
    }

    private static func distance(_ p: Triple, _ q: Triple) -> Double {
      pow(abs(p.0 - q.0) + hypot(p.1 - q.1, p.2 - q.2), 0.7)
    }

    private func light(_ color: Triple) -> Triple {
      let y = (color.0 + 16) / 116
      let xyz = ((color.1 / 500 + y) * Self.white.0, y * Self.white.1, (y - color.2 / 200) * Self.white.2)
      return Self.product(Self.inverse, xyz)
    }

    /// The strength of edges or of points: a filter in both directions, its halves normalised to 1 and -1.
    private func feature(_ plane: (Int, Int) -> Double, _ x: Int, _ y: Int, isEdge: Bool) -> Double {
      let deviation = 0.5 * 0.082 * ppd
      let radius = Int((3 * deviation).rounded(.up))
      func weight(_ along: Int, _ across: Int) -> Double {
        let squares = Double(along * along + across * across)
        let shape = isEdge ? -Double(along) : Double(along * along) / (deviation * deviation) - 1
        return shape * exp(-squares / (2 * deviation * deviation))
      }
      var (above, below) = (0.0, 0.0)
      for i in -radius...radius {
        for j in -radius...radius {
          let w = weight(i, j)
          if w > 0 { above += w } else { below -= w }
        }
      }
      var (horizontal, vertical) = (0.0, 0.0)
      for dy in -radius...radius {
        for dx in -radius...radius {
          let value = (plane(x + dx, y + dy) + 16) / 116
          let (h, v) = (weight(dx, dy), weight(dy, dx))
          horizontal += value * h / (h > 0 ? above : below)
          vertical += value * v / (v > 0 ? above : below)
        }
      }
      return hypot(horizontal, vertical)
    }

    func error(_ a: KernelPicture, _ b: KernelPicture, _ x: Int, _ y: Int) -> Double {
      func planes(_ p: KernelPicture) -> [(Int, Int) -> Double] {
        [{ opponent(p, $0, $1).0 }, { opponent(p, $0, $1).1 }, { opponent(p, $0, $1).2 }]
      }
      let (p, q) = (planes(a), planes(b))
      let greatest = Self.distance(Self.huntLab((0, 1, 0)), Self.huntLab((0, 0, 1)))
      let color = Self.distance(Self.huntLab(light(seen(p, x, y))), Self.huntLab(light(seen(q, x, y))))
      let middle = 0.4 * greatest
      let remapped = color < middle ? color * 0.95 / middle : 0.95 + 0.05 * (color - middle) / (greatest - middle)
      let features = [true, false].map { isEdge in
        abs(feature(p[0], x, y, isEdge: isEdge) - feature(q[0], x, y, isEdge: isEdge))
      }
      return pow(remapped, 1 - ((features.max() ?? 0) / 2.squareRoot()).squareRoot())
    }
  }

  @Test func `the kernel follows the paper`() {
    var random = SplitMix(state: 4)
    let colors = KernelPicture.colors(translucent: false)
    let a = KernelPicture(11, 7, colors: colors, using: &random)
    let b = a.changed(oneIn: 6, colors: colors, using: &random)
    var errors = [Float](repeating: 0, count: 77)
    // Fewer pixels to a degree than usual, so that filters are small and the picture is not all edge.
    #expect(ts_flip(a.bytes, b.bytes, 11, 7, 20, &errors) == 1)
    let reference = Reference(width: 11, height: 7, ppd: 20)
    for place in errors.indices {
      let expected = reference.error(a, b, place % 11, place / 11)
      #expect(abs(Double(errors[place]) - expected) < 2e-5, "pixel \(place)")
    }
  }

  @Test func `identical pictures have no error and black on white has much`() throws {
    let (white, black) = (Canvas(40, 30).bitmap, Canvas(40, 30, 0).bitmap)
    let none = try #require(FLIPComparison(white, white))
    #expect(none.mean == 0 && none.maximum == 0 && none.weightedQuantile(0.5) == 0)
    let all = try #require(FLIPComparison(white, black))
    // HyAB 100 to the power of 0.7 is 25.1: above 0.4 of the greatest distance 41.28, so 0.95 + 0.05 · 0.348.
    #expect(abs(all.mean - 0.9674) < 0.0005 && abs(all.minimum - all.maximum) < 1e-5)
    #expect(FLIPComparison(white, Canvas(40, 31).bitmap) == nil)
  }

  @Test func `the picture runs from black to yellow`() throws {
    let same = try #require(FLIPComparison(Canvas(4, 4).bitmap, Canvas(4, 4).bitmap)).picture()
    #expect(same[0, 0] == (4, 0, 0, 255))
    let other = try #require(FLIPComparison(Canvas(4, 4, 0x00FF00).bitmap, Canvas(4, 4, 0x0000FF).bitmap)).picture()
    #expect(other[0, 0] == (191, 253, 252, 255))
  }
}
