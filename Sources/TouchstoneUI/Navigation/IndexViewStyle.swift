import Foundation
import TouchstoneCore

/// How the dots of pages look.
///
/// - Source: SwiftUI, `IndexViewStyle`.
public protocol IndexViewStyle {
  var _hasGround: Bool { get }
}

/// Dots, on a background of their own if asked for.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// Dots have a background where the system gives them one; here they have none.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Dots have a background while they are touched, which no picture shows.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Dots always have a background.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Dots never have a background.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style; dots have a background only in the mode `always`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasGround: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with a background only in the mode `always`.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
