import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Suite struct NSColorTests {
  private func resolved(_ color: Color, _ scheme: ColorScheme) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment).description
  }

  // What AppKit prints for its colours; the dark window was measured on pictures from before macOS 26.
  @Test(arguments: [
    (NSColor.windowBackgroundColor, "#ECECECFF", "#323232FF"), (.controlBackgroundColor, "#FFFFFFFF", "#1E1E1EFF"),
    (.labelColor, "#000000D9", "#FFFFFFD9"), (.secondaryLabelColor, "#00000080", "#FFFFFF8C"),
    (.systemBlue, "#007AFFFF", "#0A84FFFF"), (.red, "#FF0000FF", "#FF0000FF"),
  ])
  func `system colours follow the appearance`(_ color: NSColor, _ light: String, _ dark: String) {
    #expect(resolved(Color(nsColor: color), .light) == light)
    #expect(resolved(Color(color), .dark) == dark)
  }

  @Test func `names that UIKit lacks need no type`() {
    #expect(Color(.windowBackgroundColor) == Color(nsColor: .windowBackgroundColor))
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
  }

  @Test func `alpha replaces the opacity in both appearances`() {
    let color = Color(nsColor: .labelColor.withAlphaComponent(0.2))
    #expect(resolved(color, .light) == "#00000033")
    #expect(resolved(color, .dark) == "#FFFFFF33")
  }

  @Test func `components make the same colour as SwiftUI`() {
    let color = NSColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(Color(nsColor: color) == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    #expect(NSColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(NSColor(Color.red) == .systemRed)
  }
}
