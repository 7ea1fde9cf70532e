import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Letters whose style is more than a paint.
@MainActor @Suite struct TextEffectTests {
  private func steps(_ text: some View) -> String {
    ImageRenderer(content: text).picture(scale: 1).list.description
  }

  @Test func `Letters throw the shadow of their style`() {
    for (style, words) in [
      (ShadowStyle.drop(color: .black, radius: 2, x: 1), "shadow #000000 2 by 1 0 below"),
      (ShadowStyle.inner(color: .white, radius: 3), "shadow #FFFFFF 3 by 0 0 inner"),
    ] {
      let own = steps(Text("Aa").foregroundStyle(Color.red.shadow(style)))
      #expect(own.contains("group \(words)\n    text \"Aa\""))
      #expect(own == steps(AnyView(Text("Aa")).foregroundStyle(Color.red.shadow(style))))
    }
    let gradient = steps(Text("Aa").foregroundStyle(Color.red.gradient.shadow(.drop(radius: 1))))
    #expect(gradient.contains("shadow") && gradient.contains("linear"))
  }

  @Test func `Letters blend as their style does`() {
    #expect(steps(Text("Aa").foregroundStyle(Color.red.blendMode(.multiply))).contains("group blend multiply"))
    #expect(steps(Text("Aa").foregroundStyle(.thinMaterial)).contains("backdrop blur 24"))
  }

  @Test func `Each part of a text has the effects of its own style`() {
    let text =
      Text("a").foregroundStyle(Color.red.shadow(.drop(color: .black, radius: 2))) + Text("b").foregroundStyle(.blue)
    let lines = steps(text).split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[1].hasPrefix("  group shadow") && lines[3].hasPrefix("  text \"b\""))
    // Of two parts that differ in their effects only, neither has them.
    let alike = Text("a").foregroundStyle(Color.red.shadow(.drop(radius: 2))) + Text("b").foregroundStyle(.red)
    #expect(!steps(alike).contains("shadow"))
  }

  @Test func `The sheet of letters with effects`() throws {
    let view = VStack {
      Text("Inner").foregroundStyle(Color.orange.shadow(.inner(color: .black, radius: 1, x: 1, y: 2)))
      Text("Drop").foregroundStyle(Color.mint.gradient.shadow(.drop(color: .black.opacity(0.6), radius: 2, x: 1, y: 3)))
      Text("Glass").foregroundStyle(.ultraThinMaterial)
    }
    .font(.system(size: 40, weight: .heavy)).padding()
    .background(LinearGradient(colors: [.white, .cyan, .blue], startPoint: .top, endPoint: .bottom))
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try picture.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("letters.png"))
    }
    #expect(picture.size.height > 150)
  }
}
