import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Titles, toolbar items and search fields as SwiftUI arranges them in a window of macOS.
@MainActor @Suite struct ToolbarsOfmacOSTests {
  private typealias Screen = LookMeasurementTests.Screen

  private func screen<V: View>(_ view: V, search: Bool = false) -> Screen {
    Screen(view.environment(\.horizontalSizeClass, .regular), look: .macOS15, width: 700)
  }

  private var split: some View {
    NavigationSplitView {
      List { Text("Songs") }.navigationTitle("Music")
    } detail: {
      List { Text("Row") }.navigationTitle("Albums").navigationSubtitle("5 items")
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }

  @Test func `the title and the items are in one row above the content`() throws {
    let drawn = screen(split.searchable(text: .constant("")))
    let (title, subtitle) = (try #require(drawn.text("Albums")), try #require(drawn.text("5 items")))
    let start: CGFloat = 200 + 16 + 1.0 / 3
    #expect(title.minX == start && subtitle.minX == start && subtitle.minY >= title.maxY)
    #expect(abs((title.minY + subtitle.maxY) / 2 - 26) < 0.5)
    let item = try #require(drawn.image("plus"))
    #expect(abs(item.midY - 26) < 0.5 && item.minX > title.maxX)
    let search = try #require(drawn.text("Search"))
    #expect(abs(search.midY - 26) < 0.5 && search.minX > item.maxX)
    #expect(try #require(drawn.text("Row")).minY > 52)
    #expect(drawn.text("Music") == nil, "a sidebar has no title of its own")
  }

  @Test func `the button that hides the sidebar is at its end`() throws {
    let toggle = try #require(screen(split).image("sidebar.leading"))
    #expect(toggle.maxX <= 200 && toggle.minX > 150 && abs(toggle.midY - 26) < 0.5)
    let hidden = screen(
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("Side")
      } detail: {
        Text("Row").navigationTitle("Albums")
      })
    #expect(try #require(hidden.image("sidebar.leading")).maxX < #require(hidden.text("Albums")).minX)
  }

  @Test func `a search field of a split view is in one column`() throws {
    for look in [Look.iOS18, .macOS15] {
      let view = split.searchable(text: .constant(""), prompt: "Find").environment(\.horizontalSizeClass, .regular)
      let fields = Screen(view, look: look, width: 1024).texts("Find")
      #expect(fields.count == 1 && (fields[0].minX < 320) == (look == .iOS18), "\(look.name): \(fields)")
    }
  }

  @Test func `a stack without a title and items has no toolbar`() throws {
    #expect(screen(NavigationStack { Color.red.accessibilityIdentifier("red") }).identified("red")?.minY == 0)
    let hidden = NavigationStack { Color.red.accessibilityIdentifier("red").navigationTitle("A").toolbar(.hidden) }
    #expect(screen(hidden).identified("red")?.minY == 0)
  }

  @Test func `the buttons of a sheet are push buttons at its bottom`() throws {
    let sheet = Color.white.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Text("Content").frame(width: 300, height: 100).navigationTitle("Title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      }
    }
    let drawn = screen(sheet)
    let (cancel, save) = (try #require(drawn.text("Cancel")), try #require(drawn.text("Save")))
    #expect(cancel.minY > (try #require(drawn.text("Content")).maxY) && cancel.maxX < save.minX)
    #expect(abs(cancel.midY - save.midY) < 0.5 && drawn.text("Title") == nil)
  }
}
