public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// What the content of a sheet says of it.
struct PresentationSettings {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?

  /// The detent that shows: the selected one, else the smallest.
  var shownDetent: PresentationDetent {
    if let selected = selection?.wrappedValue, detents.contains(selected) { return selected }
    return detents.min { $0.rank < $1.rank } ?? .large
  }

  var showsHandle: Bool { dragIndicator == .visible || (dragIndicator == .automatic && detents.count > 1) }
}

/// The settings of a sheet, as its views say them.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
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

  /// What a custom detent may depend on.
  public struct Context {
    /// The height of the largest sheet without unsafe parts, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
  }

  private let kind: Kind
  private let customHeight: (@Sendable (Context) -> CGFloat?)?

  /// The full height.
  public static let large = PresentationDetent(kind: .large, customHeight: nil)
  /// Half of the screen's height.
  public static let medium = PresentationDetent(kind: .medium, customHeight: nil)
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height), customHeight: nil)
  }
  /// A share of the height that there is, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction), customHeight: nil)
  }
  /// A height that a type of your own computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)), customHeight: { type.height(in: $0) })
  }

  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  var isLarge: Bool { kind == .large }

  /// Whether the height counts from the bottom of the screen rather than from its safe part.
  var isWhole: Bool { kind == .medium || isLarge }

  /// The height of the sheet, in points.
  func height(screen: CGFloat, room: CGFloat, environment: EnvironmentValues) -> CGFloat {
    switch kind {
    case .large: room
    case .medium: (screen / 2).rounded()
    case .height(let height): max(0, height)
    case .fraction(let fraction): max(0, room * fraction)
    case .custom: customHeight?(Context(maxDetentValue: room, environment: environment)) ?? room
    }
  }

  /// The order of detents from the smallest, on a usual screen.
  var rank: CGFloat { height(screen: 852, room: 749, environment: EnvironmentValues()) }
}

/// A custom detent.
///
/// - Source: SwiftUI, `CustomPresentationDetent`.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height of the sheet, in points, or `nil` where it has none.
  static func height(in context: Context) -> CGFloat?

  /// What a height may depend on.
  typealias Context = PresentationDetent.Context
}

/// How a presentation adapts to narrow screens; pictures show sheets.
///
/// - Source: SwiftUI, `PresentationAdaptation`.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As suits the room.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it is, where that can be.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether a person can use what lies below a sheet.
///
/// - Source: SwiftUI, `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As suits the presentation.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// What lies behind takes touches.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// What lies behind takes no touches.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// What lies behind takes touches up to a height. Ignored in pictures.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a swipe in a sheet does.
///
/// - Source: SwiftUI, `PresentationContentInteraction`.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As suits the content.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A swipe resizes the sheet before it scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is where there is room; on phones it changes nothing.
///
/// - Source: SwiftUI, `PresentationSizing`.
public protocol PresentationSizing {}

/// A size of presentations.
public struct _NamedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == _NamedPresentationSizing {
  /// As suits the presentation.
  public static var automatic: _NamedPresentationSizing { _NamedPresentationSizing() }
  /// As large as the content.
  public static var fitted: _NamedPresentationSizing { _NamedPresentationSizing() }
  /// As wide as a form.
  public static var form: _NamedPresentationSizing { _NamedPresentationSizing() }
  /// As wide as a page.
  public static var page: _NamedPresentationSizing { _NamedPresentationSizing() }
}

extension View {
  private nonisolated func presentation(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<PresentationSettingsKey>(transform: change))
  }

  /// Sets the heights that the sheet around the view can have.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights that the sheet around the view can have, and which one it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Shows or hides the handle of the sheet around the view.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corners of the sheet around the view, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets the ground of the sheet around the view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let ground = AnyView(Rectangle().fill(style))
    return presentation { $0.background = ground }
  }

  /// Sets the ground of the sheet around the view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = ground }
  }

  // A picture has no user: what follows changes nothing in it.
  /// Sets whether what lies behind takes touches. Ignored in pictures.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets whether a swipe resizes the sheet or scrolls its content. Ignored in pictures.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  /// Sets what becomes of the presentation where there is little room. Ignored in pictures.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Sets what becomes of the presentation where there is little room. Ignored in pictures.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Sets the size of the presentation. Ignored in pictures.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Sets whether a swipe closes the presentation. Ignored in pictures.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
