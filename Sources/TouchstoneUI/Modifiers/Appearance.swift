import Foundation
import TouchstoneDrawing

extension View {
  /// Draws the view for light or dark surroundings.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for light or dark surroundings; here the view itself is drawn for them.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Sets the size of text that a person prefers.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Holds the size of text that a person prefers within limits.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }

  /// Draws the view mirrored where layout runs to the left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }

  /// Says how the view behaves where layout runs in the other direction.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }

  /// Draws the view into one picture first, on black if it is opaque, in a colour space of its own.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }

  /// Keeps the view's frame from being animated apart from its parent's. Ignored in pictures.
  public nonisolated func geometryGroup() -> some View { self }
}

/// Draws a view into a layer.
private struct DrawingGroupEffect {
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
}

extension DrawingGroupEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "drawingGroup" }

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    let inner = context.environment {
      $0.pictureHeadroom = colorMode.headroom(within: $0.pictureHeadroom)
    }
    return content(inner).map { ModifierEffectNode(modifier: self, child: $0, environment: context.environment) }
  }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    recorder.group(DisplayList.Group(isLayer: true, light: colorMode.light, items: [])) { recorder in
      if isOpaque { recorder.add(.fill(Path(recorder.bounds(of: size)), .color(.black), FillStyle())) }
      content(&recorder)
    }
  }
}

/// Mirrors a view where layout runs to the left.
private struct RightToLeftFlip {
  let isEnabled: Bool
}

extension RightToLeftFlip: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "flipsForRightToLeftLayoutDirection" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return content(&recorder) }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0).about(recorder.origin)
    recorder.group(DisplayList.Group(transform: mirror, items: []), content)
  }
}

/// Lays out a view from left to right, and mirrors what it draws where its behaviour says so.
private struct DirectionBehaviorModifier {
  let behavior: LayoutDirectionBehavior
}

extension DirectionBehaviorModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [Node] {
    let flips = behavior.flips(in: context.environment.layoutDirection)
    let inner = context.environment { $0.layoutDirection = .leftToRight }
    return content(inner).map {
      ModifierEffectNode(
        modifier: RightToLeftFlip(isEnabled: flips), child: $0, environment: context.environment)
    }
  }
}
