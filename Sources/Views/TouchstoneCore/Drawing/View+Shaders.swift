public import Foundation
import TouchstoneDrawing

/// A view's effect by a shader: the view is drawn without it, and the shader is reported.
private struct ShaderEffect: ViewModifier, EffectModifier, Sendable {
  nonisolated static let nodeName = "shader"

  let shader: Shader
  let isEnabled: Bool

  nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    if isEnabled { recorder.diagnostics.report(.shader(name: shader.function.name)) }
    content(&recorder)
  }
}

extension View {
  /// Applies a shader to the colour of each pixel. Ignored in pictures. A warning of the run names the shader.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderEffect(shader: shader, isEnabled: isEnabled))
  }

  /// Applies a shader to the position of each pixel. Ignored in pictures. A warning of the run names the shader.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderEffect(shader: shader, isEnabled: isEnabled)) }

  /// Applies a shader to the layer of the view. Ignored in pictures. A warning of the run names the shader.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderEffect(shader: shader, isEnabled: isEnabled)) }
}

extension VisualEffect {
  /// Applies a shader to the colour of each pixel. Ignored in pictures. A warning of the run names the shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(ShaderEffect(shader: shader, isEnabled: isEnabled))
  }

  /// Applies a shader to the position of each pixel. Ignored in pictures. A warning of the run names the shader.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding(ShaderEffect(shader: shader, isEnabled: isEnabled)) }

  /// Applies a shader to the layer of the view. Ignored in pictures. A warning of the run names the shader.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding(ShaderEffect(shader: shader, isEnabled: isEnabled)) }
}

extension GraphicsContext.Filter {
  /// Returns a filter that applies a shader to the colour of each pixel. Ignored in pictures. A warning of the run names
  /// the shader.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { unchanged(reporting: shader) }

  /// Returns a filter that applies a shader to the position of each pixel. Ignored in pictures. A warning of the run
  /// names the shader.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    unchanged(reporting: shader)
  }

  /// Returns a filter that applies a shader to the layer. Ignored in pictures. A warning of the run names the shader.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    unchanged(reporting: shader)
  }
}

extension GraphicsContext.Shading {
  /// Returns a shading by a shader: magenta. A warning of the run names the shader.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .style(shader) }
}
