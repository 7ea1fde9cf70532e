/// How large controls are.
///
/// - Source: SwiftUI, `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// Drawn as `small` is.
  case mini
  /// Smaller than usual: the text of buttons with a border is of the subheadline style.
  case small
  /// The usual size.
  case regular
  /// Larger than usual: more room in buttons with a border, wheels of 37 points.
  case large
  /// Drawn as `large` is.
  case extraLarge
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets whether people can use the controls in the view; a view cannot enable what one around has disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets how large the controls in the view are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls in the view.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

/// The colours of controls before iOS 26.
///
/// - Source: the fills of `UIColor`, as Apple's Human Interface Guidelines show them.
enum ControlColors {
  private static func gray(_ light: Double, _ dark: Double) -> Color {
    Color(
      storage: .dynamic(
        light: Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: light),
        dark: Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: dark)))
  }

  /// The track of a slider or a progress bar.
  static let systemFill = gray(0.2, 0.36)
  /// A switch that is off.
  static let secondaryFill = gray(0.16, 0.32)
  /// The background of a bordered button, a stepper or a segmented control.
  static let tertiaryFill = Color(
    storage: .dynamic(
      light: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
      dark: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24)))
  /// What is disabled, and texts that hold the place of one.
  static let placeholder = Color(storage: .system(.tertiary))
  /// The segment that is selected.
  static let segment = Color(
    storage: .dynamic(light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255)))
  /// The line between two segments that are not selected.
  static let segmentLine = Color(uiColor: .systemGray).opacity(0.3)
}

/// Gives controls a foreground of their own where code has set none.
struct DefaultForeground {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
  }
}

extension DefaultForeground: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    guard context.environment.foregroundStyles.isEmpty else { return content(context) }
    return context.evaluate(ForegroundStyleModifier(styles: [style]), content: content)
  }
}

extension EvaluationContext {
  /// Evaluates the view that a style makes; the style's own properties are connected first.
  func evaluate<Style, Content: View>(
    style: Style, makeBody: @MainActor (Style) -> Content
  ) -> [Node] {
    var style = style
    let context = child(.type(ObjectIdentifier(Style.self)))
    DynamicPropertyLinker.link(&style, context: context)
    return context.child(.content).evaluate(makeBody(style))
  }
}
