public import Foundation
import TouchstoneCore

/// The spacing between a list's sections.
///
/// - Source: SwiftUI, `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The default spacing: 35 points.
  public static let `default` = ListSectionSpacing(length: Look.iOS18.lists.sectionSpacing)
  /// Half of the default spacing: 17.5 points.
  public static let compact = ListSectionSpacing(length: Look.iOS18.lists.compactSectionSpacing)
  /// Returns a custom spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
