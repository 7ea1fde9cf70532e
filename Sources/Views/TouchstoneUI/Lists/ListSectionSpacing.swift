public import Foundation
import TouchstoneCore

/// The spacing between a list's sections.
///
/// - Source: SwiftUI, `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  /// The length in points, in a list with the given metrics; `nil` for that of the list's style.
  let length: @Sendable (ListMetrics) -> CGFloat?

  /// The default spacing: in grouped lists of iOS 18, 35 points.
  public static let `default` = ListSectionSpacing { _ in nil }
  /// A smaller spacing: on iOS 18, 17.5 points.
  public static let compact = ListSectionSpacing { $0.compactSectionSpacing }
  /// Returns a custom spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing { _ in spacing } }
}

/// Resolves a spacing between sections by the look of the list.
struct ListSectionSpacingModifier: ViewModifier {
  @Environment(\.look.lists) private var metrics
  let spacing: ListSectionSpacing

  func body(content: Content) -> some View {
    let length = spacing.length(metrics)
    return content.environment(\.listSettings.sectionSpacing, length).listRow { $0.sectionSpacing = length }
  }
}
