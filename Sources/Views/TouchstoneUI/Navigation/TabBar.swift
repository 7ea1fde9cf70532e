import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A tab in a tab bar.
struct TabBarItem: Identifiable {
  let id: Int
  let label: AnyView
  let badge: Text?
  let settings: TabItemSettings
  let isSelected: Bool
}

/// The tab bar, from edge to edge or in a capsule above the screen.
struct TabBar: View {
  @Environment(\.look.tabBar) private var metrics
  let items: [TabBarItem]
  let look: NavigationSettings.BarLook
  /// Whether content is scrolled under the bar.
  let isScrolled: Bool
  /// The view above the bar, or in a minimised one.
  var accessory: AnyView?
  /// Whether a floating bar shows the selected tab only.
  var isMinimized = false
  let choose: (Int) -> Void

  var body: some View {
    if let capsule = metrics.capsule {
      VStack(spacing: capsule.accessoryDistance) {
        if !isMinimized { accessory(in: capsule) }
        HStack(spacing: capsule.accessoryDistance) {
          if isMinimized { minimized(capsule) } else { expanded(capsule) }
        }
      }
      .padding(.horizontal, capsule.margin).padding(.bottom, capsule.bottom)
      .frame(maxWidth: .infinity)
    } else {
      VStack(spacing: 0) {
        accessory
        tabs(items) { EmptyView() }.frame(height: metrics.height)
      }
      .background { TabBarBackground(look: look, isScrolled: isScrolled).ignoresSafeArea() }
    }
  }

  @ViewBuilder private func accessory(in capsule: TabBarMetrics.Capsule) -> some View {
    if let accessory {
      accessory.frame(maxWidth: .infinity, minHeight: capsule.accessoryHeight, maxHeight: capsule.accessoryHeight)
        .glassEffect()
    }
  }

  /// All tabs on a capsule, and beside it that for searching.
  @ViewBuilder private func expanded(_ capsule: TabBarMetrics.Capsule) -> some View {
    let searches = items.filter(\.settings.isSearch)
    let others = items.filter { !$0.settings.isSearch }
    let overlap = (capsule.selectionWidth - capsule.tabDistance) / 2
    tabs(others) {
      Capsule().fill(capsule.selection.color).padding(.vertical, capsule.inset).padding(.horizontal, -overlap)
    }
    .frame(height: metrics.height)
    .frame(maxWidth: CGFloat(others.count) * capsule.tabDistance)
    .padding(.horizontal, capsule.inset + overlap)
    .glassEffect()
    if !searches.isEmpty { Spacer(minLength: 0) }
    ForEach(searches) { circle($0, height: metrics.height) }
  }

  /// The selected tab and that for searching, with the accessory between them.
  @ViewBuilder private func minimized(_ capsule: TabBarMetrics.Capsule) -> some View {
    ForEach(items.filter { $0.isSelected && !$0.settings.isSearch }) { circle($0, height: capsule.minimizedHeight) }
    accessory(in: capsule)
    if accessory == nil { Spacer(minLength: 0) }
    ForEach(items.filter(\.settings.isSearch)) { circle($0, height: capsule.minimizedHeight) }
  }

  /// The symbol of a tab on a circle of glass.
  private func circle(_ item: TabBarItem, height: CGFloat) -> some View {
    Button(action: { choose(item.id) }) {
      TabItemContent(label: item.label, showsTitle: false)
        .containerStyle {
          $0.foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(metrics.color.color))
        }
        .frame(width: height, height: height)
        .glassEffect(in: .circle)
    }
    .containerStyle { $0.buttonStyle(BareButtonStyle()) }
    .disabled(item.settings.isDisabled)
    .accessibilityAddTraits(item.isSelected ? .isSelected : [])
  }

  private func tabs<Selection: View>(
    _ items: [TabBarItem], @ViewBuilder selection: @escaping () -> Selection
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        item.settings.changes.reduce(AnyView(button(item, selection: selection))) { $1($0) }
      }
    }
  }

  private func button<Selection: View>(
    _ item: TabBarItem, @ViewBuilder selection: () -> Selection
  ) -> some View {
    let selection = selection()
    return Button(action: { choose(item.id) }) {
      TabLabel(item: item).frame(maxWidth: .infinity)
        .background { if item.isSelected { selection } }
    }
    .containerStyle { $0.buttonStyle(BareButtonStyle()) }
    .disabled(item.settings.isDisabled)
    .accessibilityAddTraits(item.isSelected ? .isSelected : [])
  }
}

/// The background of a tab bar and the line above it, where content is scrolled under it and where code asks for them.
///
/// - Source: UIKit, `UITabBar.scrollEdgeAppearance`.
private struct TabBarBackground: View {
  @Environment(\.look.tabBar) private var metrics
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.appearanceProxies) private var proxies
  let look: NavigationSettings.BarLook
  let isScrolled: Bool

  private var appearance: SystemAppearances.Bar {
    let bars = proxies.settings.tabBar
    return isScrolled ? bars.scrolled : bars.edge
  }

  var body: some View {
    let own = appearance.background
    let isShown = look.backgroundVisibility == .visible || isScrolled || own != nil
    if isShown, look.backgroundVisibility != .hidden {
      Rectangle().fill(look.background ?? AnyShapeStyle(own ?? metrics.background.color))
        .overlay(alignment: .top) {
          Rectangle().fill(appearance.line ?? metrics.line.color).frame(height: pixelLength)
        }
    }
  }
}
