import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The accessories at the end of a row.
struct RowTrailing: View {
  @Environment(\.look.lists) private var metrics
  let badge: Text?
  let prominence: BadgeProminence
  let showsDisclosure: Bool
  var disclosureOpacity = 1.0
  let showsHandle: Bool

  var isEmpty: Bool { badge == nil && !showsDisclosure && !showsHandle }

  var body: some View {
    // A badge ends where the values of rows without one do.
    HStack(spacing: showsDisclosure ? metrics.chevron.distance : metrics.accessoryDistance) {
      if let badge { RowBadge(text: badge, prominence: prominence) }
      if showsDisclosure || showsHandle {
        HStack(spacing: metrics.accessorySpacing) {
          if showsDisclosure { DisclosureChevron().opacity(disclosureOpacity) }
          if showsHandle {
            Image(systemName: "line.3.horizontal").foregroundStyle(Color.placeholder)
          }
        }
      }
    }
  }
}

/// Badges at accessibility sizes of Dynamic Type.
extension ListAssembly {
  /// Whether badges are below the content of their rows, as values are.
  var hasStackedBadge: Bool { context.environment.dynamicTypeSize.isAccessibilitySize }

  /// Returns the content of a row with the badge below it, if there is one.
  func stackedBadge(of row: Row) -> RenderNode {
    guard let badge = row.traits.badge else { return row.node }
    let stack = VStack(alignment: .rowTitle) {
      NodeView(node: row.node)
      RowBadge(text: badge, prominence: row.traits.badgeProminence)
    }
    let node = row.place.child(.part(.badge)).evaluateOne(stack)
    node.traits.id = row.node.traits.id
    return node
  }
}

/// A number at the end of a row; a prominent one is on a red capsule.
private struct RowBadge: View {
  @Environment(\.look.lists.badgePadding) private var padding
  @Environment(\.look.fonts.badge.font) private var font
  let text: Text
  let prominence: BadgeProminence

  var body: some View {
    if prominence == .increased {
      text.font(font).foregroundStyle(.white)
        .padding(.horizontal, padding.width).padding(.vertical, padding.height)
        .background(Capsule().fill(.red))
    } else {
      text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
    }
  }
}

/// The arrow at the end of a row that leads to another screen.
struct DisclosureChevron: View {
  @Environment(\.look.lists.chevron) private var chevron
  @Environment(\.look.fonts.arrowWeight) private var weight
  @Environment(\.symbolScale) private var scale

  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: chevron.size * scale, weight: weight)).imageScale(.small)
      .foregroundStyle(chevron.color.color)
      .padding(.trailing, chevron.trailing)
  }
}
