import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Styles of navigation containers that iPhones draw alike, and page dots.
@MainActor @Suite struct ContainerStylesTests {
  @Test func `older navigation containers are stacks in every style`() throws {
    let view = NavigationView {
      Text("First").navigationTitle("Inbox")
      Text("Second")
    }
    let stack = try Drawn(view.navigationViewStyle(.stack))
    #expect(stack.texts.sorted() == ["First", "Inbox"])
    #expect(try Drawn(view).list == stack.list)
    #expect(try Drawn(view.navigationViewStyle(DoubleColumnNavigationViewStyle())).list == stack.list)
  }

  @Test func `a split view shows one column in a compact width whatever its style`() throws {
    let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    let prominent = try Drawn(view.navigationSplitViewStyle(.prominentDetail))
    #expect(prominent.texts == ["Detail"])
    #expect(prominent.list == (try Drawn(view.navigationSplitViewStyle(.balanced))).list)
  }

  @Test func `tabs are in a bar at the bottom in the styles of a phone`() throws {
    let view = TabView {
      Tab("Home", systemImage: "house") { Text("Page") }
      Tab("More", systemImage: "ellipsis") { Text("Other") }
    }
    let bar = try Drawn(view.tabViewStyle(.tabBarOnly), height: 700)
    #expect(bar.texts.contains("Page") && !bar.texts.contains("Other"))
    #expect(try #require(bar.frame(ofText: "Home")).minY > 600)
    #expect(try Drawn(view.tabViewStyle(.grouped), height: 700).list == bar.list)
  }

  @Test func `page dots have a background if the style says always`() throws {
    func dots(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Drawn {
      try Drawn(
        TabView {
          Color(red: 0, green: 1, blue: 0)
          Color(red: 0, green: 1, blue: 0)
        }
        .tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: mode)))
    }
    func ink(_ drawn: Drawn) -> Int { drawn.count(y: 300..<400) { $0 != [0, 255, 0] } }
    let bare = try dots(.never)
    #expect(ink(bare) > 0)
    #expect(try dots(.automatic).list == bare.list)
    // The dots are white and the capsule is a shade of black; it is wider and higher than the dots in it.
    #expect(ink(try dots(.always)) > 2 * ink(bare))
  }
}
