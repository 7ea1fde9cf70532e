import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The state of rows that scroll out of sight and come back.
///
/// Expected values: onevcat/Kingfisher, issue 1618 (a row keeps its own state, and a view in a row's stack loses it), and
/// ole/swiftui-view-lifecycle (`List` keeps the state of all its rows, and `onAppear` runs each time).
@MainActor @Suite struct RowStateTests {
  private final class Entries { var all: [String] = [] }

  private struct Row: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      VStack {
        Button("row \(number): \(count)") { count += 1 }
        Inner(number: number)
      }
      .frame(height: 50)
    }
  }

  private struct Inner: View {
    let number: Int
    @State private var count = 0

    var body: some View { Button("inner \(number): \(count)") { count += 1 } }
  }

  private struct Screen: View {
    let isList: Bool
    var count = 10_000
    let entries: Entries
    @State private var offset = 0

    var body: some View {
      VStack {
        Button("Delete") { offset = 1 }
        Button("Restore") { offset = 0 }
        if isList {
          List(offset..<count, id: \.self) { row($0) }
        } else {
          ScrollView { LazyVStack { ForEach(offset..<count, id: \.self) { row($0) } } }
        }
      }
    }

    private func row(_ number: Int) -> some View {
      Row(number: number).onAppear { entries.all.append("\(number)") }
    }
  }

  private func texts(_ renderer: ImageRenderer<Screen>) -> Set<String> {
    Set(renderer.picture(scale: 1).root.subtree.compactMap { ($0 as? TextNode)?.string })
  }

  private func renderer(_ screen: Screen) -> ImageRenderer<Screen> {
    let renderer = ImageRenderer(content: screen)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return renderer
  }

  @Test(arguments: [true, false])
  func `a row that comes back has its own state, and the views in it start again`(isList: Bool) throws {
    let entries = Entries()
    let renderer = renderer(Screen(isList: isList, entries: entries))
    #expect(texts(renderer).isSuperset(of: ["row 0: 0", "inner 0: 0"]))
    try renderer.tap("row 0: 0")
    try renderer.tap("inner 0: 0")
    #expect(texts(renderer).isSuperset(of: ["row 0: 1", "inner 0: 1"]))
    let before = entries.all.filter { $0 == "0" }.count
    try renderer.scroll(to: 300)
    #expect(texts(renderer).contains("row 300: 0"))
    #expect(!texts(renderer).contains("row 0: 1"))
    try renderer.scroll(to: 0)
    #expect(texts(renderer).isSuperset(of: ["row 0: 1", "inner 0: 0"]))
    #expect(entries.all.filter { $0 == "0" }.count == before + 1)
  }

  @Test(arguments: [true, false])
  func `a row whose data was gone starts again`(isList: Bool) throws {
    let renderer = renderer(Screen(isList: isList, entries: Entries()))
    _ = texts(renderer)
    try renderer.tap("row 0: 0")
    try renderer.scroll(to: 300)
    _ = texts(renderer)
    try renderer.tap("Delete")
    _ = texts(renderer)
    try renderer.tap("Restore")
    try renderer.scroll(to: 0)
    #expect(texts(renderer).contains("row 0: 0"))
  }

  @Test func `a short list keeps all state of its rows`() throws {
    let renderer = renderer(Screen(isList: true, count: 60, entries: Entries()))
    _ = texts(renderer)
    try renderer.tap("inner 0: 0")
    try renderer.scroll(to: 59)
    _ = texts(renderer)
    try renderer.scroll(to: 0)
    #expect(texts(renderer).contains("inner 0: 1"))
  }
}
