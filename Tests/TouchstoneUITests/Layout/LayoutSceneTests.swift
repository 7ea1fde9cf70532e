import Foundation
import Testing
import TouchstoneUI

/// Layouts as data: each file in `Tests/Scenes` is a test, which needs no compiler to be added or changed.
@MainActor @Suite struct LayoutSceneTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Scenes", isDirectory: true).standardizedFileURL

  private nonisolated static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".scene") }
      .sorted()
  }

  @Test(arguments: files)
  func `views have the frames of the scene`(file: String) throws {
    let scene = try LayoutScene(String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8))
    let probe = FrameProbe(try scene.view, width: scene.proposal.width, height: scene.proposal.height)
    let names = Set(scene.frames.map(\.name))
    var found: [LayoutScene.Frame] = []
    func collect(_ node: RenderNode, origin: CGPoint) {
      let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      if names.contains(node.name) {
        found.append(LayoutScene.Frame(name: node.name, rect: CGRect(origin: place, size: node.frame.size)))
      }
      for child in node.children { collect(child, origin: place) }
    }
    collect(probe.root, origin: .zero)
    #expect(found.map(\.description) == scene.frames.map(\.description))
  }

  @Test func `there are scenes`() {
    #expect(Self.files.count >= 8)
  }

  @Test(arguments: [
    ("Banana\nframes:\nColor 0 0 1 1", "line 1: scenes have no view Banana"),
    ("Color.glow(2)\nframes:\nColor 0 0 1 1", "line 1: scenes have no modifier glow"),
    ("VStack(alignment: .up)\nframes:\nColor 0 0 1 1", "line 1: scenes have no alignment .up"),
    ("Color.frame(width: wide)\nframes:\nColor 0 0 1 1", "line 1: “wide” is no length"),
    ("VStack\n    Color\nframes:\nColor 0 0 1 1", "line 2: it is indented too far"),
    ("Color(\nframes:\nColor 0 0 1 1", "line 1: cannot read “(”"), ("Color", "line 1: a scene has views and frames"),
    ("Color\nframes:\nColor 0 0 1", "line 3: a frame is a name and four numbers"),
    ("proposal: 1\nColor", "line 1: a proposal has a width and a height"),
  ])
  func `a scene that cannot be read says where and why`(text: String, reason: String) {
    let error = #expect(throws: LayoutScene.Fault.self) { _ = try LayoutScene(text).view }
    #expect(error?.description == reason)
  }
}
