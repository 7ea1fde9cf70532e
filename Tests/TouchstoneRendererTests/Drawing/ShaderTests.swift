import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Shaders run on Metal, which Linux lacks: what uses them is drawn without, and says so.
@MainActor @Suite struct ShaderTests {
  private func render(_ view: some View) throws -> (rgba: [UInt8], shaders: [String]) {
    let picture = try ImageRenderer(content: view.frame(width: 8, height: 8)).render()
    let shaders = picture.diagnostics.compactMap { if case .shader(let name) = $0 { name } else { nil } }
    #expect(picture.diagnostics.allSatisfy { !$0.isError && !$0.isMissing })
    return (picture.bitmap.rgba(4, 4), shaders)
  }

  @Test func `a view with an effect is drawn without it and the shader is named`() throws {
    let noise = ShaderLibrary.noise(.float(0.5), .boundingRect)
    let color = try render(Color.pureBlue.colorEffect(noise))
    #expect(color.rgba == [0, 0, 255, 255] && color.shaders == ["noise"])
    let wave = ShaderLibrary.bundle(.main).wave(.float2(1, 2), .color(.red))
    let layer = try render(
      Color.pureBlue.layerEffect(wave, maxSampleOffset: .zero).distortionEffect(noise, maxSampleOffset: .zero))
    #expect(layer.rgba == [0, 0, 255, 255] && Set(layer.shaders) == ["wave", "noise"])
    #expect(try render(Color.pureBlue.visualEffect { content, _ in content.colorEffect(noise) }).shaders == ["noise"])
  }

  @Test func `an effect that is turned off is not reported`() throws {
    #expect(try render(Color.pureBlue.colorEffect(ShaderLibrary.default.noise(), isEnabled: false)).shaders == [])
  }

  @Test func `what a shader fills is magenta`() throws {
    let filled = try render(Rectangle().fill(ShaderLibrary.stripes(.float(4))))
    #expect(filled.rgba == [255, 0, 255, 255] && filled.shaders == ["stripes"])
    let canvas = try render(
      Canvas { context, size in
        context.addFilter(.colorShader(ShaderLibrary.glow()))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.stripes()))
      })
    #expect(canvas.rgba == [255, 0, 255, 255] && Set(canvas.shaders) == ["glow", "stripes"])
  }

  @Test func `the warning says what why and how to fix it`() {
    #expect(
      RenderDiagnostic.shader(name: "noise").description == """
        The shader "noise" cannot run, because Linux has no Metal; its effect is left out, and what it fills is magenta. \
        Turn it off in tests with isEnabled: false, or draw the effect in a Canvas.
        """)
  }

  @Test func `shaders are equal if function and arguments are`() {
    #expect(
      ShaderLibrary.noise(.float(1))
        == Shader(function: .init(library: .default, name: "noise"), arguments: [.float(1)]))
    #expect(ShaderLibrary.noise(.float(1)) != ShaderLibrary.noise(.float(2)))
    #expect(ShaderLibrary.default != ShaderLibrary(url: URL(fileURLWithPath: "/a.metallib")))
  }
}
