public import Foundation
public import TouchstoneDrawing

// Accessibility settings that can be turned off, as iOS 18 added them.
extension View {
  /// Sets the accessibility label of the view if a condition is true.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.spokenText(in: $1) } }
  }

  /// Sets the accessibility label of the view from a localised string key if a condition is true.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view, without localising it, if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view if a condition is true.
  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = valueDescription.spokenText(in: $1) } }
  }

  /// Sets the accessibility value of the view from a localised string key if a condition is true.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view, without localising it, if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view if a condition is true.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = hint.spokenText(in: $1) } }
  }

  /// Sets the accessibility hint of the view from a localised string key if a condition is true.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view, without localising it, if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets an identifier by which tests find the view if a condition is true.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.identifier = identifier } }
  }

  /// Hides the view and its content from assistive technologies, or not, if a condition is true.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.isHidden = hidden } }
  }

  /// Sets the point that an activation touches, as a fraction of the view's size, if a condition is true.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.activation = .share(activationPoint) } }
  }

  /// Sets the point that an activation touches, in points from the view's corner, if a condition is true.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.activation = .point(activationPoint) } }
  }
}
