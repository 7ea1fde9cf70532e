import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// How prominent badges are.
///
/// - Source: SwiftUI, `BadgeProminence`.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int

  /// Less prominent than usual.
  public static let decreased = BadgeProminence(rank: -1)
  /// As usual.
  public static let standard = BadgeProminence(rank: 0)
  /// More prominent than usual.
  public static let increased = BadgeProminence(rank: 1)
}
