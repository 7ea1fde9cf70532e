import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A view with every kind of drawing step.
private struct Specimen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Grüße, 你好 😀 **now**").font(.title2)
      HStack {
        Circle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 20))
        Capsule().fill(LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
        RoundedRectangle(cornerRadius: 9).stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
        Rectangle().fill(AngularGradient(colors: [.red, .blue, .red], center: .center)).clipShape(Circle())
      }
      .frame(width: 220, height: 40)
      Text("Shadow").bold().padding(8).background(Color.orange).cornerRadius(8).shadow(radius: 4).rotationEffect(
        .degrees(7))
      Image(systemName: "star.fill").foregroundColor(.pink).opacity(0.6).blur(radius: 1)
    }
    .padding()
  }
}

@Suite struct DeterminismTests {
  @MainActor @Test func twoRenderersGiveTheSameBytes() throws {
    func bytes() throws -> [UInt8] {
      let renderer = ImageRenderer(content: Specimen())
      renderer.scale = 2
      return try renderer.render().bitmap.bytes
    }
    #expect(try bytes() == bytes())
  }

  @Test func eightThreadsDrawWhatOneDraws() async throws {
    let list = await MainActor.run { ImageRenderer(content: Specimen()).picture(scale: 3).list }
    @Sendable func draw() throws -> Bitmap {
      try RenderContextPool.shared.withContext { try BitmapBackend().draw(list, scale: 3, in: $0) }
    }
    let alone = try draw()
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<32 { group.addTask { try draw() } }
      for try await bitmap in group { #expect(bitmap == alone) }
    }
  }

  @Test func freshContextDrawsWhatAWarmOneDraws() async throws {
    let list = await MainActor.run { ImageRenderer(content: Specimen()).picture(scale: 2).list }
    let pool = RenderContextPool.shared
    let warm = try pool.withContext { try BitmapBackend().draw(list, scale: 2, in: $0) }
    let fresh = try BitmapBackend().draw(list, scale: 2, in: RenderContext(library: pool.library))
    #expect(warm == fresh)
  }
}
