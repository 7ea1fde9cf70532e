import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ContainerPictureTests {
  private func texts<V: View>(_ view: V) -> [String] {
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(ImageRenderer(content: view).picture(scale: 1).root)
  }

  @Test func `dates are written in the environment`() {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    #expect(texts(DatePicker("Day", selection: date, displayedComponents: .date)) == ["Day", "Jan 1, 1970"])
    #expect(
      texts(DatePicker("Day", selection: date, displayedComponents: .date).labelsHidden()) == ["Jan 1, 1970"])
    #expect(texts(DatePicker("Both", selection: date)).count == 3)
  }

  @Test func `images of addresses stand for themselves until fetched`() {
    let web = AsyncImage(url: URL(string: "https://example.org/a.png")) { _ in
      Text("There")
    } placeholder: {
      Text("Wait")
    }
    #expect(texts(web) == ["Wait"])
    #expect(texts(AsyncImage(url: nil) { phase in Text(phase.image == nil ? "No" : "Yes") }) == ["No"])
  }

  @Test func `images of files are shown at once`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let bitmap = Bitmap(width: 3, height: 2)
    let png = try #require(UIImage(cgImage: CGImage(bitmap: bitmap), scale: 1).pngData())
    try png.write(to: url)
    #expect(ImageRenderer(content: AsyncImage(url: url)).picture(scale: 1).list.size == CGSize(width: 3, height: 2))
    let missing = url.appendingPathExtension("none")
    #expect(texts(AsyncImage(url: missing) { Text($0.error == nil ? "Fine" : "Failed") }) == ["Failed"])
  }

  @Test func `boxes have a label above their content`() {
    #expect(texts(GroupBox("Title") { Text("Content") }) == ["Title", "Content"])
    #expect(texts(GroupBox { Text("Content") }) == ["Content"])
  }

  @Test func `empty screens name what was searched`() {
    #expect(texts(ContentUnavailableView.search(text: "Dune")).first == "No Results for “Dune”")
    #expect(texts(ContentUnavailableView("None", systemImage: "tray", description: Text("Yet"))) == ["None", "Yet"])
  }

  @Test func `split views show the column that is preferred`() {
    func view(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
    #expect(texts(view(.sidebar)) == ["Sidebar"])
    #expect(texts(view(.detail)) == ["Detail"])
  }
}
