import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneUI

@Suite struct UIColorTests {
  private func resolved(_ color: Color, _ scheme: ColorScheme) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment).description
  }

  // Human Interface Guidelines, "iOS, iPadOS system gray colors", and the values that UIKit prints for the backgrounds.
  @Test(arguments: [
    (UIColor.systemGray2, "#AEAEB2FF", "#636366FF"), (.systemGray3, "#C7C7CCFF", "#48484AFF"),
    (.systemGray4, "#D1D1D6FF", "#3A3A3CFF"), (.systemGray5, "#E5E5EAFF", "#2C2C2EFF"),
    (.systemGray6, "#F2F2F7FF", "#1C1C1EFF"), (.systemBlue, "#007AFFFF", "#0A84FFFF"),
    (.secondarySystemGroupedBackground, "#FFFFFFFF", "#1C1C1EFF"), (.systemGroupedBackground, "#F2F2F7FF", "#000000FF"),
    (.secondaryLabel, "#3C3C4399", "#EBEBF599"), (.separator, "#3C3C434A", "#54545899"),
  ])
  func `system colours follow the appearance`(_ color: UIColor, _ light: String, _ dark: String) {
    #expect(resolved(Color(uiColor: color), .light) == light)
    #expect(resolved(Color(color), .dark) == dark)
  }

  @Test func `leaving the type out finds the colour`() {
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
  }

  @Test func `alpha replaces the opacity in both appearances`() {
    let color = Color(uiColor: .secondaryLabel.withAlphaComponent(0.2))
    #expect(resolved(color, .light) == "#3C3C4333")
    #expect(resolved(color, .dark) == "#EBEBF533")
  }

  @Test func `components make the same colour as SwiftUI`() {
    #expect(
      Color(uiColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
