public import Foundation

/// A program for the graphics processor; none runs here.
///
/// - Source: SwiftUI, `Shader`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct Shader: Hashable, Sendable {}

/// Programs for the graphics processor; none runs here.
///
/// - Source: SwiftUI, `ShaderLibrary`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct ShaderLibrary: Sendable {}

/// The name of a program for the graphics processor; none runs here.
///
/// - Source: SwiftUI, `ShaderFunction`.
@available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
public struct ShaderFunction: Hashable, Sendable {}

extension View {
  /// Changes the colour of each pixel by a shader.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Moves each pixel by a shader.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Draws each pixel by a shader.
  @available(*, unavailable, message: "Metal shaders do not run on Linux. Draw the effect in a Canvas.")
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    self
  }
}
