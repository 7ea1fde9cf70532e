import CPixelKernels
import Foundation
import Testing
import TouchstoneTestSupport

/// Every metric against its formula, written down a second time as plainly as possible.
struct ColorMeterTests {
  private static func light(_ channel: Double) -> Double {
    func whole(_ n: Double) -> Double {
      let c = n / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    let floor = channel.rounded(.down)
    return whole(floor) + (channel == floor ? 0 : (whole(floor + 1) - whole(floor)) * (channel - floor))
  }

  private static func oklab(
    _ color: (Double, Double, Double), root: (Double) -> Double = cbrt
  ) -> (Double, Double, Double) {
    let (r, g, b) = (light(color.0), light(color.1), light(color.2))
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let k3 = 1.206 / 1.03
    let x = k3 * lightness - 0.206
    return (
      (x + (x * x + 4 * 0.03 * k3 * lightness).squareRoot()) / 2,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func hyab(_ p: (Double, Double, Double), _ q: (Double, Double, Double)) -> Double {
    abs(p.0 - q.0) + ((p.1 - q.1) * (p.1 - q.1) + (p.2 - q.2) * (p.2 - q.2)).squareRoot()
  }

  /// Premultiplied over white or black.
  private static func composite(_ pixel: UInt32, _ ground: Double) -> (Double, Double, Double) {
    let rest = (255 - Double(pixel >> 24)) * ground / 255
    return (Double(pixel >> 16 & 255) + rest, Double(pixel >> 8 & 255) + rest, Double(pixel & 255) + rest)
  }

  private static func tableRoot(_ x: Double) -> Double {
    let step = (x * 4096).rounded(.down)
    let (low, high) = (cbrt(step / 4096), cbrt((step + 1) / 4096))
    return low + (high - low) * (x * 4096 - step)
  }

  private static func yiq(_ p: (Double, Double, Double), _ q: (Double, Double, Double)) -> Double {
    let (r, g, b) = (p.0 - q.0, p.1 - q.1, p.2 - q.2)
    let y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * b
    let i = 0.59597799 * r - 0.27417610 * g - 0.32180189 * b
    let k = 0.21147017 * r - 0.52261711 * g + 0.31114694 * b
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * k * k) / 35215).squareRoot()
  }

  private static func lab(_ color: (Double, Double, Double)) -> (Double, Double, Double) {
    let (r, g, b) = (light(color.0), light(color.1), light(color.2))
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    let x = f((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271)
    let y = f(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b)
    let z = f((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func cie94(_ p: (Double, Double, Double), _ q: (Double, Double, Double)) -> Double {
    let (c1, c2) = (hypot(p.1, p.2), hypot(q.1, q.2))
    let hue = max(0, pow(p.1 - q.1, 2) + pow(p.2 - q.2, 2) - pow(c1 - c2, 2))
    return sqrt(pow(p.0 - q.0, 2) + pow((c1 - c2) / (1 + 0.045 * c1), 2) + hue / pow(1 + 0.015 * c1, 2))
  }

  private static func expected(_ metric: ts_metric, _ a: UInt32, _ b: UInt32, _ place: Int) -> Double {
    let ground = pixelmatchGround(place)
    switch metric {
    case ts_metric_oklab:
      return [0, 255].map { hyab(oklab(composite(a, $0)), oklab(composite(b, $0))) }.max() ?? 0
    case ts_metric_pixelmatch:
      let p = oklab(Straight(a).over(ground), root: tableRoot)
      return hyab(p, oklab(Straight(b).over(ground), root: tableRoot))
    case ts_metric_pixelmatch7:
      return yiq(Straight(a).over(ground), Straight(b).over(ground))
    case ts_metric_cie94:
      return [0, 255].map { cie94(lab(composite(a, $0)), lab(composite(b, $0))) }.max() ?? 0
    default:
      return yiq(Straight(a).over((255, 255, 255)), Straight(b).over((255, 255, 255)))
    }
  }

  private static func randomPixel(_ random: inout SplitMix, isOpaque: Bool) -> UInt32 {
    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
    return (0..<3).reduce(alpha) { value, _ in value << 8 | UInt32.random(in: 0...alpha, using: &random) }
  }

  // odiff cuts its fixed-point numbers off: within half a percent of the range that its own tests allow.
  @Test(arguments: [
    (ts_metric_oklab, 1e-11), (ts_metric_pixelmatch, 1e-11), (ts_metric_pixelmatch7, 1e-11), (ts_metric_odiff, 0.005),
    (ts_metric_cie94, 1e-9),
  ])
  func `the meter follows the formula`(metric: ts_metric, tolerance: Double) throws {
    let meter = try #require(ts_color_meter_create(metric))
    defer { ts_color_meter_destroy(meter) }
    var random = SplitMix(state: 9)
    for place in 0..<4000 {
      let (a, b) = (
        Self.randomPixel(&random, isOpaque: place % 3 != 0), Self.randomPixel(&random, isOpaque: place % 2 == 0)
      )
      // Twice, so that the second answer comes from memory.
      for _ in 0..<2 {
        let distance = ts_color_meter_distance(meter, a, b, place)
        #expect(abs(distance - Self.expected(metric, a, b, place)) <= tolerance, "\(a) \(b) at \(place)")
      }
    }
  }

  @Test(arguments: [ts_metric_oklab, ts_metric_pixelmatch, ts_metric_pixelmatch7, ts_metric_odiff])
  func `black is one from white`(metric: ts_metric) throws {
    let meter = try #require(ts_color_meter_create(metric))
    defer { ts_color_meter_destroy(meter) }
    let range = ts_color_meter_distance(meter, 0xFFFF_FFFF, 0xFF00_0000, 0)
    // YIQ's greatest distance is not that of black and white: its scale is chosen so that the greatest is 1.
    #expect(range > 0.9 && range < 1.0001)
  }

  @Test func `the conversion gives the published colors`() {
    // B. Ottosson, "A perceptual color space for image processing": white has lightness 1 and no colour.
    let white = ts_oklab_of_srgb(255, 255, 255)
    #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
    // Red, from the reference implementation of CSS Color 4 (oklab 0.62796 0.22486 0.12585); the toe keeps a and b.
    let red = ts_oklab_of_srgb(255, 0, 0)
    #expect(abs(red.a - 0.22486) < 1e-5 && abs(red.b - 0.12585) < 1e-5)
    let k3 = 1.206 / 1.03
    let x = k3 * 0.62796 - 0.206
    #expect(abs(red.lightness - (x + (x * x + 0.12 * k3 * 0.62796).squareRoot()) / 2) < 1e-5)
  }

  @Test func `the bound is never below the distance`() {
    var random = SplitMix(state: 5)
    for _ in 0..<20_000 {
      let step = Int.random(in: 1...8, using: &random)
      let base = Int.random(in: 0...(255 - step), using: &random) / (Bool.random(using: &random) ? 1 : 12)
      let a = (0..<3).map { _ in Double(Int.random(in: base...min(255, base + 60), using: &random)) }
      let b = a.map { min(255, max(0, $0 + Double(Int.random(in: -step...step, using: &random)))) }
      let distance = ts_oklab_distance(ts_oklab_of_srgb(a[0], a[1], a[2]), ts_oklab_of_srgb(b[0], b[1], b[2]))
      let least = Int((a + b).min() ?? 0)
      #expect(distance <= ts_oklab_distance_bound(Int32(step), Int32(least)), "\(a) \(b)")
    }
  }

  @Test func `lightness is that of the pixel over white`() throws {
    let meter = try #require(ts_color_meter_create(ts_metric_oklab))
    defer { ts_color_meter_destroy(meter) }
    for pixel: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080, 0xFF00_7AFF, 0x8000_0000, 0x4020_1000, 0] {
      let expected = Self.oklab(Self.composite(pixel, 255)).0
      #expect(abs(ts_color_meter_lightness(meter, pixel) - expected) < 1e-9)
    }
  }
}
