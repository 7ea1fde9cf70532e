import Foundation
public import TouchstoneCore

/// A type that defines the appearance of buttons.
///
/// - Source: SwiftUI, `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style creates for a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button.
///
/// - Source: SwiftUI, `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The role of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed, as by `renderer.press(_:)`.
  public let isPressed: Bool
}

/// A type that defines the appearance and the behaviour of buttons.
///
/// - Source: SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style creates for a button.
  associatedtype Body: View
  /// The parts of a button, including its action.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button and its action.
///
/// - Source: SwiftUI, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The role of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void
  var isPressed = false
  /// Where the button of a link leads.
  var destination: URL?

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A button style of either kind.
enum AnyButtonStyle {
  case primitive(any PrimitiveButtonStyle)
  case ordinary(any ButtonStyle)
}

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
  /// Sets the style of buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(.ordinary(style)) }
  }

  /// Sets the appearance and the behaviour of buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(.primitive(style)) }
  }

  /// Sets the outline of bordered buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.controlSettings.borderShape, shape)
  }

  /// Sets whether buttons repeat their action while they are held. Ignored in pictures.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
