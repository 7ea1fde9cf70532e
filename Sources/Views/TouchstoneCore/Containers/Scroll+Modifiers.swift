public import Foundation
public import TouchstoneDrawing

/// The situation in which a scroll anchor applies.
///
/// - Source: SwiftUI, `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }

  fileprivate let kind: Kind

  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// Size changes of the content or the scroll view, which pictures do not show.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// The alignment of content that is shorter than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The visibility of scroll indicators.
///
/// - Source: SwiftUI, `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// The default visibility for the scroll view.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Indicators are visible during scrolling, so pictures do not show them.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Indicators are hidden where the system allows it.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Indicators are always hidden.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// How a scroll view bounces at its ends.
///
/// - Source: SwiftUI, `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  /// The system's default behaviour.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// The scroll view bounces if its content is larger than itself.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How scrolling dismisses the keyboard.
///
/// - Source: SwiftUI, `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// The system's default for the kind of view.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// The keyboard is dismissed as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// The keyboard follows the finger as it is dismissed.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Scrolling does not dismiss the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// A type that determines where scrolling comes to rest.
///
/// - Source: SwiftUI, `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {}

/// A behaviour that aligns scrolling to pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour; prefer the shorthand `.paging`.
  public init() {}
}

/// A behaviour that aligns scrolling to views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The limit on how many views a single gesture can scroll.
  public struct LimitBehavior: Sendable {
    /// The system's default limit.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// A gesture scrolls a few views at most, as determined by the system.
    public static var always: LimitBehavior { LimitBehavior() }
    /// A gesture scrolls one view at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// A gesture scrolls a few views at most.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// A gesture is not limited.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// Creates the behaviour; the limit has no effect in pictures.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Creates the behaviour; the limit and the anchor have no effect in pictures.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Aligns scrolling to pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Aligns scrolling to views; the limit has no effect in pictures.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Aligns scrolling to an anchor of views; the limit and the anchor have no effect in pictures.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Aligns scrolling to an anchor of views; the limit and the anchor have no effect in pictures.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
  /// Adds margins around the content of scroll views.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.concernsContent else { return }
      settings.margins = settings.margins.on(Edge.Set.all.subtracting(edges)) + insets.on(edges)
      settings.marginEdges.formUnion(edges)
    }
  }

  /// Adds a margin around the content of scroll views on some edges.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }

  /// Adds a margin around the content of scroll views on all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the point at which scroll views and their content are initially aligned.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollSettings.anchor, anchor)
  }

  /// Sets the point at which scroll views and their content are aligned in the given situation.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      switch role.kind {
      case .initialOffset: settings.anchor = anchor
      case .alignment: settings.alignmentAnchor = anchor
      case .sizeChanges: break
      }
    }
  }

  /// Sets whether scroll views draw content outside of their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollSettings.isClipDisabled, disabled)
  }

  /// Sets whether scrolling is disabled. Ignored in pictures.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
