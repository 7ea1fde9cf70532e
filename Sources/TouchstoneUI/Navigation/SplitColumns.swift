import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The columns of a split view in a regular width, with lines between them.
struct SplitColumns: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.look.splitView) private var metrics
  let sidebar: NodeView?
  let content: NodeView?
  let detail: NodeView

  var body: some View {
    HStack(spacing: 0) {
      if let sidebar {
        sidebar.frame(width: metrics.sidebarWidth)
          .background { GroundColors.groups(isElevated: true).ignoresSafeArea() }
        line
      }
      if let content {
        content.frame(width: metrics.contentWidth)
        line
      }
      detail.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var line: some View {
    Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea()
  }
}

extension EnvironmentValues {
  private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is in the sidebar of a split view, where rows have no background.
  var isInSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}
