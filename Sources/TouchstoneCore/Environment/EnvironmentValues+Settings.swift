public import Foundation

/// Settings that views can read. None of them changes a picture by itself.
extension EnvironmentValues {
  private enum AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum WheelItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }

  /// Whether the window appears active, as the one in use does.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// Whether the Large Content Viewer is on; always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether views show hover effects.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Whether views show focus effects.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  /// Whether the tab bar shows its sections; always `false`.
  public var isTabBarShowingSections: Bool { false }
  /// The minimum height of an item in a wheel picker, in points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelItemHeightKey.self] }
    set { self[WheelItemHeightKey.self] = newValue }
  }
  /// Whether scenes can be shown on other devices; always `false`.
  public var supportsRemoteScenes: Bool { false }
}

extension View {
  /// Sets whether hovering over the view while dragging activates it. Ignored in pictures.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Adds actions to a section. Ignored in pictures.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Sets the default hover effect. Ignored in pictures.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Presents a confirmation dialog before a sheet is dismissed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Sets the initial accessibility focus. Ignored in pictures.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Hides a toolbar item that the system adds. Ignored in pictures.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the label of the file name field when exporting. Ignored in pictures.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View { self }

  /// Sets the identifier under which a file dialog keeps its settings. Ignored in pictures.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether file dialogs return aliases unresolved. Ignored in pictures.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}

/// Whether hovering over a view while dragging activates it.
///
/// - Source: SwiftUI, `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's behavior.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Does not activate the view.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
