public import TouchstoneCore

/// How buttons look.
///
/// - Source: SwiftUI, `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that the style makes of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button.
///
/// - Source: SwiftUI, `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on the button; never in a picture.
  public let isPressed: Bool
}

/// How buttons look and when they act.
///
/// - Source: SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the style makes of a button.
  associatedtype Body: View
  /// The parts of a button, with its action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button and its action.
///
/// - Source: SwiftUI, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for; `nil` for nothing special.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style of buttons, of either kind.
enum AnyButtonStyle {
  case primitive(any PrimitiveButtonStyle)
  case ordinary(any ButtonStyle)
}

extension EnvironmentValues {
  private enum ButtonStylesKey: EnvironmentKey { static var defaultValue: [AnyButtonStyle] { [] } }
  private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  private enum RepeatKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

  /// The styles of buttons, the innermost last.
  var buttonStyles: [AnyButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(.ordinary(style)) }
  }

  /// Sets how buttons look and when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(.primitive(style)) }
  }

  /// Sets the outline of bordered buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether buttons act again and again while they are held. Ignored in pictures.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
