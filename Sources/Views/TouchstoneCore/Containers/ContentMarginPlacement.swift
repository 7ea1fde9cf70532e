import Foundation
import TouchstoneDrawing

/// What a content margin applies to.
///
/// - Source: SwiftUI, `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }

  private let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }

  var concernsContent: Bool { kind != .scrollIndicators }
}
