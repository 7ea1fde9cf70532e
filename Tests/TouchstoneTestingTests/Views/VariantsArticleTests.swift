import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneTesting

/// The samples of the article "Variants", as they stand there: that they compile is half of what is tested.
@MainActor struct VariantsArticleTests {
  private struct Card: View {
    var body: some View { Text("Card").frame(width: 8, height: 8) }
  }

  private struct Home: View {
    var body: some View { Color.teal }
  }

  private struct Badge: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  private static func text(_ path: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  private let article: String

  init() throws {
    article = try Self.text("Sources/Testing/TouchstoneTesting/TouchstoneTesting.docc/Variants.md")
  }

  @Test func `each line of the samples is compiled here`() throws {
    let source = try Set(String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n").map(\.trimmed))
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let lines = blocks.joined().split(separator: "\n").map(\.trimmed)
      .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@MainActor @Test") }
    #expect(lines.count > 10)
    for line in lines { #expect(source.contains(line), "\(line)") }
  }

  @Test func `the table has each axis`() throws {
    let source = try Self.text("Sources/Testing/TouchstoneTesting/Views/SnapshotAxis.swift")
    let axes = source.matches(of: /public static (?:func|let) ([A-Za-z]+)/).map { String($0.1) }
    #expect(Set(axes).count >= 9)
    for axis in axes { #expect(article.contains("| `.\(axis)"), "\(axis)") }
  }

  @Test func `values have the names in the table`() {
    let axes: [SnapshotAxis] = [
      .colorSchemes, .typeSizes(.large, .accessibility3), .directions, .locales("en_US", "de", "ar"),
      .pseudolanguages(.accented, .doubleLength), .devices(.iPhone13, .iPadMini(.portrait)), .scales(1, 2, 3),
      .looks(.iOS18, .iOS26),
    ]
    for axis in axes {
      let names = axis.options.map { "`\($0.name)`" }.joined(separator: ", ")
      #expect(article.contains("| \(names) |\n"), "\(names)")
    }
  }

  /// The samples, which are not run: they would record goldens.
  private static func samples() {
    func card() {
      assertSnapshots(of: Card(), as: .images(varying: .colorSchemes, .typeSizes(.large, .accessibility3)))
    }
    card()
    assertSnapshots(of: Card(), as: .images(varying: .colorSchemes, .locales("en_US", "ar")))
    assertSnapshots(
      of: Card(), as: .images(varying: .typeSizes(.xSmall, .accessibility5), .pseudolanguages(.doubleLength)))
    assertSnapshots(of: Home(), as: .images(varying: .devices(.iPhoneSe, .iPhone13(.landscape), .iPadMini(.portrait))))
    assertSnapshots(of: Home(), as: .images(varying: .devices(["small": .iPhoneSe, "large": .iPhone16ProMax])))
    assertSnapshots(
      of: Card(),
      as: .images(
        varying: .states([
          "enabled": { _ in }, "disabled": { $0.isEnabled = false }, "large": { $0.controlSize = .large },
        ])))
    func badge(count: Int) {
      assertSnapshots(of: Badge(count: count), as: .images(varying: .colorSchemes))
    }
    badge(count: 12)
    assertSnapshot(of: Card(), as: .contactSheet(varying: .typeSizes(.large, .accessibility3), .colorSchemes))
    assertAudit(of: Card(), varying: .colorSchemes, .directions, .typeSizes(.large, .xxxLarge))
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
