import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

@MainActor @Suite struct SettlingTests {
  private struct Loader: View {
    let load: @MainActor () async -> Int
    @State private var width = 1

    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 1).task { width = await load() }
    }
  }

  @Test func `settled picture shows what a task has loaded`() async throws {
    let renderer = ImageRenderer(
      content: Loader {
        for _ in 0..<5 { await Task.yield() }
        return 7
      })
    #expect(renderer.cgImage?.width == 1)
    try await renderer.settle()
    #expect(renderer.cgImage?.width == 7)
  }

  @Test func `task that does not end is named by its place`() async {
    let renderer = ImageRenderer(
      content: Loader {
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        return 2
      })
    let error = await #expect(throws: SettlingError.self) { try await renderer.settle(for: .milliseconds(20)) }
    let text = error?.description ?? ""
    #expect(text.contains("Loader (TouchstoneRendererTests/SettlingTests.swift:14)"))
    #expect(text.contains("settle(for:"))
  }

  @Test func `renderer that is gone leaves nothing`() async {
    final class Witness {}
    weak var renderer: ImageRenderer<Loader>?
    weak var witness: Witness?
    do {
      let held = Witness()
      witness = held
      let made = ImageRenderer(
        content: Loader {
          _ = held
          while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
          return 2
        })
      renderer = made
      _ = made.cgImage
      #expect(witness != nil)
    }
    #expect(renderer == nil)
    // The task is cancelled with the renderer; it lets go once it has seen that.
    await wait { witness == nil }
    #expect(witness == nil)
  }
}
