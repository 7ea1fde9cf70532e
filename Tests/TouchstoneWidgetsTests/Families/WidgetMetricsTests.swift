import Foundation
import Testing
import TouchstoneWidgets

/// Against the tables of Apple's Human Interface Guidelines, Widgets, Specifications.
@Suite struct WidgetMetricsTests {
  private func sizes(_ width: CGFloat, _ height: CGFloat) -> [String] {
    WidgetFamily.allCases.compactMap { family in
      WidgetMetrics.size(of: family, on: CGSize(width: width, height: height)).map {
        "\(family) \($0.width.formatted())x\($0.height.formatted())"
      }
    }
  }

  @Test func `widgets have the sizes of Apple's tables`() {
    #expect(
      sizes(393, 852) == [
        "systemSmall 158x158", "systemMedium 338x158", "systemLarge 338x354", "accessoryCircular 72x72",
        "accessoryRectangular 160x72", "accessoryInline 234x26",
      ])
    #expect(
      sizes(430, 932) == [
        "systemSmall 170x170", "systemMedium 364x170", "systemLarge 364x382", "accessoryCircular 76x76",
        "accessoryRectangular 172x76", "accessoryInline 257x26",
      ])
    #expect(
      sizes(834, 1194).prefix(4) == [
        "systemSmall 155x155", "systemMedium 342x155", "systemLarge 342x342", "systemExtraLarge 715.5x342",
      ])
    #expect(sizes(320, 568) == ["systemSmall 141x141", "systemMedium 292x141", "systemLarge 292x311"])
  }

  @Test func `a screen in landscape has the widgets of the same in portrait`() {
    #expect(sizes(852, 393) == sizes(393, 852))
  }

  @Test func `a screen that the tables lack has the widgets of the largest that fits`() {
    // iPhone 16 Pro and 16 Pro Max.
    #expect(sizes(402, 874) == sizes(393, 852))
    #expect(sizes(440, 956) == sizes(430, 932))
    #expect(sizes(100, 200) == [])
  }
}
