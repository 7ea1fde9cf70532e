public import Foundation
public import TouchstoneDrawing

// Accessibility settings that can be turned off, as iOS 18 added them.
extension View {
  /// Sets the accessibility label of the view if a condition is true.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.spokenText(in: $1) } }
  }

  /// Sets the accessibility value of the view if a condition is true.
  public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = valueDescription.spokenText(in: $1) } }
  }

  /// Sets the accessibility hint of the view if a condition is true.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = hint.spokenText(in: $1) } }
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
