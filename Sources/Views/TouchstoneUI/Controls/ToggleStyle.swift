import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A type that defines the appearance of toggles.
///
/// - Source: SwiftUI, `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style creates for a toggle.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a toggle.
///
/// - Source: SwiftUI, `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View, ErasedView { let content: AnyView }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the values of the toggle differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label at the leading edge, and a switch at the trailing edge; on macOS the switch is beside the label, except in a
/// grouped form.
public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  private let tint: Color?

  /// Creates the style with the tint of the enclosing view, or else green; use `.switch` as a shorthand.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style with its own colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.isOn, color: tint)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.button` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(.bordered)
        .modifier(ExplicitTint())
    } else {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(.borderless)
        .modifier(ButtonPadding())
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label at the leading edge, and a switch at the trailing edge.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A label and a switch.
private struct SwitchRow<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.look.controls) private var metrics
  @Environment(\.look.desktop) private var desktop
  @Environment(\.surroundings.form) private var form
  @Environment(\.appearanceProxies) private var proxies
  let label: Label
  let isOn: Bool
  let color: Color?

  /// The size of the track and of the thumb.
  private var sizes: (track: CGSize, thumb: CGSize) {
    if form == .grouped, let desktop { return (desktop.formSwitch, desktop.formThumb) }
    return (metrics.switchTrack, metrics.switchThumb)
  }

  private var onColor: Color {
    if desktop != nil { return tint.color ?? .accentColor }
    return (tint.isAccent ? nil : tint.color) ?? appearance.on ?? .green
  }

  private var appearance: (on: Color?, thumb: Color?) { proxies.settings.toggle }

  private var width: CGFloat { form == .grouped ? sizes.track.width : metrics.switchWidth }

  var body: some View {
    if desktop != nil {
      FormRow(label: label, control: control, isCentred: true)
    } else if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    Capsule()
      .fill(isOn ? color ?? onColor : metrics.switchOff.color)
      .frame(width: sizes.track.width, height: sizes.track.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule(style: .circular).fill(appearance.thumb ?? metrics.thumb.color)
          .frame(width: sizes.thumb.width, height: sizes.thumb.height)
          .shadow(metrics.switchShadow ?? .none)
          .padding((sizes.track.height - sizes.thumb.height) / 2)
      }
      .clipShape(Capsule())
      .opacity(isEnabled ? 1 : metrics.disabledControlOpacity)
      // The track extends beyond the switch's frame.
      .frame(width: width, alignment: .leading)
  }
}

/// The padding of a bordered button around a label without a border.
struct ButtonPadding: ViewModifier {
  @Environment(\.look.controls.buttons.padding) private var padding

  func body(content: Content) -> some View {
    content.padding(.horizontal, padding.width).padding(.vertical, padding.height)
  }
}

/// Treats the tint as set by code, even if it isn't.
private struct ExplicitTint: ViewModifier {
  @Environment(\.tint.color) private var tint

  func body(content: Content) -> some View { content.tint(tint ?? .accentColor) }
}
