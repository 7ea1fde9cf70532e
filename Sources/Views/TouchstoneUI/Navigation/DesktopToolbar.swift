import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The part of a macOS window's toolbar above a column: buttons, the title beside them, and a search field.
struct DesktopToolbar: View {
  @Environment(\.surroundings.isInSidebar) private var isInSidebar
  @Environment(\.surroundings.window.title) private var windowTitle
  @Environment(\.look.fonts.windowTitleWeight) private var titleWeight
  let metrics: DesktopMetrics.Toolbar
  let settings: NavigationSettings
  /// The button that shows and hides the sidebar.
  let toggle: [ToolbarEntry]
  let back: (() -> Void)?
  /// The space that the buttons of the window take.
  let leadingInset: CGFloat

  private func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] {
    settings.items.filter { $0.placement.place == place }
  }

  var body: some View {
    VStack(spacing: 0) {
      row
      // In a sidebar, the search field is below the other items.
      if isInSidebar, let search = settings.search {
        DesktopSearchField(metrics: metrics, search: search, width: nil)
          .padding(.horizontal, metrics.margin).padding(.bottom, metrics.spacing)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var row: some View {
    HStack(spacing: metrics.spacing) {
      if !isInSidebar { ItemRow(items: toggle) }
      if let back {
        Button(action: { back() }) { Image(systemName: "chevron.backward") }
          .buttonStyle(ToolbarButtonStyle(metrics: metrics)).accessibilityIdentifier("BackButton")
          .accessibilityLabel(Text(system: .back))
      }
      ItemRow(items: items(.leading))
      if !isInSidebar { title }
      Spacer(minLength: 0)
      let principal = items(.principal)
      if !principal.isEmpty {
        ItemRow(items: principal)
        Spacer(minLength: 0)
      }
      ItemRow(items: items(.trailing) + items(.bottom))
      if isInSidebar {
        ItemRow(items: toggle)
      } else if let search = settings.search {
        DesktopSearchField(metrics: metrics, search: search, width: metrics.searchSize.width)
      }
    }
    .padding(.leading, leadingInset).padding(.horizontal, metrics.margin)
    .frame(height: metrics.height)
  }

  @ViewBuilder private var title: some View {
    let title = settings.shownTitle ?? (settings.removesTitle ? nil : windowTitle.map { Text(verbatim: $0) })
    if title != nil || settings.subtitle != nil {
      VStack(alignment: .leading, spacing: 0) {
        title?.font(.system(size: metrics.titleSize, weight: titleWeight)).accessibilityAddTraits(.isHeader)
        settings.subtitle?.font(.system(size: metrics.subtitleSize)).foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
  }
}

/// Toolbar items beside each other, each as wide as it needs to be.
private struct ItemRow: View {
  @Environment(\.look.desktop?.toolbar.spacing) private var spacing
  let items: [ToolbarEntry]

  var body: some View {
    if !items.isEmpty {
      HStack(spacing: spacing) { ForEach(items.filter { !$0.isSpacer }) { $0.view } }.fixedSize()
    }
  }
}

/// A search field in a toolbar.
private struct DesktopSearchField: View {
  let metrics: DesktopMetrics.Toolbar
  let search: SearchField
  /// The width; `nil` for that of the column.
  let width: CGFloat?

  var body: some View {
    SearchFieldContent(search: search)
      .font(.system(size: metrics.textSize))
      .frame(width: width, height: metrics.searchSize.height)
      .background(RoundedRectangle(cornerRadius: metrics.searchRadius).fill(metrics.searchFill.color))
  }
}

/// A button without a border in a toolbar of macOS.
struct ToolbarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  let metrics: DesktopMetrics.Toolbar

  func makeBody(configuration: Configuration) -> some View {
    ToolbarButtonLabel(metrics: metrics, configuration: configuration)
  }
}

private struct ToolbarButtonLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var controls
  let metrics: DesktopMetrics.Toolbar
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label
      .containerStyle { $0.lineLimit(1) }
      .modifier(DefaultForeground(metrics.color.color))
      .frame(minWidth: metrics.itemWidth)
      .opacity(!isEnabled ? controls.disabledOpacity : configuration.isPressed ? controls.pressedOpacity : 1)
  }
}

/// The buttons at the bottom of a sheet of macOS: the others at the start, those that cancel and confirm at the end.
struct DesktopSheetBar: View {
  let metrics: DesktopMetrics.Toolbar
  let items: [ToolbarEntry]

  var body: some View {
    HStack(spacing: metrics.sheetSpacing) {
      ForEach(others) { $0.view }
      Spacer(minLength: 0)
      ForEach(items.filter { $0.placement == .cancellationAction }) { $0.view }
      ForEach(items.filter { $0.placement == .confirmationAction }) { $0.view }
    }
    .padding(metrics.sheetMargin)
    .frame(maxWidth: .infinity)
  }

  private var others: [ToolbarEntry] {
    items.filter { $0.placement != .cancellationAction && $0.placement != .confirmationAction && !$0.isSpacer }
  }
}

extension ViewTraits {
  private enum WindowToolbarKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  var isWindowToolbar: Bool {
    get { self[viewTrait: WindowToolbarKey.self] }
    set { self[viewTrait: WindowToolbarKey.self] = newValue }
  }
}

extension RenderNode {
  /// Whether there is a toolbar at the top of the view, which takes the place of a window's title bar.
  package var hasWindowToolbar: Bool { hasToolbar(at: 0) }

  private func hasToolbar(at y: CGFloat) -> Bool {
    if traits.isWindowToolbar { return y == 0 }
    return children.contains { $0.hasToolbar(at: y + $0.frame.minY) }
  }
}
