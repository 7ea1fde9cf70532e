import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The style of pickers.
///
/// - Source: SwiftUI, `PickerStyle`.
public protocol PickerStyle {
  var _appearance: _PickerAppearance { get }
}

/// The picker styles that are drawn.
public enum _PickerAppearance: Sendable {
  case automatic
  case segmented
  case inline
  case link
  case wheel
}

/// The default style: the chosen value, with arrows.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}

/// The chosen value, with arrows. A tap opens the menu of all values.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.menu` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}

/// All values side by side on a grey shape.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.segmented` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}

/// All values side by side, drawn like the segmented style.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.palette` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .segmented }
}

/// All values below each other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.inline` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .inline }
}

/// A wheel of values that turns to the chosen one.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.wheel` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .wheel }
}

/// A link to a page of values.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.navigationLink` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: the chosen value, with arrows.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value, with arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values side by side on a grey shape.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All values side by side, drawn like the segmented style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values below each other, the chosen one with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of values that turns to the chosen one.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension ViewTraits {
  private enum KeepsTextSizeKey: _ViewTraitKey { static var defaultValue: Bool { false } }

  /// Whether a control of the system draws the texts of the view in one size at every Dynamic Type size.
  package var keepsTextSize: Bool {
    get { self[viewTrait: KeepsTextSizeKey.self] }
    set { self[viewTrait: KeepsTextSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.controlSettings.picker, style._appearance)
  }
}

/// Segments of equal width, with the chosen one on a raised shape, and lines between unselected neighbours.
struct SegmentedPicker: View {
  @Environment(\.desktopControl) private var desktop
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var metrics
  @Environment(\.appearanceProxies) private var proxies
  let label: AnyView
  let options: [PickerOption]

  /// The height of a segment.
  private var height: CGFloat { (desktop?.segmentHeight ?? metrics.segmentHeight) - 2 * metrics.segmentPadding }

  var body: some View {
    if desktop == nil { control } else { FormRow(label: label, control: control) }
  }

  private var control: some View {
    let appearance = proxies.settings.segments
    return HStack(spacing: 0) {
      ForEach(0..<options.count, id: \.self) { index in
        Button(action: options[index].select) {
          options[index].view
            .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
            .background {
              if options[index].isSelected {
                AnyShape(radius: metrics.selectedSegmentRadius).fill(
                  appearance.selection ?? metrics.selectedSegment.color
                )
                .shadow(metrics.segmentShadow)
              }
            }
            .overlay(alignment: .leading) {
              if metrics.segmentsHaveDividers, index > 0, !options[index - 1].isSelected, !options[index].isSelected {
                Capsule().fill(metrics.segmentLine.color)
                  .frame(width: metrics.segmentDivider.width, height: metrics.segmentDivider.height)
                  .offset(x: -metrics.segmentDivider.width / 2)
              }
            }
        }
        .containerStyle { $0.buttonStyle(BareButtonStyle()) }
      }
    }
    .padding(metrics.segmentPadding)
    .background(AnyShape(radius: metrics.segmentRadius).fill(appearance.background ?? metrics.fills.tertiary.color))
    .opacity(isEnabled ? 1 : metrics.disabledControlOpacity)
    // The titles are parts of the control: row separators don't align with them.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// All values below each other.
struct InlinePicker: View {
  @Environment(\.look.controls.valueSpacing) private var spacing
  let label: AnyView
  let options: [PickerOption]

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<options.count, id: \.self) { index in InlineOption(option: options[index]) }
    }
  }
}

/// A value, with a check mark if it is chosen.
struct InlineOption: View {
  @Environment(\.surroundings.isInMenu) private var isInMenu
  @Environment(\.look.fonts.checkWeight) private var checkWeight
  @Environment(\.surroundings.isInRow) private var isInRow
  @Environment(\.look.controls) private var metrics
  @Environment(\.symbolScale) private var scale
  let option: PickerOption

  var body: some View {
    let isSelected = option.isSelected
    if isInMenu {
      Button(action: option.select) { option.view }
        .modifier(TraitModifier { $0.isMenuItemChecked = isSelected })
    } else {
      Button(action: option.select) {
        HStack {
          option.view
          Spacer(minLength: 0)
          if isSelected {
            Image(systemName: "checkmark").font(.system(size: metrics.checkSize * scale, weight: checkWeight))
              .foregroundStyle(.tint)
              .padding(.trailing, isInRow ? metrics.checkTrailing : 0)
          }
        }
      }
      .containerStyle { $0.buttonStyle(BareButtonStyle()) }
    }
  }
}

/// The chosen value, with arrows; in a list it follows the label, which is hidden elsewhere.
struct MenuPicker: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.surroundings.isInRow) private var isInRow
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.look.controls) private var metrics
  @Environment(\.look.desktop) private var desktop
  @Environment(\.symbolScale) private var scale
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  let label: AnyView
  let options: [PickerOption]
  var currentValueLabel: AnyView?
  var isLink = false

  private var color: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.placeholder) }
    return isInRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(TintShapeStyle())
  }

  var body: some View {
    if let desktop {
      FormRow(label: label, control: PopUpButton(metrics: desktop, value: current))
    } else if isInRow, !labelsHidden {
      ValueRow(isStacked: true, distance: 0) {
        label
      } value: {
        value
      }
    } else {
      value
    }
  }

  private var current: AnyView? {
    currentValueLabel ?? options.first(where: \.isSelected).map { menuValue($0) }
  }

  /// An option as a menu shows it: of a view with more than images and texts, only these.
  private func menuValue(_ option: PickerOption) -> AnyView {
    let leaves = option.node.leaves
    let parts = leaves.filter { $0 is TextNode || $0 is ImageNode }
    guard !parts.isEmpty, parts.count < leaves.count else { return AnyView(option.view) }
    return AnyView(
      HStack(spacing: metrics.menuLabelSpacing) {
        ForEach(0..<parts.count, id: \.self) { NodeView(node: parts[$0]) }
      })
  }

  private var value: some View {
    HStack(spacing: metrics.menuArrowSpacing) {
      current
      if isLink {
        if indicator != .hidden { DisclosureChevron() }
      } else {
        Image(systemName: "chevron.up.chevron.down").font(.system(size: metrics.menuArrowSize * scale)).imageScale(
          .small
        )
        .padding(.trailing, isInRow ? metrics.menuArrowTrailing : 0)
      }
    }
    .containerStyle { $0.foregroundStyle(color) }
  }
}
