import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Where search fields are on iOS 26: at the bottom of a phone's screen, as Apple's documentation of `searchable` says,
/// and below the title in a tab and in the navigation bar's drawer.
@MainActor @Suite struct BottomSearchTests {
  private typealias Screen = LookMeasurementTests.Screen

  private func stack(_ placement: SearchFieldPlacement) -> some View {
    NavigationStack {
      List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""), placement: placement)
    }
  }

  private func field<V: View>(_ view: V, look: Look = .iOS26) throws -> CGFloat {
    try #require(Screen(view, look: look).text("Search")).midY
  }

  @Test func `it is at the bottom of a screen`() throws {
    #expect(try field(stack(.automatic)) == 852 - 21 - 24)
  }

  @Test func `it is below the title in a drawer, in a tab and before iOS 26`() throws {
    #expect(try field(stack(.navigationBarDrawer)) < 200)
    #expect(try field(stack(.automatic), look: .iOS18) < 200)
    #expect(try field(TabView { stack(.automatic).tabItem { Text("Tab") } }) < 200)
  }

  // Apple's documentation of `searchPresentationToolbarBehavior`: an active search hides parts of the toolbar.
  @Test func `a search that is active has a button that cancels, and hides the title`() throws {
    let screen = Screen(
      NavigationStack {
        List { Text("Row") }.navigationTitle("Title").searchable(text: .constant(""), isPresented: .constant(true))
      }, look: .iOS26)
    #expect(try #require(screen.image("xmark")).midY == 852 - 21 - 24)
    #expect(screen.text("Title") == nil && Screen(stack(.automatic), look: .iOS26).text("Title") != nil)
  }

  @Test(arguments: [Look.iOS18, .iOS26])
  func `the bar stays if code says so`(look: Look) {
    let search = List { Text("Row") }.navigationTitle("Title")
      .searchable(text: .constant(""), isPresented: .constant(true))
    let kept = NavigationStack { search.searchPresentationToolbarBehavior(.avoidHidingContent) }
    #expect(Screen(kept, look: look).text("Title") != nil)
    #expect(Screen(NavigationStack { search }, look: look).text("Title") == nil)
  }
}
