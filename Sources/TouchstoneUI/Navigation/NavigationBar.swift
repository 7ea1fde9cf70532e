import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The bar of a screen: 44 points with buttons and the title, 52 more with a large title, 52 more with a search field.
///
/// - Source: UIKit's navigation bar before iOS 26.
struct NavigationBar: View {
  let settings: NavigationSettings
  let isLarge: Bool
  let back: (() -> Void)?
  let previousTitle: Text?
  let margin: CGFloat

  private func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] {
    settings.items.filter { $0.placement.place == place }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge, let title = settings.title {
        title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          .padding(.horizontal, margin).padding(.top, 3).padding(.bottom, 8)
      }
      if let search = settings.search {
        SearchBar(search: search).padding(.horizontal, margin).padding(.top, 1).padding(.bottom, 15)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var row: some View {
    BarRowLayout(margin: margin) {
      HStack(spacing: 16) {
        if let back { BackButton(action: back, title: previousTitle, margin: margin) }
        ForEach(items(.leading)) { $0.view }
      }
      HStack(spacing: 0) {
        let principal = items(.principal)
        if let first = principal.first {
          first.view
        } else if !isLarge, let title = settings.title {
          title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        }
      }
      HStack(spacing: 16) { ForEach(items(.trailing)) { $0.view } }
    }
    .frame(height: 44)
  }
}

/// Puts three views at the start, in the middle and at the end of a bar.
///
/// It proposes the outer views their own widths and the middle one what they leave. It reports what it is proposed. It
/// places the middle view in the middle, or beside an outer one that reaches so far.
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
    let room = ProposedViewSize(width: max(0, high - low), height: bounds.height)
    let width = subviews[1].sizeThatFits(room).width
    let x = max(low, min(bounds.midX - width / 2, high - width))
    subviews[0].place(at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
    subviews[2].place(at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

/// An arrow and the title of the screen before, or “Back” where that has none or a long one.
private struct BackButton: View {
  /// From how many letters a title is too long for the button.
  private static let longest = 14

  let action: () -> Void
  let title: Text?
  let margin: CGFloat

  private var label: Text {
    guard let title, title.plainText(in: EnvironmentValues()).count <= Self.longest else { return Text("Back") }
    return title
  }

  var body: some View {
    Button(action: { action() }) {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 19, weight: .semibold))
        label.lineLimit(1)
      }
    }
    .accessibilityIdentifier("BackButton")
    // The arrow stands nearer to the edge than other buttons do.
    .padding(.leading, 8 - margin)
  }
}

/// The items at the bottom of a screen.
struct BottomBar: View {
  let items: [ToolbarEntry]
  let margin: CGFloat

  var body: some View {
    HStack(spacing: 8) { ForEach(items) { $0.view } }
      .padding(.horizontal, margin)
      .frame(maxWidth: .infinity)
      .frame(height: 49)
  }
}

/// What lies behind a bar: nothing, as where nothing is scrolled below it, unless code asks for it.
struct BarGround: View {
  let look: NavigationSettings.BarLook

  var body: some View {
    if look.backgroundVisibility == .hidden {
      EmptyView()
    } else if let style = look.background, look.backgroundVisibility == .visible {
      Rectangle().fill(style)
    } else if look.backgroundVisibility == .visible {
      Rectangle().fill(.bar)
    }
  }
}
