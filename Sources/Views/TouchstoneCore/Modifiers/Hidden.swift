package import Foundation

/// A modifier that hides a view but keeps its space in the layout.
///
/// - Source: SwiftUI, `_HiddenModifier`.
public struct _HiddenModifier: Sendable {
  public init() {}
}

extension _HiddenModifier: ViewModifier, EffectModifier {
  package nonisolated static var nodeName: String { "hidden" }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {}
}

extension View {
  /// Hides the view but keeps its space in the layout.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
