public import Foundation

/// Values that views can read and that pictures do not change: what people and systems set, where no one does.
extension EnvironmentValues {
  /// Whether the window looks as if it gets what is typed: it does.
  public var appearsActive: Bool {
    get { true }
    set {}
  }
  /// Whether a person wants enlarged texts of bars shown: no.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether views show where the pointer is.
  public var isHoverEffectEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether views show which of them is focused.
  public var isFocusEffectEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether a tab bar shows its sections: it does not.
  public var isTabBarShowingSections: Bool { false }
  /// The least height of a row in a wheel, in points.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { 32 }
    set {}
  }
  /// Whether documents can be opened in several windows of other devices: they cannot.
  public var supportsRemoteScenes: Bool { false }
}

extension View {
  /// Says whether views open where something is dragged over them. Ignored in pictures.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Puts buttons at the end of a section in a sidebar. Ignored in pictures.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Says how views answer to a pointer where they do not say so. Ignored in pictures.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Asks before a sheet is closed. Ignored in pictures.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Gives the focus of those who help to a view at first. Ignored in pictures.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  /// Hides an item of a bar that the system puts there. Ignored in pictures.
  public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// Names the file that is exported. Ignored in pictures.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View { self }

  /// Names the settings of a dialog with files that are kept. Ignored in pictures.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Says whether links are followed in a dialog with files. Ignored in pictures.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}

/// Whether a view opens where something is dragged over it.
///
/// - Source: SwiftUI, `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
