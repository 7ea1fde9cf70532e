public import Foundation
import TouchstoneCore

/// The distance of a list's sections.
///
/// - Source: SwiftUI, `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The usual gap: 35 points.
  public static let `default` = ListSectionSpacing(length: Look.iOS18.lists.sectionSpacing)
  /// Half of the usual gap: 17.5 points.
  public static let compact = ListSectionSpacing(length: Look.iOS18.lists.compactSectionSpacing)
  /// A gap of a length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
