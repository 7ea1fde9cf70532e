import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

/// Navigation bars where the height is compact, as on a phone in landscape.
@MainActor @Suite struct CompactBarTests {
  private func screen(
    _ look: Look = .iOS18, width: UserInterfaceSizeClass, height: UserInterfaceSizeClass
  ) -> LookMeasurementTests.Screen {
    let view = NavigationStack { Color.red.navigationTitle("Title").accessibilityIdentifier("content") }
    return LookMeasurementTests.Screen(view, look: look, width: 844) {
      $0.horizontalSizeClass = width
      $0.verticalSizeClass = height
    }
  }

  // microsoft/fluentui-apple, request 1727, and react/react-native, issue 10309: a bar is 32 points high on a phone in
  // landscape, but on a phone whose width is regular in landscape, it is as high as in portrait.
  @Test(arguments: [
    (UserInterfaceSizeClass.compact, UserInterfaceSizeClass.compact, CGFloat(32)), (.regular, .compact, 44),
    (.compact, .regular, 96), (.regular, .regular, 96),
  ])
  func `bars have no large titles in a compact height`(
    width: UserInterfaceSizeClass, height: UserInterfaceSizeClass, bar: CGFloat
  ) throws {
    let screen = screen(width: width, height: height)
    #expect(screen.identified("content")?.minY == bar)
    let title = try #require(screen.text("Title"))
    // Inline titles are in the middle, large ones at the leading margin.
    #expect((abs(title.midX - 422) < 1) == (height == .compact))
  }

  @Test func `bars of iOS 26 keep room for their buttons of glass`() {
    let screen = screen(.iOS26, width: .compact, height: .compact)
    #expect(screen.identified("content")?.minY == 54)
  }
}
