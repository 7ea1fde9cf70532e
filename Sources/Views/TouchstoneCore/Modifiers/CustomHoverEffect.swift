/// A change of a view while the pointer is over it. Ignored in pictures.
///
/// - Source: SwiftUI, `CustomHoverEffect`.
@MainActor @preconcurrency
public protocol CustomHoverEffect: Sendable {
  /// The type of the effect that this effect consists of.
  associatedtype Body: CustomHoverEffect
  /// The effect to which this effect adds others.
  typealias Content = EmptyHoverEffect

  /// Returns the effect that this effect consists of.
  @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension CustomHoverEffect where Body == Self {
  public func body(content: Content) -> Self { self }
}

extension CustomHoverEffect {
  /// Adds another effect. Ignored in pictures.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect { EmptyHoverEffect() }

  /// Adds changes while the pointer is over the view. Ignored in pictures.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect { EmptyHoverEffect() }

  /// Disables the effect. Ignored in pictures.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { EmptyHoverEffect() }

  /// Makes the effect part of a group. Ignored in pictures.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect { EmptyHoverEffect() }

  /// Makes the effect part of a group. Ignored in pictures.
  public nonisolated func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect { EmptyHoverEffect() }
}
