import Foundation
import TouchstoneDrawing

/// What a margin is kept around.
///
/// - Source: SwiftUI, `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }

  private let kind: Kind

  /// Around the content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// Around the content alone.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  /// Around the indicators alone.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }

  var concernsContent: Bool { kind != .scrollIndicators }
}
