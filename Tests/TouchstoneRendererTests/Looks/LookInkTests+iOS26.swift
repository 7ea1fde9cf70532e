import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Bars and groups of iOS 26, as they are visible.
extension LookInkTests {
  // Home Assistant's goldens (iOS 26), 390 wide.
  @Test func `bar buttons of iOS 26`() throws {
    for (scheme, ground, text) in [(ColorScheme.light, 0xFFFFFF, 0x19191C), (.dark, 0x000000, 0xF4F4F4)] {
      let screen = try Screen(
        NavigationStack {
          (scheme == .light ? Color.white : .black).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              Button("Clear") {}
              ToolbarItem(placement: .cancellationAction) { Button("████") {} }
            }
        }, look: .iOS26, colorScheme: scheme, width: 390)
      let label = try #require(screen.screen.text("████"))
      expect(
        screen.color(label.midX, label.midY), color: text, "the text of a bar button on iOS 26, \(scheme)",
        .barButtons26)
      if scheme == .dark {
        let clear = try #require(screen.screen.text("Clear"))
        let inside = CGPoint(x: clear.maxX + 4.17, y: 22.17)
        expect(
          screen.color(inside.x, inside.y), color: 0x191919, "the glass of a bar button on iOS 26, dark", .barButtons26)
        let end = screen.edge(from: CGPoint(x: 388.17, y: 22.17), dx: -1, dy: 0)
        let start = screen.edge(from: CGPoint(x: 200.17 + 60, y: 22.17), dx: 1, dy: 0)
        expect(390 - end.x, 16, "the end of a bar button on iOS 26", .barButtons26)
        expect(end.x - start.x, 64, "the width of a bar button on iOS 26", .barButtons26)
        let ink = screen.extent(in: clear)
        expect(
          (end.x - ink.maxX + ink.minX - start.x) / 2, 13, "the text of a bar button on iOS 26 from its sides",
          .barButtons26)
        // Half a pixel below the top, between the round ends.
        expect(
          screen.color(clear.midX, 0.17), color: 0x363636, "the rim of a bar button on iOS 26, dark", .barButtons26)
      }
      #expect(LookColorTests.distance(screen.color(200, 60), ground) == 0)
    }
  }

  // skipapp-showcase (iOS 26), 420 wide.
  @Test func `search fields of iOS 26`() throws {
    for (scheme, fill, glass) in [(ColorScheme.light, 0xE3E3E9, 0x000000), (.dark, 0x1C1C1F, 0xFFFFFF)] {
      let screen = try Screen(
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title")
            .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "████")
        }, look: .iOS26, colorScheme: scheme, width: 420)
      let field = try #require(screen.screen.frames("background").first { abs($0.height - 44) < 0.5 })
      expect(screen.color(field.midX, field.midY), color: fill, "a search field of iOS 26, \(scheme)", .searchField26)
      expect(field.height, 44, "the height of a search field on iOS 26", .searchField26)
      expect(
        field.minY - (try ink(screen, text: "Title").maxY), 17, "a large title above a search field on iOS 26",
        .largeTitle26)
      let image = try #require(screen.screen.image("magnifyingglass"))
      expect(screen.ink(in: image), color: glass, "the magnifying glass on iOS 26, \(scheme)", .searchMagnifier26)
      guard scheme == .light else { continue }
      expect(screen.radius(at: field.origin), 22, "the corners of a search field on iOS 26", .searchField26)
      let prompt = try #require(screen.screen.text("████"))
      expect(
        screen.color(prompt.midX, prompt.midY), color: 0x7F7F85, "the prompt of a search field on iOS 26", .searchText26
      )
    }
  }

  // skipapp-showcase (iOS 26), 420 wide, three tabs.
  @Test func `tab bars of iOS 26`() throws {
    func tabs(_ ground: Color) -> some View {
      TabView {
        ground.ignoresSafeArea().tabItem { Label("████", systemImage: "circle") }
        ground.ignoresSafeArea().tabItem { Label("About", systemImage: "info.circle") }
        ground.ignoresSafeArea().tabItem { Label("More", systemImage: "circle") }
      }
    }
    // On black, the edges of a light bar are visible and its shadow is not.
    let light = try Screen(tabs(.black), look: .iOS26, width: 420)
    let bottom = 852 - 21.0
    let middle = bottom - 31
    let start = light.edge(from: CGPoint(x: 2.17, y: middle + 0.17), dx: 1, dy: 0).x - 0.17
    let end = light.edge(from: CGPoint(x: 418.17, y: middle + 0.17), dx: -1, dy: 0).x + 0.17
    expect(end - start, 274, "the width of a tab bar on iOS 26", .tabBar26)
    expect((start + end) / 2, 210, "the middle of a tab bar on iOS 26", .tabBar26)
    let top = light.edge(from: CGPoint(x: 210.17, y: 700.17), dx: 0, dy: 1).y - 0.17
    expect(top, bottom - 62, "the top of a tab bar on iOS 26", .tabBar26)
    expect(light.edge(from: CGPoint(x: 210.17, y: 851.17), dx: 0, dy: -1).y + 0.17, bottom, "its bottom", .tabBar26)
    let symbol = try ink(light, image: "info.circle")
    expect(symbol.height, 23.3, "the height of a tab's symbol on iOS 26", .tabBarSymbols26)
    expect(symbol.minY - top, 12.3, "the top of a tab's symbol on iOS 26", .tabBarSymbols26)
    let chosen = try #require(light.screen.text("████"))
    expect(light.color(chosen.midX, chosen.midY), color: 0x007EF6, "the chosen tab of iOS 26", .tabBarTitles26)
    expect(
      light.color(start + 30, middle + 24), color: 0xEAEAED, "the capsule of the chosen tab on iOS 26, light",
      .tabBarSelection26)
    let inner = light.edge(from: CGPoint(x: start + 30.17, y: middle), dx: 0, dy: -1).y + 0.17
    expect(inner - top, 4, "the inset of the chosen tab on iOS 26", .tabBarSelection26)
    // At the middle of its height, beside the symbol and the title; half a pixel of each end is partly covered.
    let row = top + 31.17
    let left = light.edge(from: CGPoint(x: chosen.minX - 8, y: row), dx: -1, dy: 0).x
    let right = light.edge(from: CGPoint(x: chosen.maxX + 8, y: row), dx: 1, dy: 0).x
    expect(right - left, 94, "the width of the chosen tab on iOS 26", .tabBarSelection26)
    let white = try Screen(tabs(.white), look: .iOS26, width: 420)
    expect(white.color(210 + 30, bottom - 8), color: 0xFCFCFF, "a tab bar of iOS 26, light", .tabBar26)
    // There the bar floats above the groups of a list.
    let group = Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    let dark = try Screen(tabs(group), look: .iOS26, colorScheme: .dark, width: 420)
    expect(dark.color(210 + 30, bottom - 8), color: 0x212123, "a tab bar of iOS 26, dark", .tabBar26)
    let rim = LookColorTests.channels(dark.color(210.17, top + 0.17))
    MeasuredDifferences.expect(
      zip(rim, LookColorTests.channels(0x212123)).allSatisfy { $0 > $1 + LookColorTests.tolerance },
      "the rim of a dark tab bar is lighter than its glass", .tabBarRim26, "\(rim)")
    expect(
      dark.color(start + 30, middle + 24), color: 0x424244, "the capsule of the chosen tab on iOS 26, dark",
      .tabBarSelection26)
  }

  // skipapp-showcase (iOS 26), 420 wide.
  @Test func `content fades above a tab bar of iOS 26`() throws {
    let screen = try Screen(
      TabView {
        List(0..<40, id: \.self) { _ in
          Color.black.frame(height: 60).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        }
        .listStyle(.plain).tabItem { Label("Rows", systemImage: "circle") }
      }, look: .iOS26, width: 420
    ) { $0.safeAreaInsets.bottom = 34 }
    let ground = screen.color(4, 600)
    let pixel: CGFloat = 1 / 3
    let start = stride(from: 600 + pixel / 2, to: 851, by: pixel).first { screen.color(4, $0) != ground } ?? 0
    expect(852.0 - 21 - 62 - start, 30, "the start of the fade above a tab bar (about, B)", .tabBarFade26)
    #expect(LookColorTests.channels(screen.color(4, 851))[0] > 200)
  }

  // Home Assistant's goldens (iOS 26) at the size that is called medium; AccessibilitySnapshot (26.2).
  @Test func `groups of iOS 26`() throws {
    let list = List {
      Section { Text("One") }
      Section {
        Text("Two")
      } header: {
        Text("████")
      } footer: {
        Text("█████")
      }
    }
    let medium = LookMeasurementTests.Screen(list, look: .iOS26, width: 390) { $0.dynamicTypeSize = .medium }
    let rows = medium.frames("row")
    expect(rows[0].height, 51, "the height of a row of iOS 26 at the size medium", .rowHeight26)
    expect(
      rows[1].minY - rows[0].maxY, 57, "group to group with header on iOS 26 at the size medium", .groupDistanceHeader26
    )
    expect(try #require(medium.text("One")).minX, 32, "the content of a row on iOS 26, 390 wide", .margin26)
    expect(try #require(medium.text("████")).minX, 32, "the start of a header on iOS 26", .header26)
    for (scheme, header, footer) in [(ColorScheme.light, 0x85858A, 0x85858B), (.dark, 0x8D8D93, 0x8D8D93)] {
      let screen = try Screen(list, look: .iOS26, colorScheme: scheme, width: 402)
      let texts = try ["████", "█████"].map { try #require(screen.screen.text($0)) }
      expect(screen.color(texts[0].midX, texts[0].midY), color: header, "a header of iOS 26, \(scheme)", .header26)
      expect(screen.color(texts[1].midX, texts[1].midY), color: footer, "a footer of iOS 26, \(scheme) (B)", .footer26)
    }
    let first = LookMeasurementTests.Screen(
      List {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        }
      }, look: .iOS26, width: 402)
    expect(first.frames("row")[0].minY, 40.3, "the first group with a header on iOS 26 (B)", .firstHeader26)
  }
}
