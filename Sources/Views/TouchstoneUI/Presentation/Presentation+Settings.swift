public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The settings that the content of a sheet makes for the sheet.
struct PresentationSettings {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  /// Whether a popover stays one in a compact width.
  var staysPopover = false

  /// The visible detent: the selected one, or else the smallest.
  var shownDetent: PresentationDetent {
    if let selected = selection?.wrappedValue, detents.contains(selected) { return selected }
    return detents.min { $0.rank < $1.rank } ?? .large
  }

  var showsHandle: Bool { dragIndicator == .visible || (dragIndicator == .automatic && detents.count > 1) }
}

/// The settings of a sheet, collected from its views.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.staysPopover = value.staysPopover || next.staysPopover
  }
}

/// A height of a sheet.
///
/// - Source: SwiftUI, `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case large
    case medium
    case height(CGFloat)
    case fraction(CGFloat)
    case custom(ObjectIdentifier)
  }

  /// The values that a custom detent can depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the largest sheet without the unsafe areas, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// The values of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private let kind: Kind
  private let customHeight: (@Sendable (Context) -> CGFloat?)?

  /// The full height.
  public static let large = PresentationDetent(kind: .large, customHeight: nil)
  /// Half of the screen's height.
  public static let medium = PresentationDetent(kind: .medium, customHeight: nil)
  /// Returns a detent of the given height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height), customHeight: nil)
  }
  /// Returns a detent that takes a fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction), customHeight: nil)
  }
  /// Returns a detent whose height a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)), customHeight: { type.height(in: $0) })
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  var isLarge: Bool { kind == .large }

  /// Whether the height is measured from the bottom of the screen instead of the safe area.
  var isWhole: Bool { kind == .medium || isLarge }

  /// Returns the height of the sheet, in points.
  func height(screen: CGFloat, space: CGFloat, environment: EnvironmentValues) -> CGFloat {
    switch kind {
    case .large: space
    case .medium: (screen / 2).rounded()
    case .height(let height): max(0, height)
    case .fraction(let fraction): max(0, space * fraction)
    case .custom: customHeight?(Context(maxDetentValue: space, environment: environment)) ?? space
    }
  }

  /// The order of detents from the smallest, on a common screen.
  var rank: CGFloat { height(screen: 852, space: 749, environment: EnvironmentValues()) }
}

/// A custom detent.
///
/// - Source: SwiftUI, `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Returns the height of the sheet, in points, or `nil` if the detent has none.
  static func height(in context: Context) -> CGFloat?

  /// The values that a height can depend on.
  typealias Context = PresentationDetent.Context
}

/// The adaptation of a presentation to narrow screens. Pictures show sheets.
///
/// - Source: SwiftUI, `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// Depends on the available space.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation, if possible.
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether the user can interact with the view behind a presentation.
///
/// - Source: SwiftUI, `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// Depends on the presentation.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// The view behind the presentation receives touches.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// The view behind the presentation receives no touches.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// Returns a setting with which the view behind receives touches up to a detent. Ignored in pictures.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The effect of a swipe in a sheet.
///
/// - Source: SwiftUI, `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// Depends on the content.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe resizes the sheet before it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  private nonisolated func presentation(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<PresentationSettingsKey>(transform: change))
  }

  /// Sets the detents of the enclosing sheet.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the detents of the enclosing sheet and a binding to the selected one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Shows or hides the drag indicator of the enclosing sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the enclosing sheet.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = AnyView(Rectangle().fill(style))
    return presentation { $0.background = background }
  }

  /// Sets the background of the enclosing sheet.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = background }
  }

  /// Sets how the presentation adapts to a compact size: whether a popover stays one.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.staysPopover = adaptation == .popover || adaptation == .none }
  }

  /// Sets how the presentation adapts to a compact size: whether a popover stays one in a compact width.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontal) }
}
