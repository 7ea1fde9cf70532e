import CPixelKernels
import Foundation
import Testing

/// Blend functions written down from the specification, one colour at a time.
///
/// - Source: https://www.w3.org/TR/compositing-1/#blending, in the order of `ts_blend_mode`.
private func separable<Number: BinaryFloatingPoint>(_ mode: ts_blend_mode, _ b: Number, _ s: Number) -> Number {
  switch mode {
  case ts_blend_multiply: return b * s
  case ts_blend_screen: return b + s - b * s
  case ts_blend_overlay: return separable(ts_blend_hard_light, s, b)
  case ts_blend_darken: return min(b, s)
  case ts_blend_lighten: return max(b, s)
  case ts_blend_color_dodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
  case ts_blend_color_burn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
  case ts_blend_soft_light:
    let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (curve - b)
  case ts_blend_hard_light:
    return s <= 0.5 ? b * (s + s) : b + (s + s - 1) - b * (s + s - 1)
  case ts_blend_difference: return abs(b - s)
  default: return b + s - 2 * b * s
  }
}

/// - Source: https://www.w3.org/TR/compositing-1/#blendingnonseparable.
private func nonSeparable<Number: BinaryFloatingPoint>(_ mode: ts_blend_mode, _ b: [Number], _ s: [Number]) -> [Number]
{
  // Written as the kernel does: red, green, blue, so that sums round alike.
  func light(_ c: [Number]) -> Number {
    Number(Float(0.3)) * c[0] + Number(Float(0.59)) * c[1] + Number(Float(0.11)) * c[2]
  }
  func range(_ c: [Number]) -> Number { max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }
  func clipped(_ c: [Number]) -> [Number] {
    let l = light(c)
    let low = min(c[0], c[1], c[2])
    let high = max(c[0], c[1], c[2])
    return c.map { value in
      var value = value
      if low < 0 { value = l + (value - l) * l / (l - low) }
      if high > 1 { value = l + (value - l) * (1 - l) / (high - l) }
      return value
    }
  }
  func setLight(_ c: [Number], _ l: Number) -> [Number] {
    let shift = l - light(c)
    return clipped(c.map { $0 + shift })
  }
  func setRange(_ c: [Number], _ wanted: Number) -> [Number] {
    let low = min(c[0], c[1], c[2])
    let factor = range(c) <= 0 ? 0 : wanted / range(c)
    return c.map { ($0 - low) * factor }
  }
  switch mode {
  case ts_blend_hue: return setLight(setRange(s, range(b)), light(b))
  case ts_blend_saturation: return setLight(setRange(b, range(s)), light(b))
  case ts_blend_color: return setLight(s, light(b))
  default: return setLight(b, light(s))
  }
}

/// One pixel of premultiplied BGRA over another.
private func reference<Number: BinaryFloatingPoint>(
  _ mode: ts_blend_mode, _ source: [UInt8], _ backdrop: [UInt8], opacity: Number
) -> [Number] {
  let s = [2, 1, 0, 3].map { Number(source[$0]) / 255 * opacity }
  let b = [2, 1, 0, 3].map { Number(backdrop[$0]) / 255 }
  let (sourceAlpha, backdropAlpha) = (s[3], b[3])
  if mode == ts_blend_plus_darker {
    let alpha = min(1, sourceAlpha + backdropAlpha)
    let dark = alpha - sourceAlpha - backdropAlpha
    let colors: [Number] = [2, 1, 0].map { dark + s[$0] + b[$0] }
    return colors + [alpha]
  }
  let straightSource = (0..<3).map { sourceAlpha == 0 ? 0 : s[$0] / sourceAlpha }
  let straightBackdrop = (0..<3).map { backdropAlpha == 0 ? 0 : b[$0] / backdropAlpha }
  let isSeparable = mode.rawValue <= ts_blend_exclusion.rawValue
  let mixed =
    isSeparable
    ? (0..<3).map { separable(mode, straightBackdrop[$0], straightSource[$0]) }
    : nonSeparable(mode, straightBackdrop, straightSource)
  let colors: [Number] = [2, 1, 0].map { index in
    let alone: Number = s[index] * (1 - backdropAlpha) + b[index] * (1 - sourceAlpha)
    return alone + sourceAlpha * backdropAlpha * mixed[index]
  }
  return colors + [sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha]
}

private let modes = (ts_blend_multiply.rawValue...ts_blend_plus_darker.rawValue).map { ts_blend_mode(rawValue: $0) }

@Suite struct BlendTests {
  @Test(arguments: modes.map(\.rawValue)) func `Random pixels blend as in plain Swift`(_ mode: UInt32) {
    var random = RandomBytes(seed: UInt64(mode) + 1)
    for (count, opacity) in [(1, 1), (15, 0.25), (16, 1), (403, 1), (403, 0.7)] as [(Int, Float)] {
      let source = random.pixels(count)
      let backdrop = random.pixels(count)
      var blended = backdrop
      ts_blend_bgra(ts_blend_mode(rawValue: mode), source, &blended, count, opacity)
      for pixel in 0..<count {
        let range = pixel * 4..<pixel * 4 + 4
        let expected = reference(
          ts_blend_mode(rawValue: mode), Array(source[range]), Array(backdrop[range]), opacity: opacity
        ).map { byte($0) }
        #expect(Array(blended[range]) == expected, "\(source[range]) over \(backdrop[range]), opacity \(opacity)")
      }
    }
  }

  @Test(arguments: modes.map(\.rawValue)) func `A grid of values agrees with the formulas to one level`(_ mode: UInt32)
  {
    let levels = (0...16).map { UInt8(min(255, $0 * 16)) }
    var source: [UInt8] = []
    var backdrop: [UInt8] = []
    for sourceAlpha in [255, 128, 51] as [UInt8] {
      for backdropAlpha in [255, 170, 17] as [UInt8] {
        for s in levels {
          for b in levels {
            func pixel(_ level: UInt8, _ alpha: UInt8, _ turn: Int) -> [UInt8] {
              // Three different colours, so that hue and saturation have something to do.
              let colors = [level, 255 - level, level / 2]
              let turned = colors[turn...] + colors[..<turn]
              return turned.map { UInt8(Int($0) * Int(alpha) / 255) } + [alpha]
            }
            source += pixel(s, sourceAlpha, 0)
            backdrop += pixel(b, backdropAlpha, 1)
          }
        }
      }
    }
    var blended = backdrop
    ts_blend_bgra(ts_blend_mode(rawValue: mode), source, &blended, source.count / 4, 1)
    var worst = 0.0
    for pixel in 0..<source.count / 4 {
      let range = pixel * 4..<pixel * 4 + 4
      let expected: [Double] = reference(
        ts_blend_mode(rawValue: mode), Array(source[range]), Array(backdrop[range]), opacity: 1)
      for (value, exact) in zip(blended[range], expected) {
        worst = max(worst, abs(Double(value) - min(max(exact, 0), 1) * 255))
      }
    }
    #expect(worst <= 0.51, "half a level is rounding")
  }
}
