/// A modifier whose data can be animated; the same as conforming to `Animatable` and `ViewModifier`.
///
/// - Source: SwiftUI, `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
