import SwiftUI
import Testing
import UIKit

@Suite struct UIFontMetricsTests {
  /// Body text of 17 points has 40 at `accessibility3`, as the Human Interface Guidelines list it.
  @Test func `a scaled font grows up to its maximum`() throws {
    let font = try #require(UIFont(name: "DejaVuSansMono", size: 17))
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility3
    func size(_ font: UIFont) -> CGFloat {
      Font(font).resolve(in: environment.fontResolutionContext).pointSize.rounded()
    }
    let metrics = UIFontMetrics.default
    #expect(size(metrics.scaledFont(for: font)) == 40)
    #expect(size(metrics.scaledFont(for: font, maximumPointSize: 20)) == 20)
    #expect(size(metrics.scaledFont(for: font, maximumPointSize: 50)) == 40)
    let small = metrics.scaledFont(for: font, maximumPointSize: 12)
    #expect(small.pointSize == 12 && small.withSize(30).pointSize == 30)
  }
}
