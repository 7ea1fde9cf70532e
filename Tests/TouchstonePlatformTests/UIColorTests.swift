import Testing
import UIKit

@Suite struct UIColorTests {
  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func `a dynamic colour is resolved for light and dark traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(bytes(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [255, 255, 255, 255])
    #expect(bytes(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [0, 0, 0, 255])
  }

  // Apple's Human Interface Guidelines, "Color": blue is 0, 122, 255 in light and 10, 132, 255 in dark surroundings.
  @Test func `a system colour has the published components in both appearances`() {
    #expect(bytes(.systemBlue) == [0, 122, 255, 255])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bytes(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
  }

  @Test func `colours are resolved in the traits that are current`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var found: [Int] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { found = bytes(color) }
    #expect(found == [255, 255, 255, 255])
    #expect(bytes(color) == [0, 0, 0, 255])
  }

  // The corners of the hexcone: pure green lies at a third of the circle.
  @Test func `hue, saturation and brightness are those of the hexcone`() {
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 0.5, blue: 0, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 1.0 / 3) < 1e-6)
    #expect(saturation == 1)
    #expect(abs(brightness - 0.5) < 1e-6)
  }

  @Test func `a colour set that is not there gives no colour`() {
    #expect(UIColor(named: "no such colour") == nil)
  }
}
