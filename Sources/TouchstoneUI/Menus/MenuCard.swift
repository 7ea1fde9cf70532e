import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An open menu: its items below each other, in groups.
struct MenuCard: View {
  @Environment(\.look.menus) private var metrics
  @Environment(\.pixelLength) private var pixelLength
  let groups: [[MenuItem]]

  private var hasChecks: Bool { groups.contains { $0.contains { $0.isChecked != nil } } }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(groups.indices, id: \.self) { group in
        if group > 0 { gap }
        ForEach(groups[group].indices, id: \.self) { index in
          item(groups[group][index]).overlay(alignment: .bottom) {
            if metrics.itemsHaveLines, index + 1 < groups[group].count { line }
          }
        }
      }
    }
    .padding(.vertical, metrics.verticalPadding)
    .frame(width: metrics.width)
    .background(metrics.background.color)
    .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .shadow(metrics.shadow)
  }

  private var line: some View { Rectangle().fill(metrics.line.color).frame(height: pixelLength) }

  @ViewBuilder private var gap: some View {
    if metrics.groupsHaveInsetLines {
      line.padding(.horizontal, metrics.inset).frame(height: metrics.groupDistance)
    } else {
      Rectangle().fill(metrics.groupGap.color).frame(height: metrics.groupDistance)
    }
  }

  @ViewBuilder private func item(_ item: MenuItem) -> some View {
    if item.isHeader {
      NodeView(node: item.node)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, metrics.inset).padding(.vertical, metrics.headerPadding)
    } else {
      NodeView(node: item.node)
        .padding(.leading, hasChecks ? metrics.checkedInset : metrics.inset).padding(.trailing, metrics.inset)
        .padding(.vertical, metrics.rowPadding)
        .frame(minHeight: metrics.rowHeight)
        .overlay(alignment: .leading) {
          if item.isChecked == true {
            Image(systemName: "checkmark").font(.system(size: metrics.checkSize, weight: .semibold)).foregroundStyle(
              .primary
            )
            .frame(width: metrics.checkedInset)
          }
        }
    }
  }
}
