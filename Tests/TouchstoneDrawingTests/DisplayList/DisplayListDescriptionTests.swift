import Foundation
import Testing

@testable import TouchstoneDrawing

@Suite struct DisplayListDescriptionTests {
  @Test func `Every drawing step has its words`() {
    let square = Path(CGRect(x: 0.5, y: 1, width: 2, height: 3))
    let green = Paint.color(ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.5))
    let ramp = GradientRamp(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], interpolation: .perceptual)
    var triangle = Path()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 4, y: 0))
    triangle.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 1.0 / 3))
    triangle.closeSubpath()
    let list = DisplayList(
      size: CGSize(width: 20, height: 10),
      items: [
        .stroke(
          triangle, .linearGradient(ramp, start: .zero, end: CGPoint(x: 4, y: 0)),
          StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, dash: [2, 1]), isAntialiased: false),
        .backdrop([.blur(radius: 3, opaque: true)]),
        .group(
          DisplayList.Group(
            transform: CGAffineTransform(translationX: 1, y: 2),
            clips: [.init(path: square, isInverse: true)],
            mask: .init(items: [.fill(square, green, FillStyle())], isInverse: true),
            filters: [.shadow(.init(color: .black, radius: 4, offset: CGSize(width: 0, height: 2)))],
            opacity: 0.25, blendMode: .multiply, isLayer: true,
            items: [.fill(square, green, FillStyle(eoFill: true, antialiased: false))])),
      ])
    #expect(
      list.description == """
        picture 20×10
          stroke path m 0 0 l 4 0 q 2 0.333 1 1 h linear 0 0 to 4 0 [0 #000000, 1 #FFFFFF] perceptual width 1.5 \
        round caps bevel joins dash 2 1 from 0 aliased
          backdrop blur 3 opaque
          group transform 1 0 0 1 1 2 shadow #000000 4 by 0 2 below clip inverse rect 0.5 1 2×3 opacity 0.25 \
        blend multiply layer
            fill rect 0.5 1 2×3 #00FF00 50% even-odd aliased
          mask inverse
            fill rect 0.5 1 2×3 #00FF00 50%
        """)
  }

  @Test func `Every paint has its words`() {
    let ramp = GradientRamp(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], interpolation: .device)
    let image = CGImage(bitmap: Bitmap(width: 2, height: 1))
    let corner = ColorMesh.Vertex(
      position: CGPoint(x: 1, y: 2), leading: .zero, top: .zero, trailing: .zero, bottom: .zero, color: .black)
    let box = CGRect(x: 0, y: 1, width: 2, height: 3)
    let stops = "[0 #000000, 1 #FFFFFF] device"
    let paints: [(Paint, String)] = [
      (.radialGradient(ramp, center: .zero, startRadius: 0, endRadius: 3), "radial 0 0 0 to 3 \(stops)"),
      (
        .ellipticalGradient(ramp, bounds: box, center: .center, startRadius: 0, endRadius: 1),
        "elliptical 0 1 2×3 centre 0.5 0.5 0 to 1 \(stops)"
      ),
      (.angularGradient(ramp, center: .zero, startAngle: 0, endAngle: 1), "angular 0 0 0 to 1 rad \(stops)"),
      (
        .meshGradient(
          ColorMesh(columns: 1, vertices: [corner], background: .white, isSmooth: true, interpolation: .device)),
        "mesh 1×1 [1 2 (0 0 0 0 0 0 0 0) #000000] on #FFFFFF smooth device"
      ),
      (
        .tiledImage(ImageTile(image: image, sourceRect: box, origin: .zero, size: CGSize(width: 4, height: 5))),
        "tiles 2×1 px part 0 1 2×3 from 0 0 size 4×5"
      ),
    ]
    for (paint, words) in paints { #expect(paint.words == words) }
    let filters: [(Filter, String)] = [
      (.colorMatrix(ColorMatrix()), "matrix 1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"),
      (.alphaThreshold(min: 0.5, max: 1, color: .black), "threshold 0.5 1 #000000"),
    ]
    for (filter, words) in filters { #expect(filter.words == words) }
    let group = DisplayList.Group(light: .extended, items: [.image(ImageDrawing(image: image, rect: box))])
    #expect(
      DisplayList(items: [.group(group)]).description.split(separator: "\n").dropFirst().first
        == "  group extended linear light")
  }

  @Test func `A group names its light where that around differs`() {
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    func group(_ light: DisplayList.Light?, _ items: [DisplayList.Item]) -> DisplayList.Item {
      .group(DisplayList.Group(light: light, items: items))
    }
    let list = DisplayList(
      size: box.size,
      items: [
        group(.encoded, [group(nil, [])]),
        group(.linear, [group(.linear, []), group(nil, [group(.encoded, [])]), group(.extended, [])]),
      ])
    #expect(
      list.description == """
        picture 1×1
          group
            group
          group linear light
            group
            group
              group encoded light
            group extended linear light
        """)
  }

  @Test func `An image of half floats names the limit of its light`() {
    let bitmap = Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255])
    let bright = CGImage(bitmap: bitmap, halves: [0x4000, 0x4000, 0x4000, 0x3C00])
    let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    func words(_ image: CGImage, _ headroom: Float) -> String {
      let drawing = ImageDrawing(image: image, rect: box, headroom: headroom)
      return String(DisplayList(items: [.image(drawing)]).description.split(separator: "\n")[1])
    }
    let plain = "  image 1×1 px part 0 0 1×1 in 0 0 1×1 medium"
    #expect(words(bright, 2.5) == plain + " up to 2.5 times white")
    for headroom in [1, .infinity] as [Float] { #expect(words(bright, headroom) == plain) }
    #expect(words(CGImage(bitmap: bitmap), 2.5) == plain)
  }

  @Test func `A colour outside of the gamut is given as numbers`() {
    #expect(Paint.color(ResolvedColor(red: 1.25, green: -0.1, blue: 0)).words == "rgb(1.25 -0.1 0)")
  }
}
