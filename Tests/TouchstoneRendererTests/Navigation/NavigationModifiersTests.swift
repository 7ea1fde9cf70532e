import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Older modifiers draw what Apple's documentation names as their successors.
@MainActor @Suite struct NavigationModifiersTests {
  private func screen(_ content: some View) throws -> Drawn { try Drawn(NavigationStack { content }) }

  private var content: some View { Color.white.frame(height: 40) }

  @Test func `the older title is the title`() throws {
    let new = try screen(content.navigationTitle("Inbox"))
    #expect(new.texts == ["Inbox"])
    #expect(try screen(content.navigationBarTitle("Inbox")).list == new.list)
    #expect(try screen(content.navigationBarTitle(Text("Inbox"))).list == new.list)
    let inline = try screen(content.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline))
    #expect(try screen(content.navigationBarTitle("Inbox", displayMode: .inline)).list == inline.list)
    #expect(inline.list != new.list)
    // An inline title is centred in a bar.
    #expect(try #require(inline.frame(ofText: "Inbox")).midX == 195)
  }

  @Test func `a hidden bar shows no title and leaves its space to the content`() throws {
    let shown = try screen(content.navigationTitle("Inbox").navigationBarHidden(false))
    let hidden = try screen(content.navigationTitle("Inbox").navigationBarHidden(true))
    #expect(shown.texts == ["Inbox"])
    #expect(hidden.texts == [])
    #expect(
      try screen(content.navigationTitle("Inbox").toolbarVisibility(.hidden, for: .navigationBar)).list == hidden.list)
    #expect(
      try screen(content.navigationTitle("Inbox").toolbarVisibility(.visible, for: .navigationBar)).list == shown.list)
  }

  @Test func `the back button of a pushed screen can be hidden`() throws {
    func pushed(_ isHidden: Bool) throws -> Drawn {
      try Drawn(
        NavigationStack {
          content.navigationTitle("Mail").navigationDestination(isPresented: .constant(true)) {
            Text("Letter").navigationBarBackButtonHidden(isHidden)
          }
        })
    }
    #expect(try pushed(false).texts == ["Letter", "Mail"] || pushed(false).texts == ["Mail", "Letter"])
    #expect(try pushed(true).texts == ["Letter"])
  }

  @Test func `bar items are at their ends of the bar`() throws {
    let both = try screen(content.navigationBarItems(leading: Text("Lead"), trailing: Text("Trail")))
    #expect(try #require(both.frame(ofText: "Lead")).maxX < 195)
    #expect(try #require(both.frame(ofText: "Trail")).minX > 195)
    #expect(try screen(content.navigationBarItems(leading: Text("Lead"))).texts == ["Lead"])
    #expect(try screen(content.navigationBarItems(trailing: Text("Trail"))).texts == ["Trail"])
  }

  @Test func `a bar has the colour scheme that is set for it`() throws {
    func darkest(_ scheme: ColorScheme?) throws -> (darkest: Int, lightest: Int) {
      let drawn = try screen(
        content.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(Color(red: 0.5, green: 0.5, blue: 0.5), for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(scheme, for: .navigationBar))
      let title = try #require(drawn.frame(ofText: "Inbox"))
      let reds = (Int(title.minY)..<Int(title.maxY)).flatMap { y in
        (Int(title.minX)..<Int(title.maxX)).map { drawn.color($0, y)[0] }
      }
      return (reds.min() ?? 0, reds.max() ?? 0)
    }
    // Titles are white in the dark scheme and black in the light one, on a bar of half grey.
    let (light, dark) = (try darkest(.light), try darkest(.dark))
    #expect(light.darkest < 60 && light.lightest <= 130)
    #expect(dark.darkest >= 120 && dark.lightest > 195)
  }
}
