import Foundation
public import TouchstoneDrawing

/// What the shape of a view's content is used for.
///
/// - Source: SwiftUI, `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is lifted while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is lifted while a menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What is framed in focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What assistive technologies frame.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// How a view answers to a pointer over it.
///
/// - Source: SwiftUI, `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind

  /// As suits the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view lights up.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is lifted.
  public static let lift = HoverEffect(kind: .lift)
}

// A picture is not touched: where a view is touched and what a pointer does changes nothing in it.
extension View {
  /// Says where the view is touched. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Says where the view is touched or lifted from. Ignored in pictures.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Says whether the view is touched. Ignored in pictures.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Says how the view answers to a pointer. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Says how the view answers to a pointer. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Keeps the view from answering to a pointer. Ignored in pictures.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows a text when a pointer rests on the view; no picture shows it.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Shows a text when a pointer rests on the view; no picture shows it.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Shows a text when a pointer rests on the view; no picture shows it.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}

// What is round a picture is not in it.
extension View {
  /// Hides the status bar of the device, which no picture shows.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar of the device, which no picture shows.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the home indicator of the device, which no picture shows.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Puts gestures of the system off. Ignored in pictures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// Whether something is shown.
///
/// - Source: SwiftUI, `Visibility`.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view has it by itself.
  case automatic
  /// Shown where it can be.
  case visible
  /// Hidden where it can be.
  case hidden
}
