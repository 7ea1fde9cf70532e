import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Wrappers of views that cannot be drawn.
@MainActor @Suite struct PlatformViewTests {
  private final class Movie: UIView {}

  private struct Player: UIViewRepresentable {
    func makeUIView(context: Context) -> Movie {
      Issue.record("nothing is made")
      return Movie(frame: .zero)
    }
    func updateUIView(_ uiView: Movie, context: Context) {}
  }

  private struct Web: NSViewRepresentable {
    final class Coordinator {}

    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ nsView: NSView, context: Context) { _ = context.coordinator }
    func makeCoordinator() -> Coordinator { Coordinator() }
  }

  private struct Mail: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private struct Sheet: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
  }

  @Test func `placeholder is in their place and is reported`() throws {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Player()
        Web()
        Mail()
        Sheet()
      }
      .frame(width: 160, height: 40))
    let picture = try renderer.render()
    for x in [1, 41, 81, 121] { #expect(picture.bitmap.rgba(x, 1) == [255, 230, 0, 255]) }
    // The bar of the sign, and the ring.
    #expect(picture.bitmap.isNear(20, 20, [230, 26, 26, 255]) && picture.bitmap.isNear(20, 6, [230, 26, 26, 255]))
    let types = picture.diagnostics.map { if case .platformView(let type) = $0 { type } else { "" } }
    #expect(types == ["Player", "Web", "Mail", "Sheet"])
    #expect(picture.diagnostics.allSatisfy { !$0.isError })
  }

  @Test func `warning says what why and how to fix it`() {
    #expect(
      RenderDiagnostic.platformView(type: "Player").description == """
        "Player" wraps a UIKit or AppKit view, which cannot be drawn; a placeholder is drawn instead. \
        Show a different view in tests, for example through an environment value.
        """)
  }
}
