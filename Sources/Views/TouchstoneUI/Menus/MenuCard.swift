import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An open menu: its items below each other, in groups.
struct MenuCard: View {
  @Environment(\.look.menus) private var metrics
  @Environment(\.look.fonts.menuCheckWeight) private var checkWeight
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.typeScale) private var scale
  @Environment(\.dynamicTypeSize) private var typeSize
  let groups: [[MenuItem]]
  let direction: MenuDirection

  private var hasChecks: Bool { groups.contains { $0.contains { $0.isChecked != nil } } }

  /// The width in front of an item in a menu with check marks.
  private var checkColumn: CGFloat { metrics.checkedInset + max(0, scale - 1) * metrics.checkSize }

  /// The width of the column of symbols before the titles, if there is one.
  private var symbolColumn: CGFloat {
    guard metrics.symbolsLead, groups.contains(where: { $0.contains(where: \.hasSymbol) }) else { return 0 }
    return metrics.symbolColumn * max(1, scale) + metrics.symbolDistance
  }

  var body: some View {
    MenuStack(direction: direction) {
      ForEach(groups.indices, id: \.self) { index in
        if index > 0 { gap }
        group(groups[index])
      }
    }
    .padding(.vertical, metrics.verticalPadding)
    .frame(width: typeSize.isAccessibilitySize ? metrics.accessibilityWidth : metrics.width)
    .background(metrics.background.color)
    .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .overlay { LookRim(color: metrics.rim, cornerRadius: metrics.cornerRadius) }
    .shadow(metrics.shadow)
  }

  /// The items of a group, below its title whatever their order is.
  private func group(_ items: [MenuItem]) -> some View {
    let headers = items.filter(\.isHeader)
    let others = items.filter { !$0.isHeader }
    return VStack(spacing: 0) {
      ForEach(headers.indices, id: \.self) { index in
        header(headers[index])
        if !others.isEmpty { separator }
      }
      MenuStack(direction: direction) {
        ForEach(others.indices, id: \.self) { index in
          if index > 0 { separator }
          item(others[index])
        }
      }
    }
  }

  /// A line at the end of the item above it.
  private var separator: some View {
    line.opacity(metrics.itemsHaveLines ? 1 : 0).frame(height: 0, alignment: .bottom)
  }

  private var line: some View { Rectangle().fill(metrics.line.color).frame(height: metrics.lineHeight ?? pixelLength) }

  @ViewBuilder private var gap: some View {
    if metrics.groupsHaveInsetLines {
      line.padding(.horizontal, metrics.inset).frame(height: metrics.groupDistance)
    } else {
      Rectangle().fill(metrics.groupGap.color).frame(height: metrics.groupDistance)
    }
  }

  private func header(_ item: MenuItem) -> some View {
    NodeView(node: item.node)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, metrics.inset).padding(.vertical, metrics.headerPadding)
  }

  private func item(_ item: MenuItem) -> some View {
    NodeView(node: item.node)
      .padding(.leading, item.hasSymbol ? 0 : symbolColumn)
      .padding(.leading, hasChecks ? checkColumn : metrics.inset).padding(.trailing, metrics.inset)
      .padding(.vertical, metrics.rowPadding)
      .frame(minHeight: metrics.rowHeight)
      .overlay(alignment: .leading) {
        if item.isChecked == true {
          Image(systemName: "checkmark").font(.system(size: metrics.checkSize * scale, weight: checkWeight))
            .foregroundStyle(.primary)
            .frame(width: checkColumn)
        }
      }
  }
}

/// Whether the items of a menu follow each other upwards.
///
/// This is a class because a menu knows only when it is placed whether it is above its control.
final class MenuDirection {
  var isUpward = false
}

/// Places views below each other, or above each other in a menu above its control.
///
/// It proposes its width to each view. It reports the proposed width, and the sum of the heights. It places the first
/// view at the top, or at the bottom.
private struct MenuStack: Layout {
  let direction: MenuDirection

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let own = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in direction.isUpward ? Array(subviews.reversed()) : Array(subviews) {
      let height = subview.sizeThatFits(own).height
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}
