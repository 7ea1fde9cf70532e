import Foundation
import TouchstoneRenderer
import TouchstoneUI

/// Shows one view after the other, as a renderer does, without drawing.
@MainActor
final class Stage {
  let tree = ViewTree()
  var environment = EnvironmentValues()

  @discardableResult
  func show<Content: View>(_ content: Content) -> ViewTree.Picture {
    tree.picture(of: content, proposal: .unspecified, environment: environment)
  }

  /// The widths of all rectangles, which stand for the values under test.
  func widths<Content: View>(_ content: Content) -> [CGFloat] {
    var found: [CGFloat] = []
    func visit(_ node: RenderNode) {
      if node.name == "Color" { found.append(node.frame.width) }
      for child in node.children { visit(child) }
    }
    visit(show(content).root)
    return found
  }
}

/// A list of what happened, which views write to.
@MainActor
final class Log {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
}

/// A number as a rectangle of that width.
struct Bar: View {
  let value: Int

  var body: some View { Color.red.frame(width: CGFloat(value), height: 1) }
}
