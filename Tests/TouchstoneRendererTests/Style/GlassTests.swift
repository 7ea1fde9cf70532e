import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@testable import TouchstoneCore

/// Glass in shapes, containers and buttons.
///
/// Colours were measured in pictures of bars and buttons that Apple's frameworks drew: home-assistant/iOS, goldens
/// (iOS 26), skiptools/skipapp-showcase, screenshots (iOS 26), and berkaycatak/adaptive_platform_ui, screenshots (iOS 26).
@MainActor @Suite struct GlassTests {
  /// A view in the middle of a background of 200 × 200 points.
  private func screen<V: View>(
    _ view: V, on ground: Color = .white, _ scheme: ColorScheme = .light, pressing button: String? = nil
  ) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 200, height: 200).background(ground))
    renderer.environment.look = .iOS26
    renderer.environment.colorScheme = scheme
    if let button { try renderer.press(button) }
    return try renderer.render().bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    let pixel = bitmap[x, y]
    return Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue)
  }

  private func plate(_ glass: Glass = .regular, size: CGFloat = 100) -> some View {
    Color.clear.frame(width: size, height: size).glassEffect(glass, in: .rect)
  }

  private nonisolated static func rgb(_ hex: Int) -> Color {
    Color(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
  }

  @Test(arguments: [
    (ColorScheme.light, 0xF2F2F7, 0xFDFDFE, "a bar button on a grouped list"),
    (.light, 0xF2F2F7, 0xFCFCFF, "a tab bar on a grouped list"),
    (.dark, 0x000000, 0x191919, "a bar button"),
    (.dark, 0x1C1C1E, 0x212123, "a tab bar on a group"),
  ])
  func `regular glass is as pale as measured`(
    scheme: ColorScheme, ground: Int, expected: Int, what: String
  ) throws {
    let seen = color(try screen(plate(), on: Self.rgb(ground), scheme), 100, 100)
    #expect(LookColorTests.distance(seen, expected) <= 3, "\(what): \(String(seen, radix: 16))")
  }

  @Test func `a dark rim is as light as measured`() throws {
    let renderer = ImageRenderer(content: plate().frame(width: 200, height: 200).background(.black))
    renderer.environment.colorScheme = .dark
    renderer.scale = 3
    let seen = color(try renderer.render().bitmap, 300, 150)
    #expect(LookColorTests.distance(seen, 0x363636) <= 3, "\(String(seen, radix: 16))")
  }

  @Test func `a shadow is around the glass, below it more, and not in it`() throws {
    let bitmap = try screen(plate())
    // Measured: 240 below and 247 beside a button on 253, fading out over 30 points.
    #expect(color(bitmap, 100, 100) == 0xFFFFFF)
    let (below, beside) = (bitmap[100, 151].red, bitmap[151, 100].red)
    #expect((239...246).contains(below) && (245...250).contains(beside) && below < beside, "\(below) \(beside)")
    #expect(bitmap[100, 190].red >= 253)
  }

  @Test func `glass blurs what is behind it, clear glass less`() throws {
    let edge = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    func difference(_ glass: Glass) throws -> Int {
      let bitmap = try screen(
        ZStack {
          edge; plate(glass)
        })
      return Int(bitmap[96, 100].red) - Int(bitmap[104, 100].red)
    }
    let (none, clear, regular) = (try difference(.identity), try difference(.clear), try difference(.regular))
    #expect(none > 200)
    #expect(clear < none && regular < clear && regular >= 0, "\(none) \(clear) \(regular)")
  }

  @Test func `a tint covers the glass, and identity draws none`() throws {
    #expect(color(try screen(plate(.regular.tint(.black))), 100, 100) == 0)
    #expect(try screen(plate(.identity)) == screen(Color.clear))
    #expect(try screen(plate(.regular.tint(.black).tint(nil))) == screen(plate()))
  }

  @Test func `glass has its shape`() throws {
    let circle = Color.clear.frame(width: 100, height: 100).glassEffect(.regular.tint(.black), in: .circle)
    let bitmap = try screen(circle)
    #expect(color(bitmap, 100, 55) == 0 && bitmap[55, 55].red > 200)
  }

  // MARK: Containers

  private func pair(spacing: CGFloat?, gap: CGFloat) -> some View {
    let black = Glass.regular.tint(.black)
    return GlassEffectContainer(spacing: spacing) {
      HStack(spacing: gap) {
        Color.clear.frame(width: 60, height: 60).glassEffect(black, in: .circle)
        Color.clear.frame(width: 60, height: 60).glassEffect(black, in: .circle)
      }
    }
  }

  @Test(arguments: [(CGFloat?.some(40), true), (20, false), (nil, false)])
  func `glass merges within the spacing`(spacing: CGFloat?, merges: Bool) throws {
    let bitmap = try screen(pair(spacing: spacing, gap: 20))
    #expect((bitmap[100, 100].red < 30) == merges)
    // The transition is round: narrower than the circles.
    #expect(bitmap[100, 75].red > 200)
  }

  @Test func `a tint runs out into what connects two shapes`() throws {
    let bitmap = try screen(
      GlassEffectContainer(spacing: 40) {
        HStack(spacing: 20) {
          Color.clear.frame(width: 60, height: 60).glassEffect(.regular, in: .circle)
          Color.clear.frame(width: 60, height: 60).glassEffect(.regular.tint(.black), in: .circle)
        }
      })
    // From the tinted circle, which begins at 110, to the other one, which ends at 90.
    let neck = [112, 108, 104, 96].map { Int(bitmap[$0, 100].red) }
    #expect(neck == neck.sorted() && neck[0] < 30 && 30..<200 ~= neck[2] && neck[3] > 200, "\(neck)")
  }

  @Test func `glass of a union has one shape`() throws {
    #expect(try screen(GlassEffectContainer { Joined() })[100, 100].red == 0)
    #expect(try screen(Joined())[100, 100].red > 200, "only a container draws unions")
  }

  private struct Joined: View {
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 40) {
        ForEach(0..<2, id: \.self) { _ in
          Color.clear.frame(width: 40, height: 40).glassEffect(.regular.tint(.black), in: .rect)
            .glassEffectUnion(id: "pair", namespace: namespace)
        }
      }
    }
  }

  @Test func `the closing of two squares fills the gap between them only`() {
    let squares = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 14, y: 0, width: 10, height: 10)]
    let apart = GlassOutline(paths: squares.map { Path($0) }, spacing: 4).merged
    #expect(!apart.contains(CGPoint(x: 12, y: 5)))
    let merged = GlassOutline(paths: squares.map { Path($0) }, spacing: 6).merged
    // The circle of radius 3 that touches the upper corners of the gap has its centre √5 above them.
    #expect(merged.contains(CGPoint(x: 12, y: 5)))
    #expect(merged.contains(CGPoint(x: 12, y: 3 - 5.0.squareRoot() + 0.05)))
    #expect(!merged.contains(CGPoint(x: 12, y: 3 - 5.0.squareRoot() - 0.05)))
    #expect(!merged.contains(CGPoint(x: -0.1, y: 5)) && !merged.contains(CGPoint(x: 5, y: -0.1)))
  }

  // MARK: Buttons

  @Test func `a prominent button is on the tint, with a rim that is lighter`() throws {
    let renderer = ImageRenderer(
      content: Button("MMMM") {}.buttonStyle(.glassProminent).frame(width: 200, height: 200).background(.white))
    renderer.environment.look = .iOS26
    renderer.scale = 3
    let bitmap = try renderer.render().bitmap
    let column = (0..<300).map { color(bitmap, 300, $0) }
    let inside = try #require(column.lastIndex { LookColorTests.distance($0, 0x0088FF) <= 3 })
    // Measured: 2, 153, 253 in the highest pixel of a button.
    let top = try #require(column.firstIndex { LookColorTests.distance($0, 0xFFFFFF) > 60 })
    #expect(inside > top && bitmap[300, top + 1].green > 0x88 + 10)
  }

  @Test func `glass of a pressed button is lighter`() throws {
    let button = Button("Save") {}.buttonStyle(.glassProminent).tint(.black)
    let before = try screen(button, pressing: nil)
    let after = try screen(button, pressing: "Save")
    #expect(color(after, 100, 90) > color(before, 100, 90))
  }
}
