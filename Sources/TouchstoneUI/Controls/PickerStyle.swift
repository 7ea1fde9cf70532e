import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// How pickers look.
///
/// - Source: SwiftUI, `PickerStyle`.
public protocol PickerStyle {
  var _appearance: _PickerAppearance { get }
}

/// The looks of pickers that are drawn.
public enum _PickerAppearance: Sendable {
  case automatic
  case segmented
  case inline
  case link
}

/// The usual style: the value that is chosen, with arrows.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}

/// The value that is chosen, with arrows; the menu itself is in no picture.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.menu` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}

/// All values beside each other on a grey shape.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.segmented` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}

/// All values beside each other; it is drawn as the segmented style is.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.palette` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}

/// All values below each other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.inline` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .inline }
}

/// A wheel; it is drawn as the menu style is, since no wheel is drawn yet.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.wheel` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}

/// A link to a page of values.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.navigationLink` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style: the value that is chosen, with arrows.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The value that is chosen, with arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values beside each other on a grey shape.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All values beside each other; it is drawn as the segmented style is.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values below each other, the chosen one with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; it is drawn as the menu style is.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerAppearanceKey: EnvironmentKey { static var defaultValue: _PickerAppearance { .automatic } }

  /// How pickers look.
  var pickerAppearance: _PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerAppearance, style._appearance)
  }
}

/// Equal segments, the chosen one on a raised shape, lines between two that are not chosen.
struct SegmentedPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var metrics
  let label: AnyView
  let options: [PickerOption]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<options.count, id: \.self) { index in
        Button(action: options[index].select) {
          options[index].view
            .frame(maxWidth: .infinity, minHeight: metrics.segmentHeight - 4, maxHeight: metrics.segmentHeight - 4)
            .background {
              if options[index].isSelected {
                AnyShape(radius: metrics.selectedSegmentRadius).fill(ControlColors.segment)
                  .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
              }
            }
            .overlay(alignment: .leading) {
              if metrics.segmentsHaveDividers, index > 0, !options[index - 1].isSelected, !options[index].isSelected {
                Capsule().fill(ControlColors.segmentLine).frame(width: 1, height: 16).offset(x: -0.5)
              }
            }
        }
        .buttonStyle(BareButtonStyle())
      }
    }
    .padding(2)
    .background(AnyShape(radius: metrics.segmentRadius).fill(ControlColors.tertiaryFill))
    .opacity(isEnabled ? 1 : 0.5)
    // The titles are parts of the control: no line of a list begins at them.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// All values below each other.
struct InlinePicker: View {
  let label: AnyView
  let options: [PickerOption]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<options.count, id: \.self) { index in InlineOption(option: options[index]) }
    }
  }
}

/// A value, with a check mark if it is chosen.
struct InlineOption: View {
  let option: PickerOption

  var body: some View {
    Button(action: option.select) {
      HStack {
        option.view
        Spacer(minLength: 0)
        if option.isSelected { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
      }
    }
    .buttonStyle(BareButtonStyle())
  }
}

/// The value that is chosen, with arrows; in a list after the label, which is left out elsewhere.
struct MenuPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listContext) private var list
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.look.controls) private var metrics
  let label: AnyView
  let options: [PickerOption]
  var isLink = false

  private var color: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(ControlColors.placeholder) }
    return list == nil ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.secondary)
  }

  var body: some View {
    if list != nil, !labelsHidden {
      HStack {
        label
        Spacer(minLength: 0)
        value
      }
    } else {
      value
    }
  }

  private var value: some View {
    HStack(spacing: metrics.menuArrowSpacing) {
      if let selected = options.first(where: \.isSelected) { selected.view }
      if isLink {
        DisclosureChevron()
      } else {
        Image(systemName: "chevron.up.chevron.down").font(.system(size: metrics.menuArrowSize))
          .padding(.trailing, list == nil ? 0 : metrics.menuArrowTrailing)
      }
    }
    .foregroundStyle(color)
  }
}
