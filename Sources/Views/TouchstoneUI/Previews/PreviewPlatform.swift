import Foundation
import TouchstoneCore

/// The platform on which a preview runs.
///
/// - Source: SwiftUI, `PreviewPlatform`.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}
