public import Foundation
public import TouchstoneDrawing

extension EnvironmentValues {
  private enum MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  private enum AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  private enum AlignmentAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  private enum ClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum RequestsKey: EnvironmentKey { static var defaultValue: ScrollRequests? { nil } }
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// The distances that scroll views keep around their content.
  package var scrollMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  /// The point of a scroll view and of its content that meet at first.
  package var scrollAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// The point of a scroll view and of a shorter content that meet, where it is another one.
  package var scrollAlignmentAnchor: UnitPoint? {
    get { self[AlignmentAnchorKey.self] }
    set { self[AlignmentAnchorKey.self] = newValue }
  }

  /// Whether scroll views show what lies outside of their edges.
  package var isScrollClipDisabled: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }

  /// Where scroll views are to be scrolled.
  package var scrollRequests: ScrollRequests? {
    get { self[RequestsKey.self] }
    set { self[RequestsKey.self] = newValue }
  }

  /// Whether a person can scroll.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

/// When a scroll anchor counts.
///
/// - Source: SwiftUI, `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }

  fileprivate let kind: Kind

  /// Before anything is scrolled.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// When the content or the scroll view changes its size, which no picture shows.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where the content is shorter than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// Whether scroll views show how far they are scrolled.
///
/// - Source: SwiftUI, `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// As the scroll view has it by itself.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Indicators are shown while the view scrolls, so that no picture shows them.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Indicators are hidden where the system allows it.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Indicators are always hidden.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// How a scroll view moves beyond its ends.
///
/// - Source: SwiftUI, `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind

  /// As the system has it.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// The scroll view always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// The scroll view bounces where its content is longer than it.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How scrolling puts the keyboard away.
///
/// - Source: SwiftUI, `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// As the system has it for the kind of view.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// The keyboard goes away as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// The keyboard follows the finger away.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Scrolling leaves the keyboard as it is.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// Where scrolling comes to rest.
///
/// - Source: SwiftUI, `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {}

/// Scrolling that comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour; `.paging` is shorter.
  public init() {}
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whether one gesture passes one view only.
  public struct LimitBehavior: Sendable {
    /// As the system has it.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// A gesture goes a few views on at most, as far as the system likes.
    public static var always: LimitBehavior { LimitBehavior() }
    /// A gesture goes one view on at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// A gesture goes a few views on at most.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// A gesture goes as far as it has speed.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// Creates the behaviour; how far one gesture goes changes no picture.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Scrolling that comes to rest at views; how far one gesture goes changes no picture.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
  /// Keeps distances around what scroll views scroll.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement.concernsContent else { return }
      margins = margins.on(Edge.Set.all.subtracting(edges)) + insets.on(edges)
    }
  }

  /// Keeps a distance around what scroll views scroll.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }

  /// Keeps a distance around what scroll views scroll.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Shows scroll views at first where a point of theirs and of their content meet.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Says where scroll views show their content in one case.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.self) { values in
      switch role.kind {
      case .initialOffset: values.scrollAnchor = anchor
      case .alignment: values.scrollAlignmentAnchor = anchor
      case .sizeChanges: break
      }
    }
  }

  /// Shows what lies outside of the edges of scroll views.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Keeps persons from scrolling. Ignored in pictures.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Shows how far scroll views are scrolled while they scroll; no picture shows that.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Shows how far scroll views are scrolled for a moment; no picture shows that.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows how far scroll views are scrolled for a moment; no picture shows that.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Makes the views of a layout the places where scrolling comes to rest. Ignored in pictures.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the view a place where scrolling comes to rest. Ignored in pictures.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Says where scrolling comes to rest. Ignored in pictures.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Says how scroll views move beyond their ends. Ignored in pictures.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says how scrolling puts the keyboard away. Ignored in pictures.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
