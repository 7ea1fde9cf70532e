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

  /// Pictures that share fonts, images and gradients, and are all different.
  @MainActor static var variants: [AnyView] {
    [
      AnyView(Specimen()),
      AnyView(Specimen().dynamicTypeSize(.accessibility1)),
      AnyView(Specimen().rotationEffect(.degrees(9)).hueRotation(.degrees(70))),
      AnyView(Specimen().blur(radius: 14, opaque: true)),
      AnyView(Specimen().background { LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom) }),
      AnyView(
        Specimen().background(.orange).overlay {
          Text("Glass").padding(20).background(.ultraThinMaterial, in: .capsule)
        }),
    ]
  }
}

@Suite struct DeterminismTests {
  @MainActor @Test func `two renderers give the same bytes`() throws {
    func bytes() throws -> [UInt8] {
      let renderer = ImageRenderer(content: Specimen())
      renderer.scale = 2
      return try renderer.render().bitmap.bytes
    }
    #expect(try bytes() == bytes())
  }

  @Test func `eight threads draw what one draws`() async throws {
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

  /// Each round draws all pictures in another order: with a pool whose caches are cold, and with one that has drawn.
  @Test(arguments: [1, 4]) func `threads draw the same in any order with caches cold and warm`(_ threads: Int)
    async throws
  {
    let lists = await MainActor.run {
      Specimen.variants.map { ImageRenderer(content: $0).picture(scale: 2).list }
    }
    let library = RenderContextPool.shared.library
    let alone = try lists.map { try BitmapBackend().draw($0, scale: 2, in: RenderContext(library: library)) }
    #expect(Set(alone.map(\.bytes)).count == alone.count)
    let warm = RenderContextPool(library: library)
    for round in 0..<4 {
      let pool = round < 2 ? RenderContextPool(library: library) : warm
      try await withThrowingTaskGroup(of: Void.self) { group in
        for thread in 0..<threads {
          let indices = lists.indices.map { ($0 + thread + round) % lists.count }
          let order = (thread + round).isMultiple(of: 2) ? indices : indices.reversed()
          group.addTask {
            for index in order {
              let bitmap = try pool.withContext { try BitmapBackend().draw(lists[index], scale: 2, in: $0) }
              #expect(bitmap == alone[index], "picture \(index), round \(round), thread \(thread)")
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test func `fresh context draws what a warm one draws`() async throws {
    let list = await MainActor.run { ImageRenderer(content: Specimen()).picture(scale: 2).list }
    let pool = RenderContextPool.shared
    let warm = try pool.withContext { try BitmapBackend().draw(list, scale: 2, in: $0) }
    let fresh = try BitmapBackend().draw(list, scale: 2, in: RenderContext(library: pool.library))
    #expect(warm == fresh)
  }
}
