package import Foundation
import TouchstoneCore
import TouchstoneDrawing
public import TouchstoneUI

/// A Live Activity as the system shows it.
package struct ActivityFrame: View {
  private let kind: ActivityPreviewViewKind
  private let metrics: ActivityMetrics
  private let wallpaper: WidgetWallpaper?
  private let date: Date?
  private nonisolated let presentation: ActivityPresentation

  /// Creates a presentation.
  ///
  /// - Throws: ``WidgetError`` if the screen has no presentations of the kind.
  package nonisolated init(
    _ kind: ActivityPreviewViewKind, screen: CGSize, wallpaper: WidgetWallpaper?, date: Date?,
    content: ActivityPresentation
  ) throws(WidgetError) {
    guard let metrics = ActivityMetrics(screen: screen), kind == .content || metrics.hasIsland else {
      throw .noSuchPresentation(kind, screen: screen)
    }
    (self.kind, self.metrics, self.wallpaper, self.date) = (kind, metrics, wallpaper, date)
    presentation = content
  }

  package var body: some View {
    if let wallpaper {
      shown.onWallpaper(wallpaper, hasRoom: true)
    } else {
      shown
    }
  }

  private var shown: some View {
    presented.transformEnvironment(\.self) { environment in
      if kind != .content { environment.colorScheme = .dark }
      if let date { environment.now = date }
    }
  }

  @ViewBuilder private var presented: some View {
    switch kind {
    case .content: LockScreenActivity(metrics: metrics, content: presentation.views.content)
    case .dynamicIsland(.expanded): ExpandedIsland(metrics: metrics, island: presentation.views.island)
    case .dynamicIsland(.compact): CompactIsland(metrics: metrics, island: presentation.views.island)
    case .dynamicIsland(.minimal): MinimalIsland(island: presentation.views.island)
    }
  }
}

/// The lengths of Live Activities on a screen, in points.
///
/// - Source: Human Interface Guidelines, Live Activities, Specifications, of September 2026. Phones that its table lacks
///   have the widths of those that are as wide.
package struct ActivityMetrics {
  /// The width on the Lock Screen, and that of the large presentation.
  let width: CGFloat
  /// The width of the island in its compact presentation; 0 without an island.
  let islandWidth: CGFloat
  /// The width of what is before and what is after the camera.
  let compactWidth: CGFloat

  /// The height of the island, unless it is large.
  static let islandHeight: CGFloat = 36.67
  /// The widths of the smallest presentation.
  static let minimalWidths: ClosedRange<CGFloat> = 36.67...45
  /// The heights on the Lock Screen, and of the large presentation.
  static let heights: ClosedRange<CGFloat> = 84...160
  /// The radius of the island's corners.
  static let islandRadius: CGFloat = 44

  /// The width of the camera, beside which the compact views are.
  var cameraWidth: CGFloat { islandWidth - 2 * compactWidth }

  /// Whether there is a Dynamic Island.
  var hasIsland: Bool { islandWidth > 0 }

  /// - Parameter screen: The size of the screen, in either orientation.
  package init?(screen: CGSize) {
    let (width, height) = (min(screen.width, screen.height), max(screen.width, screen.height))
    switch width {
    case 1024...: (self.width, islandWidth, compactWidth) = (500, 0, 0)
    case 744...: (self.width, islandWidth, compactWidth) = (425, 0, 0)
    // Phones with an island are those whose screens have one of these heights.
    case 420... where Self.islandHeights.contains(height): (self.width, islandWidth, compactWidth) = (408, 250, 62.33)
    case 402 where height == 874: (self.width, islandWidth, compactWidth) = (Self.proWidth, 230, 52.33)
    case 393... where Self.islandHeights.contains(height): (self.width, islandWidth, compactWidth) = (371, 230, 52.33)
    // Others show them on the Lock Screen, as wide as the screen without margins that are those of an iPhone 14 Pro.
    case 375...: (self.width, islandWidth, compactWidth) = (width - 22, 0, 0)
    default: return nil
    }
  }

  /// The width on the Lock Screen of an iPhone 16 Pro, which Apple's table lacks.
  ///
  /// - Source: a public picture of one with iOS 18.
  private static let proWidth: CGFloat = 373.33

  /// The heights of the screens of iPhone 14 Pro to 17 Pro Max, and iPhone Air.
  private static let islandHeights: Set<CGFloat> = [852, 874, 912, 932, 956]
}

/// A Live Activity on the Lock Screen.
private struct LockScreenActivity: View {
  /// - Source: a public picture of the Lock Screen of an iPhone 16 Pro with iOS 18, where the radius is 24 ± 0.3.
  private static var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 24, style: .continuous) }

  let metrics: ActivityMetrics
  let content: AnyView

  var body: some View {
    content
      .frame(width: metrics.width)
      .frame(minHeight: ActivityMetrics.heights.lowerBound, maxHeight: ActivityMetrics.heights.upperBound)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityBackgroundTint.self) { tint in
        // Without a tint it is the material of a notification.
        if let tint { tint } else { Rectangle().fill(.thickMaterial) }
      }
      .clippedContainer(Self.outline)
  }
}

/// The small presentation: what is before and after the camera.
private struct CompactIsland: View {
  let metrics: ActivityMetrics
  let island: DynamicIsland

  var body: some View {
    HStack(spacing: 0) {
      island.compactLeading
        .padding(island.margins(of: .compactLeading, default: EdgeInsets()))
        .frame(width: metrics.compactWidth, height: ActivityMetrics.islandHeight)
      Spacer(minLength: 0)
      island.compactTrailing
        .padding(island.margins(of: .compactTrailing, default: EdgeInsets()))
        .frame(width: metrics.compactWidth, height: ActivityMetrics.islandHeight)
    }
    .frame(width: metrics.islandWidth, height: ActivityMetrics.islandHeight)
    .background(.black)
    .clippedContainer(Capsule())
  }
}

/// The smallest presentation, while another activity has the island.
private struct MinimalIsland: View {
  let island: DynamicIsland

  var body: some View {
    island.minimal
      .padding(island.margins(of: .minimal, default: EdgeInsets()))
      .frame(
        minWidth: ActivityMetrics.minimalWidths.lowerBound, maxWidth: ActivityMetrics.minimalWidths.upperBound
      )
      .frame(height: ActivityMetrics.islandHeight)
      .fixedSize(horizontal: true, vertical: false)
      .background(.black)
      .clippedContainer(Capsule())
  }
}

/// The large presentation, with its regions around the camera.
private struct ExpandedIsland: View {
  let metrics: ActivityMetrics
  let island: DynamicIsland

  /// The margins, chosen by eye.
  private static let margins = EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        region(.leading, alignment: .leading).frame(width: sideWidth)
        VStack(spacing: 0) {
          Color.clear.frame(width: metrics.cameraWidth, height: ActivityMetrics.islandHeight)
          region(.center, alignment: .center)
        }
        region(.trailing, alignment: .trailing).frame(width: sideWidth)
      }
      region(.bottom, alignment: .center)
    }
    .padding(margins)
    .frame(width: metrics.width)
    .frame(
      minHeight: ActivityMetrics.heights.lowerBound, maxHeight: ActivityMetrics.heights.upperBound, alignment: .top
    )
    .fixedSize(horizontal: false, vertical: true)
    .background(.black)
    .clippedContainer(RoundedRectangle(cornerRadius: ActivityMetrics.islandRadius, style: .continuous))
  }

  private var margins: EdgeInsets { island.margins(of: .expanded, default: Self.margins) }

  /// The width of what is before and of what is after the camera.
  private var sideWidth: CGFloat {
    max(0, (metrics.width - margins.leading - margins.trailing - metrics.cameraWidth) / 2)
  }

  /// The views of a region, below each other.
  @ViewBuilder private func region(
    _ position: DynamicIslandExpandedRegionPosition, alignment: HorizontalAlignment
  ) -> some View {
    let regions = island.regions.filter { $0.position == position }
    VStack(alignment: alignment, spacing: 0) {
      ForEach(regions.indices, id: \.self) { index in regions[index] }
    }
    .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

extension View {
  /// Clips a view to a shape, which shapes within it follow.
  fileprivate func clippedContainer(_ shape: some InsettableShape) -> some View {
    modifier(ContainerShapeEffect(outline: ContainerOutline(shape))).clipShape(shape)
  }
}

/// The colour behind a Live Activity on the Lock Screen.
private struct ActivityBackgroundTint: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the colour behind a Live Activity on the Lock Screen; `nil` for that of the system.
  ///
  /// - Source: WidgetKit, `activityBackgroundTint(_:)`.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundTint.self, value: color)
  }
}
