import Foundation
import TouchstoneDrawing

extension View {
  /// Marks the content as invalidatable: it is paler while `redactionReasons` contains `.invalidated`, as in a widget that
  /// waits for new data.
  ///
  /// Apple's documentation mentions a standard style. Here it is assumed to be the opacity of disabled controls.
  ///
  /// - Source: SwiftUI, `View.invalidatableContent(_:)`.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContentEffect(invalidatable: invalidatable))
  }
}

/// An effect that draws a view paler as a whole while its content is invalidated.
struct InvalidatableContentEffect: Equatable {
  var invalidatable: Bool
}

extension InvalidatableContentEffect: ViewModifier, EffectModifier {
  typealias Body = Never

  nonisolated static var nodeName: String { "invalidatableContent" }

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let isInvalidated = invalidatable && environment.redactionReasons.contains(.invalidated)
    _OpacityEffect(opacity: isInvalidated ? environment.look.controls.disabledControlOpacity : 1)
      .draw(into: &recorder, size: size, environment: environment, content: content)
  }
}
