import Foundation
import Testing

@testable import TouchstoneReport

struct ContrastTests {
  /// Red, green and blue from 0 to 1.
  private typealias RGB = [Double]

  /// The colours of `--name: light-dark(#rrggbb, #rrggbb)` in the style sheet.
  private func palette() -> [String: (light: RGB, dark: RGB)] {
    var palette: [String: (light: RGB, dark: RGB)] = [:]
    for match in PageFile.style.matches(of: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/) {
      palette[String(match.1)] = (rgb(match.2), rgb(match.3))
    }
    return palette
  }

  private func rgb(_ digits: Substring) -> RGB {
    let value = Int(digits, radix: 16) ?? 0
    return [16, 8, 0].map { (shift: Int) -> Double in Double(value >> shift & 255) / 255 }
  }

  /// - Source: WCAG 2.2, "relative luminance" and "contrast ratio".
  private func contrast(_ first: RGB, _ second: RGB) -> Double {
    func luminance(_ color: RGB) -> Double {
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `the contrast ratio is that of the standard's examples`() {
    #expect(contrast([1, 1, 1], [0, 0, 0]) == 21)
    // #767676 on white is the lightest grey that passes AA: 4.54.
    #expect(abs(contrast(rgb("767676"), [1, 1, 1]) - 4.54) < 0.01)
  }

  @Test(
    arguments: [
      "ink": ["background", "panel", "raised", "sunken", "gold-fill"],
      "soft": ["background", "panel", "raised", "sunken", "gold-fill"],
      "gold": ["raised", "gold-fill"],
      "failed": ["background", "panel", "raised", "gold-fill"], "new": ["background", "panel", "raised", "gold-fill"],
      "changed": ["background", "panel", "raised", "gold-fill"],
      "passed": ["background", "panel", "raised", "gold-fill"],
      "unused": ["background", "panel", "raised", "gold-fill"],
    ])
  func `text reaches WCAG AA, 4.5 to 1, in both themes`(color: String, backgrounds: [String]) throws {
    let palette = palette()
    let text = try #require(palette[color])
    for name in backgrounds {
      let background = try #require(palette[name])
      let (light, dark) = (contrast(text.light, background.light), contrast(text.dark, background.dark))
      #expect(light >= 4.5, "\(color) on \(name), light: \(light)")
      #expect(dark >= 4.5, "\(color) on \(name), dark: \(dark)")
    }
  }

  @Test(
    arguments: [
      ("on-status", "failed"), ("on-status", "new"), ("on-status", "changed"), ("on-status", "passed"),
      ("on-status", "unused"), ("gold", "background"), ("gold", "panel"), ("gold", "sunken"),
    ])
  func `the mark inside of a result's icon, and the outline of focus, reach 3 to 1`(color: String, background: String)
    throws
  {
    let palette = palette()
    let (first, second) = (try #require(palette[color]), try #require(palette[background]))
    #expect(contrast(first.light, second.light) >= 3)
    #expect(contrast(first.dark, second.dark) >= 3)
  }
}
