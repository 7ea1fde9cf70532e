import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The buttons at a side of a navigation bar, on glass if the look has it: confirming buttons each on their own capsule,
/// the others together on one, apart from those that a space separates.
struct BarItems: View {
  @Environment(\.look.navigationBar) private var metrics
  let items: [ToolbarEntry]
  /// Whether spaces between groups are as wide as the bar permits.
  var keepsSpace = false

  var body: some View {
    if let capsule = metrics.capsule, !items.isEmpty {
      HStack(spacing: metrics.buttonSpacing / 2) {
        ForEach(groups) { group in
          if group.items[0].isProminent {
            item(group.items[0], capsule).background { Capsule().fill(.tint) }
          } else if group.items[0].isSpacer {
            // A fixed space separates groups by their usual distance.
            if keepsSpace, !group.items[0].node.traits.isToolbarSpace { group.items[0].view }
          } else {
            HStack(spacing: 0) { ForEach(group.items) { item($0, capsule) } }.glassEffect()
          }
        }
      }
    } else {
      HStack(spacing: metrics.buttonSpacing) { ForEach(items) { $0.view } }
    }
  }

  /// Items on one capsule, a prominent item, or a space.
  private struct Group: Identifiable {
    var items: [ToolbarEntry]

    var id: ObjectIdentifier { items[0].id }
  }

  private var groups: [Group] {
    items.reduce(into: []) { groups, item in
      let isAlone = item.isProminent || item.isSpacer
      if !isAlone, let last = groups.last?.items.last, !last.isProminent, !last.isSpacer {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(Group(items: [item]))
      }
    }
  }

  private func item(_ entry: ToolbarEntry, _ capsule: NavigationBarMetrics.Capsule) -> some View {
    // A single symbol is in a circle, whatever its width and its margins are.
    let isSymbol = entry.node.isSymbolAlone
    return entry.view.padding(.horizontal, isSymbol ? 0 : capsule.padding)
      .frame(
        minWidth: capsule.symbolWidth, maxWidth: isSymbol ? capsule.symbolWidth : nil, minHeight: capsule.height,
        maxHeight: capsule.height)
  }
}

extension RenderNode {
  /// Whether the view shows a symbol and nothing else.
  fileprivate var isSymbolAlone: Bool {
    let leaves = leaves
    return leaves.count == 1 && (leaves[0] as? ImageNode)?.isSymbol == true
  }
}
