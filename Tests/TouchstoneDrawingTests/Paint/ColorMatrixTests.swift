import Foundation
import Testing
import TouchstoneDrawing

/// The matrices of colour filters against those of W3C Filter Effects Module Level 1, whose numbers have three digits.
@Suite struct ColorMatrixTests {
  /// Whether a matrix maps every colour of a grid to within 1/255 of another.
  private func agrees(_ matrix: ColorMatrix, _ expected: [Double]) -> Bool {
    let levels = [0, 0.25, 0.5, 0.75, 1]
    return levels.allSatisfy { red in
      levels.allSatisfy { green in
        levels.allSatisfy { blue in
          let color = [red, green, blue, 1, 1]
          return (0..<4).allSatisfy { row in
            func value(_ rows: [Double]) -> Double {
              let sum = (0..<5).map { rows[row * 5 + $0] * color[$0] }.reduce(0, +)
              return min(max(sum, 0), 1)
            }
            return abs(value(matrix.rows.map(Double.init)) - value(expected)) <= 1 / 255.0
          }
        }
      }
    }
  }

  @Test(arguments: [0, 0.3, 1, 1.7]) func `Saturation is that of saturate`(_ s: Double) {
    let expected = [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
      0, 0, 0, 1, 0,
    ]
    #expect(agrees(.saturation(s), expected))
  }

  @Test(arguments: [0.0, 40, 90, 200, 355]) func `Hue rotation is that of hue-rotate`(_ degrees: Double) {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    var expected: [Double] = []
    expected += [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0]
    expected += [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0]
    expected += [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0]
    expected += [0, 0, 0, 1, 0]
    #expect(agrees(.hueRotation(.degrees(degrees)), expected))
  }

  @Test(arguments: [0, 0.5, 2]) func `Contrast is that of contrast`(_ amount: Double) {
    let shift = 0.5 - amount / 2
    let expected = [amount, 0, 0, 0, shift, 0, amount, 0, 0, shift, 0, 0, amount, 0, shift, 0, 0, 0, 1, 0]
    #expect(agrees(.contrast(amount), expected))
  }

  @Test func `Inversion, brightness, multiplication and luminance are what they say`() {
    #expect(agrees(.inversion, [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]))
    #expect(agrees(.brightness(0.25), [1, 0, 0, 0, 0.25, 0, 1, 0, 0, 0.25, 0, 0, 1, 0, 0.25, 0, 0, 0, 1, 0]))
    let color = ResolvedColor(red: 0.5, green: 0.25, blue: 1, opacity: 0.75)
    #expect(
      agrees(.multiplication(by: color), [0.5, 0, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.75, 0]))
    let light = [Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]
    #expect(agrees(.luminanceToAlpha, light))
  }

  @Test func `Another saturation does not agree`() {
    #expect(!agrees(.saturation(0.4), ColorMatrix().rows.map(Double.init)))
  }
}
