public import Foundation

/// A GPU shader, which Touchstone does not run.
///
/// - Source: SwiftUI, `Shader`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct Shader: Hashable, Sendable {}

/// A library of GPU shaders, which Touchstone does not run.
///
/// - Source: SwiftUI, `ShaderLibrary`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct ShaderLibrary: Sendable {}

/// A reference to a GPU shader, which Touchstone does not run.
///
/// - Source: SwiftUI, `ShaderFunction`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct ShaderFunction: Hashable, Sendable {}

extension View {
  /// Applies a shader to the colour of each pixel.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Applies a shader to the position of each pixel.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Applies a shader to the layer of the view.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    self
  }
}
