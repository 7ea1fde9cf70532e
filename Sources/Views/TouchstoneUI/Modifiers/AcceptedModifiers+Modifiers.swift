public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the placement of tabs that adapt to the window. Ignored in pictures, which show a tab bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Runs an action while a window is being resized. Ignored in pictures.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

  /// Sets the address that a widget opens. Ignored in pictures.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Sets the effect of a selection in palettes. Ignored in pictures.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Sets which text is selected by typing in a list. Ignored in pictures.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets which text is selected by typing in a list. Ignored in pictures.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Sets which text is selected by typing in a list. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Replaces a menu item while modifier keys are pressed. Ignored in pictures.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Sets which point of a window stays when its size changes. Ignored in pictures.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets the end of the text at which a selection is extended. Ignored in pictures.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Sets the icon of a navigation bar in Assistive Access. Ignored in pictures.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }

  /// Sets the icon of a navigation bar in Assistive Access. Ignored in pictures.
  public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Binds a number to the Digital Crown of a watch. Ignored in pictures.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Binds a number within limits to the Digital Crown of a watch. Ignored in pictures.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Sets the height of lines. Ignored in pictures: lines have the height of their font.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

// Titles from resources.
extension View {
  /// Sets which text is selected by typing in a list. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View { self }
}
