public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The columns of a split view in a regular width, with lines between them. The last one takes the rest of the width.
struct SplitColumns: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.splitView) private var metrics
  @Environment(\.look.desktop) private var desktop
  @Environment(\.look.backgrounds) private var backgrounds
  let sidebar: NodeView?
  let content: NodeView?
  let detail: NodeView

  var body: some View {
    HStack(spacing: 0) {
      if let sidebar {
        sidebar.frame(width: sidebar.columnWidth ?? metrics.sidebarWidth)
          .background {
            (desktop?.sidebarBackground.color ?? backgrounds.groups(isElevated: true)).ignoresSafeArea()
          }
        line
      }
      if let content {
        content.frame(width: content.columnWidth ?? metrics.contentWidth)
        line
      }
      detail.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var line: some View {
    Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea()
  }
}

extension NodeView {
  /// The width that the column asks for, in points.
  fileprivate var columnWidth: CGFloat? { node.preference(ColumnWidthKey.self) ?? nil }
}

/// The width of a column of a split view.
private enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the width of the column, in points. The last column takes the rest of the width.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column, in points; it is always the ideal width.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: ColumnWidthKey.self, value: ideal) }
}
