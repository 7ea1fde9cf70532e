/// A modifier with animatable data; equivalent to conforming to `Animatable` and `ViewModifier`.
///
/// - Source: SwiftUI, `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
