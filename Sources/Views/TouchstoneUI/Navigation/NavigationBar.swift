import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The navigation bar of a screen: a row with buttons and the title, a large title, and a search field.
struct NavigationBar: View {
  @Environment(\.look.navigationBar) private var metrics
  @Environment(\.look.fonts) private var fonts
  @Environment(\.surroundings.isInSheet) private var isInSheet
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.appearanceProxies) private var proxies
  let settings: NavigationSettings
  let isLarge: Bool
  /// Whether content is scrolled under the bar, which hides a search field unless it stays.
  var isScrolled = false
  let back: (() -> Void)?
  let previousTitle: Text?
  let margin: CGFloat

  /// What UIKit's `appearance()` says of the bar.
  @MainActor private var appearance: SystemAppearances.Bar {
    let bars = proxies.settings.navigationBar
    return isScrolled ? bars.scrolled : bars.edge
  }

  private func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] {
    settings.items.filter { $0.placement.place == place }
  }

  /// Whether the user is searching, which hides the title unless code prevents it.
  private var isSearching: Bool { settings.search?.isActive ?? false && !settings.keepsBarInSearch }

  private var hidesSearch: Bool {
    guard let search = settings.search else { return false }
    return isScrolled && !search.placement.staysWhileScrolled && !search.isActive
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !isSearching { row }
      if isLarge, !isSearching, let title = settings.shownTitle {
        title.font(fonts.largeTitle.font).tracking(metrics.largeTitleTracking).lineLimit(1)
          .accessibilityAddTraits(.isHeader)
          .modifier(DefaultForeground(appearance.largeTitle ?? .primary))
          .padding(.horizontal, margin)
          .padding(.top, metrics.largeTitleTop).padding(.bottom, metrics.largeTitleBottom)
          .frame(minHeight: metrics.largeTitleHeight, alignment: .top)
      }
      if let search = settings.search, !hidesSearch {
        SearchBar(search: search).padding(.horizontal, margin)
          .padding(.top, isSearching ? metrics.search.activeTop : metrics.search.padding.top).padding(
            .bottom, metrics.search.padding.bottom)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var height: CGFloat {
    if isInSheet { return metrics.sheetHeight }
    let isCompact = verticalSizeClass == .compact && horizontalSizeClass != .regular
    return isCompact ? metrics.compactHeight : metrics.height
  }

  private var row: some View {
    BarRowLayout(margin: margin) {
      HStack(spacing: metrics.buttonSpacing) {
        if let back { BackButton(action: back, title: previousTitle, margin: margin) }
        BarItems(items: items(.leading))
      }
      HStack(spacing: 0) {
        let principal = items(.principal)
        if let first = principal.first {
          first.view
        } else if !isLarge, let title = settings.shownTitle {
          title.font(fonts.barTitle.font).lineLimit(1).accessibilityAddTraits(.isHeader)
            .modifier(DefaultForeground(appearance.title ?? metrics.titleColor?.color ?? .primary))
        }
      }
      BarItems(items: items(.trailing))
    }
    .frame(height: metrics.capsule?.height)
    // The texts of a bar have one size, apart from a large title.
    .environment(\.dynamicTypeSize, .large)
    .padding(.top, isInSheet ? metrics.sheetTop : 0)
    .frame(height: height, alignment: metrics.capsule == nil ? .center : .top)
  }
}

/// Places three views at the leading edge, in the centre and at the trailing edge of a bar.
///
/// It proposes nothing to the outer views, and the remaining space to the middle one. It reports the proposed size. It
/// places the middle view in the centre, or next to an outer view that reaches that far.
private struct BarRowLayout: Layout {
  let margin: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).reduce(2 * margin, +),
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    let low = bounds.minX + margin + leading
    let high = bounds.maxX - margin - trailing
    let space = ProposedViewSize(width: max(0, high - low), height: bounds.height)
    let width = subviews[1].sizeThatFits(space).width
    let x = max(low, min(bounds.midX - width / 2, high - width))
    subviews[0].place(at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: space)
    subviews[2].place(at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

/// An arrow and the title of the previous screen, or “Back” if that has no title or a long one.
private struct BackButton: View {
  /// The number of letters from which a title is too long for the button.
  private static let longest = 14

  @Environment(\.look.navigationBar) private var metrics
  @Environment(\.look.fonts.arrowWeight) private var weight
  @Environment(\.locale) private var locale
  let action: () -> Void
  let title: Text?
  let margin: CGFloat

  private var label: Text {
    var environment = EnvironmentValues()
    environment.locale = locale
    guard let title, title.plainText(in: environment).count <= Self.longest else {
      return Text(system: .back)
    }
    return title
  }

  var body: some View {
    if let capsule = metrics.capsule {
      Button(action: { action() }) {
        arrow.foregroundStyle(capsule.color.color).frame(width: capsule.height, height: capsule.height)
          .glassEffect()
      }
      .accessibilityIdentifier("BackButton")
    } else {
      Button(action: { action() }) {
        HStack(spacing: metrics.backSpacing) {
          arrow
          label.lineLimit(1)
        }
      }
      .accessibilityIdentifier("BackButton")
      // The arrow is closer to the edge than other buttons.
      .padding(.leading, metrics.backInset - margin)
    }
  }

  private var arrow: some View {
    Image(systemName: "chevron.backward").font(.system(size: metrics.backSize, weight: weight))
  }
}

/// The bar with the items at the bottom of a screen, on glass if the look has it, beside the search field.
struct BottomBar: View {
  @Environment(\.look.navigationBar) private var metrics
  let items: [ToolbarEntry]
  let margin: CGFloat
  var search: BottomSearchBar?

  var body: some View {
    if let bottom = metrics.search.bottom {
      VStack(spacing: metrics.search.scopeDistance) {
        if let scopes = search?.scopes { scopes }
        HStack(spacing: metrics.bottomSpacing) {
          if !items.isEmpty {
            BarItems(items: search == nil ? items : items.filter { !$0.isSpacer }, keepsSpace: search == nil)
          }
          search
        }
      }
      .padding(.horizontal, bottom.margin).padding(.bottom, bottom.distance)
      .frame(maxWidth: .infinity)
    } else {
      HStack(spacing: metrics.bottomSpacing) { ForEach(items) { $0.view } }
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity)
        .frame(height: metrics.bottomHeight)
    }
  }
}

/// The bar with the items on the keyboard.
struct KeyboardBar: View {
  @Environment(\.look.navigationBar) private var metrics
  let items: [ToolbarEntry]
  let margin: CGFloat

  var body: some View {
    HStack(spacing: metrics.bottomSpacing) { ForEach(items) { $0.view } }
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity)
      .frame(height: metrics.keyboardBarHeight)
      .background(metrics.keyboardBarColor.color)
  }
}

/// The background of a bar, and a line that separates it from the screen: where content is scrolled under the bar, unless
/// the look has it fade there, and where code asks for it.
struct BarBackground: View {
  @Environment(\.look.navigationBar) private var metrics
  @Environment(\.pixelLength) private var pixelLength
  let look: NavigationSettings.BarLook
  /// Whether content is scrolled under the bar.
  let isScrolled: Bool
  /// The edge of the bar next to the screen.
  let line: VerticalEdge
  var appearance = SystemAppearances.Bar()

  var body: some View {
    if let color = appearance.background, look.background == nil, look.backgroundVisibility != .hidden {
      Rectangle().fill(color).overlay(alignment: line == .top ? .top : .bottom) {
        Rectangle().fill(appearance.line ?? metrics.line.color).frame(height: pixelLength)
          .offset(y: line == .top ? -pixelLength : pixelLength)
      }
    } else if look.backgroundVisibility == .visible
      || (isScrolled && look.backgroundVisibility != .hidden && metrics.edgeEffect == nil)
    {
      Rectangle().fill(look.background ?? AnyShapeStyle(.bar))
        .overlay(alignment: line == .top ? .top : .bottom) {
          Rectangle().fill(metrics.line.color).frame(height: pixelLength)
            .offset(y: line == .top ? -pixelLength : pixelLength)
        }
    }
  }
}
