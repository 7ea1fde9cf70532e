import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Search fields and groups of iOS 26, as they are visible.
extension LookInkTests {
  // skipapp-showcase (iOS 26), 420 wide.
  @Test func `search fields of iOS 26`() throws {
    for (scheme, fill, glass) in [(ColorScheme.light, 0xE3E3E9, 0x000000), (.dark, 0x1C1C1F, 0xFFFFFF)] {
      let screen = try Screen(
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title")
            .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "████")
        }, look: .iOS26, colorScheme: scheme, width: 420)
      let field = try #require(screen.screen.frames("background").first { abs($0.height - 44) < 0.5 })
      expect(screen.color(field.midX, field.midY), color: fill, "a search field of iOS 26, \(scheme)")
      expect(field.height, 44, "the height of a search field on iOS 26")
      expect(field.minY - (try ink(screen, text: "Title").maxY), 17, "a large title above a search field on iOS 26")
      let image = try #require(screen.screen.image("magnifyingglass"))
      expect(screen.ink(in: image), color: glass, "the magnifying glass on iOS 26, \(scheme)")
      guard scheme == .light else { continue }
      expect(screen.radius(at: field.origin), 22, "the corners of a search field on iOS 26")
      let prompt = try #require(screen.screen.text("████"))
      expect(screen.color(prompt.midX, prompt.midY), color: 0x7F7F85, "the prompt of a search field on iOS 26")
    }
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
    expect(rows[0].height, 51, "the height of a row of iOS 26 at the size medium")
    expect(rows[1].minY - rows[0].maxY, 57, "group to group with header on iOS 26 at the size medium")
    expect(try #require(medium.text("One")).minX, 32, "the content of a row on iOS 26, 390 wide")
    expect(try #require(medium.text("████")).minX, 32, "the start of a header on iOS 26")
    for (scheme, header, footer) in [(ColorScheme.light, 0x85858A, 0x85858B), (.dark, 0x8D8D93, 0x8D8D93)] {
      let screen = try Screen(list, look: .iOS26, colorScheme: scheme, width: 402)
      let texts = try ["████", "█████"].map { try #require(screen.screen.text($0)) }
      expect(screen.color(texts[0].midX, texts[0].midY), color: header, "a header of iOS 26, \(scheme)")
      expect(screen.color(texts[1].midX, texts[1].midY), color: footer, "a footer of iOS 26, \(scheme) (B)")
    }
    let first = LookMeasurementTests.Screen(
      List {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        }
      }, look: .iOS26, width: 402)
    expect(first.frames("row")[0].minY, 40.3, "the first group with a header on iOS 26 (B)")
  }
}
