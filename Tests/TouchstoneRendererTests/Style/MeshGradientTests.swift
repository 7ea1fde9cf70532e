import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct MeshGradientTests {
  private func bitmap(_ view: some View, named name: String? = nil) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    let bitmap = try renderer.render().bitmap
    if let name, let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try bitmap.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
    return bitmap
  }

  private func rgba(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let pure: [Color.Resolved] = [
    .init(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0), .init(red: 0, green: 0, blue: 1),
    .init(red: 1, green: 1, blue: 1),
  ]

  @Test func `Four corners mix bilinearly over the whole view`() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: Self.square, resolvedColors: Self.pure)
    let picture = try bitmap(mesh.frame(width: 40, height: 20))
    for (x, y) in [(0, 0), (39, 0), (20, 10), (39, 19), (7, 13)] {
      let (u, v) = ((Double(x) + 0.5) / 40, (Double(y) + 0.5) / 20)
      let expected = [
        (1 - u) * (1 - v) + u * v, u * (1 - v) + u * v, (1 - u) * v + u * v, 1,
      ].map { Int(($0 * 255).rounded()) }
      #expect(zip(rgba(picture, x, y), expected).allSatisfy { abs($0 - $1) <= 1 }, "\(x) \(y)")
    }
  }

  @Test func `Outside of the mesh lies its background, and nothing by default`() throws {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let colors: [Color] = [.black, .black, .black, .black]
    let bare = MeshGradient(width: 2, height: 2, points: points, colors: colors)
    #expect(rgba(try bitmap(bare.frame(width: 20, height: 20)), 2, 2) == [0, 0, 0, 0])
    let ground = MeshGradient(width: 2, height: 2, points: points, colors: colors, background: .white)
    let picture = try bitmap(ground.frame(width: 20, height: 20))
    #expect(rgba(picture, 2, 2) == [255, 255, 255, 255])
    #expect(rgba(picture, 10, 10) == [0, 0, 0, 255])
    #expect(rgba(picture, 5, 14) == [0, 0, 0, 255])
    #expect(rgba(picture, 4, 14) == [255, 255, 255, 255])
  }

  @Test func `Points without colours draw only the background`() throws {
    for (width, height) in [(2, 2), (3, 1), (0, 4), (-2, -2)] {
      let mesh = MeshGradient(
        width: width, height: height, points: Self.square, colors: [.red], background: .white)
      #expect(rgba(try bitmap(mesh.frame(width: 4, height: 4)), 1, 1) == [255, 255, 255, 255])
    }
  }

  @Test func `Points that are nowhere draw nothing`() throws {
    for bad in [Float.nan, .infinity, 1e30] {
      let mesh = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [bad, 0], [0, bad], [1, 1]], colors: [.red, .red, .red, .red])
      #expect(rgba(try bitmap(mesh.frame(width: 4, height: 4)), 1, 1) == [0, 0, 0, 0])
    }
  }

  @Test func `the sheet of meshes is drawn as styles, views and shadings`() throws {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.75, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
    func mesh(_ smooth: Bool, _ space: Gradient.ColorSpace = .device) -> MeshGradient {
      MeshGradient(
        width: 3, height: 3, points: points, colors: colors, smoothsColors: smooth, colorSpace: space)
    }
    let bent = MeshGradient.BezierPoint(
      position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0], trailingControlPoint: [0.3, 0.5],
      bottomControlPoint: [0.5, 0.3])
    var curved = [[0, 0], [1, 0], [0, 1], [1, 1]].map { (at: SIMD2<Float>) in
      MeshGradient.BezierPoint(
        position: at, leadingControlPoint: at - [0.33, 0], topControlPoint: at - [0, 0.33],
        trailingControlPoint: at + [0.33, 0], bottomControlPoint: at + [0, 0.33])
    }
    curved[0] = bent
    let view = HStack(spacing: 8) {
      mesh(true)
      mesh(false)
      mesh(true, .perceptual)
      MeshGradient(width: 2, height: 2, bezierPoints: curved, colors: [.red, .blue, .green, .yellow])
      RoundedRectangle(cornerRadius: 20).fill(mesh(true).opacity(0.5))
      Text("Mesh").font(.system(size: 40, weight: .heavy)).foregroundStyle(mesh(true)).fixedSize()
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .meshGradient(mesh(true)))
      }
    }
    .padding(8).frame(width: 800, height: 116)
    let picture = try bitmap(view, named: "mesh")
    #expect((0..<7).allSatisfy { rgba(picture, 50 + $0 * 110, 58)[3] > 0 || $0 == 5 })
    let svg = try #require(
      String(data: ImageRenderer(content: mesh(true).frame(width: 30, height: 30)).svgData(), encoding: .utf8))
    #expect(svg.contains("<image"))
  }
}
