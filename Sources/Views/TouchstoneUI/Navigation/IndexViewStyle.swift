import Foundation
public import TouchstoneCore

/// A type that defines the appearance of page dots.
///
/// - Source: SwiftUI, `IndexViewStyle`.
public protocol IndexViewStyle {
  var _hasBackground: Bool { get }
}

/// Dots, with a background if the mode asks for one.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// The system default: dots have no background.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Dots have a background while they are touched, which is not visible in pictures.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Dots always have a background.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Dots never have a background.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style. Dots have a background only in the mode `always`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns dots that have a background only in the mode `always`.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of page dots.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.tabSettings.indexHasBackground, style._hasBackground)
  }
}
