import Foundation
import Observation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A screen as a phone shows it.
@MainActor struct RowStage<Content: View> {
  let renderer: ImageRenderer<Content>

  init(_ content: Content) {
    renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
  }

  private var nodes: [RenderNode] { renderer.picture(scale: 1).root.subtree }
  var texts: [String] { nodes.compactMap { ($0 as? TextNode)?.string } }
  var leaves: [String] { texts.filter { $0.hasPrefix("leaf") } }

  /// The frames of the texts that begin with a word.
  private func frames(_ word: String) -> [(text: String, frame: CGRect)] {
    let root = renderer.picture(scale: 1).root
    return root.subtree.compactMap { node in
      guard let text = (node as? TextNode)?.string, text.hasPrefix(word) else { return nil }
      return (text, node.frame(in: root))
    }
  }

  /// The stamp nearest to each row.
  var stamps: [String: String] {
    let stamps = frames("stamp")
    var found: [String: String] = [:]
    for row in frames("row") {
      found[row.text] =
        stamps.min {
          abs($0.frame.midY - row.frame.midY) + abs($0.frame.midX - row.frame.midX) / 10
            < abs($1.frame.midY - row.frame.midY) + abs($1.frame.midX - row.frame.midX) / 10
        }?.text
    }
    return found
  }

  /// The rows that begin before the others.
  var indented: [String] {
    let rows = frames("row")
    let edge = rows.map(\.frame.minX).max() ?? 0
    return rows.filter { $0.frame.minX < edge - 20 }.map(\.text)
  }

  /// The rows whose background differs from that of most.
  var shaded: [String] {
    get throws {
      let bitmap = try renderer.render().bitmap
      let rows = frames("row").map { row in
        (row.text, bitmap[Int(row.frame.minX) - 4, Int(row.frame.midY)].green)
      }
      let usual = rows.map(\.1).max() ?? 0
      return rows.filter { $0.1 != usual }.map(\.0)
    }
  }

  var selected: [String] {
    nodes.filter { $0.traits.accessibility.traits.contains(.isSelected) }.flatMap(\.subtree)
      .compactMap { ($0 as? TextNode)?.string }
  }
}

@Observable final class RowModel {
  var numbers: [Int]
  var isFirstColumnHidden = false

  init(count: Int) { numbers = Array(1...count) }
}

enum RowChange: CaseIterable {
  case insertionAbove, removalAbove, move

  @MainActor func apply(to model: RowModel) {
    switch self {
    case .insertionAbove: model.numbers.insert(0, at: 0)
    case .removalAbove: model.numbers.removeFirst()
    case .move: model.numbers.swapAt(0, 2)
    }
  }
}

struct RowItem: Identifiable {
  let id: Int
  var children: [RowItem]?
}

struct RowScreen<Content: View>: View {
  let model: RowModel
  @ViewBuilder let content: ([Int]) -> Content

  init(_ model: RowModel, @ViewBuilder content: @escaping ([Int]) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content(model.numbers) }
}
