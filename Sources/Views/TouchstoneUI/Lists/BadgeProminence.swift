import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The prominence of badges.
///
/// - Source: SwiftUI, `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int

  /// Less prominent than by default.
  public static let decreased = BadgeProminence(rank: -1)
  /// The default prominence.
  public static let standard = BadgeProminence(rank: 0)
  /// More prominent than by default.
  public static let increased = BadgeProminence(rank: 1)
}
