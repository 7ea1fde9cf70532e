import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Pictures of half floats, which keep what is brighter than white. 1 is the light of white.
@MainActor @Suite struct DynamicRangeTests {
  private func image(
    _ view: some View, _ mode: ColorRenderingMode = .extendedLinear, _ range: Image.DynamicRange? = .high,
    isOpaque: Bool = false
  ) throws -> CGImage {
    let renderer = ImageRenderer(content: view.frame(width: 8, height: 8))
    renderer.colorMode = mode
    renderer.allowedDynamicRange = range
    renderer.isOpaque = isOpaque
    return try #require(renderer.cgImage)
  }

  /// The components of a pixel as its data provider gives them.
  private func components(_ image: CGImage, _ x: Int = 4, _ y: Int = 4) throws -> [Float] {
    let data = try #require(image.dataProvider?.data) as Data
    try #require(image.bitsPerComponent == 16)
    return (0..<4).map { index in
      let place = y * image.bytesPerRow + x * 8 + index * 2
      return Float(Float16(bitPattern: UInt16(data[place]) | UInt16(data[place + 1]) << 8))
    }
  }

  private static let twice = Color(.sRGBLinear, white: 2)

  @Test func `The image says how its bytes are laid out`() throws {
    let image = try image(Self.twice)
    #expect(image.bitsPerComponent == 16 && image.bitsPerPixel == 64 && image.bytesPerRow == 64)
    #expect(image.alphaInfo == .premultipliedLast && image.byteOrderInfo == .order16Little)
    #expect(image.bitmapInfo.contains([.floatComponents, .byteOrder16Little]))
    #expect(image.colorSpace == CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    #expect(image.dataProvider?.data?.length == 512)
    let part = try #require(image.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 2)))
    #expect(part.width == 4 && part.bytesPerRow == 32 && part.dataProvider?.data?.length == 64)
    #expect(image.copy() == image)
  }

  @Test func `Eight bits are enough unless mode and range ask for more`() throws {
    let modes: [(ColorRenderingMode, Image.DynamicRange?, Int)] = [
      (.nonLinear, .high, 8), (.nonLinear, nil, 8), (.linear, .high, 8), (.extendedLinear, .standard, 8),
      (.extendedLinear, .constrainedHigh, 16), (.extendedLinear, .high, 16), (.extendedLinear, nil, 16),
    ]
    for (mode, range, bits) in modes { #expect(try image(Self.twice, mode, range).bitsPerComponent == bits) }
    let renderer = ImageRenderer(content: Self.twice)
    renderer.colorMode = .extendedLinear
    #expect(renderer.allowedDynamicRange == .standard)
    #expect(renderer.cgImage?.bitsPerComponent == 8)
  }

  @Test func `Fills, strokes and letters are as bright as their colour`() throws {
    let views: [AnyView] = [
      AnyView(Self.twice), AnyView(Rectangle().stroke(Self.twice, lineWidth: 40)),
      AnyView(Text("█").font(.system(size: 60)).foregroundStyle(Self.twice).fixedSize()),
      AnyView(Self.twice.clipShape(Rectangle()).compositingGroup()),
      AnyView(
        Canvas(colorMode: .extendedLinear) { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.twice))
        }),
    ]
    for (index, view) in views.enumerated() {
      #expect(try components(image(view)) == [2, 2, 2, 1], "view \(index)")
    }
    // Half of it, premultiplied; and half of it on white: (2 + 1) / 2.
    #expect(try components(image(Self.twice.opacity(0.5))) == [1, 1, 1, 0.5])
    #expect(try components(image(Color.white.overlay(Self.twice.opacity(0.5)))) == [1.5, 1.5, 1.5, 1])
    #expect(try components(image(Color.white.overlay(Color.white.blendMode(.plusLighter)))) == [2, 2, 2, 1])
  }

  @Test func `Gradients mix colours that are brighter than white`() throws {
    func encoded(_ linear: Double) -> Double { 1.055 * pow(linear, 1 / 2.4) - 0.055 }
    func linear(_ encoded: Double) -> Double { pow((encoded + 0.055) / 1.055, 2.4) }
    let ramp = LinearGradient(
      colors: [Self.twice, Color(.sRGBLinear, white: 4)], startPoint: .leading, endPoint: .trailing)
    for (view, name) in [(AnyView(ramp), "fill"), (AnyView(Rectangle().stroke(ramp, lineWidth: 40)), "stroke")] {
      let picture = try image(view)
      let row = try (0..<8).map { try components(picture, $0, 4)[0] }
      #expect(row.allSatisfy { (1.99...4.01).contains($0) }, "\(name)")
      #expect(zip(row, row.dropFirst()).allSatisfy(<), "\(name)")
    }
    let picture = try image(ramp.frame(width: 8))
    let middle = (Double(try components(picture, 3, 4)[0]) + Double(try components(picture, 4, 4)[0])) / 2
    #expect(abs(middle - linear((encoded(2) + encoded(4)) / 2)) < 0.06)
    let radial = RadialGradient(colors: [Self.twice, Self.twice], center: .center, startRadius: 0, endRadius: 4)
    #expect(try components(image(radial))[0] > 1.99)
  }

  @Test func `What is out of sRGB's gamut is kept too`() throws {
    // Display P3's red in sRGB's primaries; rows of the product of the two spaces' matrices (CSS Color 4).
    let red = try components(image(Color(.displayP3, red: 1, green: 0, blue: 0)))
    for (value, expected) in zip(red, [1.2249, -0.0420, -0.0196, 1]) { #expect(abs(Double(value) - expected) < 0.002) }
  }

  @Test func `The picture of eight bits is the clamped one`() throws {
    let view = HStack(spacing: 0) {
      Self.twice
      Color.red.opacity(0.5)
      Circle().fill(.blue)
      Color.green.blur(radius: 1)
    }
    #expect(try image(view).bitmap == image(view, .extendedLinear, .standard).bitmap)
    #expect(try image(view, isOpaque: true).bitmap == image(view, .extendedLinear, .standard, isOpaque: true).bitmap)
    #expect(try components(image(Color.clear, isOpaque: true)) == [0, 0, 0, 1])
    #expect(try components(image(Color.clear)) == [0, 0, 0, 0])
  }

  @Test func `Equal images have equal half floats`() throws {
    #expect(try image(Self.twice) == image(Self.twice))
    // Both are white in eight bits.
    #expect(try image(Self.twice) != image(Color(.sRGBLinear, white: 3)))
  }

  @Test func `The PNG file has sixteen bits of sRGB`() throws {
    let view = HStack(spacing: 0) {
      Self.twice
      Color(red: 0.2, green: 0.4, blue: 0.6).opacity(0.5)
    }
    let picture = try image(view)
    let data = try #require(UIImage(cgImage: picture).pngData())
    if let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("sixteen-bits.png"))
    }
    // IHDR: the bit depth follows width and height.
    #expect(data[24] == 16 && data[25] == 6)
    let back = try decodeImage(data)
    #expect(zip(back.bytes, picture.bitmap.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(UIImage(cgImage: picture).pngData() == data)
    let plain = UIImage(cgImage: try image(view, .nonLinear))
    #expect(try #require(plain.pngData())[24] == 8)
  }

  @Test func `An image of half floats is drawn as its clamped self where no more can be held`() throws {
    let bright = Image(decorative: try image(Self.twice), scale: 1)
    let again = ImageRenderer(content: bright)
    let pixel = try again.render().bitmap[4, 4]
    #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == [255, 255, 255, 255])
    #expect(try components(image(bright.allowedDynamicRange(.standard))) == [1, 1, 1, 1])
    #expect(try components(image(bright.resizable().allowedDynamicRange(.standard) as Image)) == [1, 1, 1, 1])
    #expect(try components(image(AnyView(bright).allowedDynamicRange(.standard))) == [1, 1, 1, 1])
  }

  @Test func `An image of half floats is drawn in floats where the picture holds them`() throws {
    let bright = try image(
      HStack(spacing: 0) {
        Self.twice
        Color(.sRGBLinear, white: 3).opacity(0.5)
      })
    let view = Image(decorative: bright, scale: 1)
    #expect(try components(image(view), 1) == [2, 2, 2, 1])
    #expect(try components(image(view), 6) == [1.5, 1.5, 1.5, 0.5])
    #expect(
      try components(image(view.resizable().interpolation(.none).frame(width: 16, height: 16)), 1) == [2, 2, 2, 1])
    // Half as large: each pixel is the mean of four, of which all are alike but in the middle.
    let small = try image(view.resizable().frame(width: 4, height: 4))
    #expect(try components(small, 2) == [2, 2, 2, 1])
    #expect(try components(small, 5) == [1.5, 1.5, 1.5, 0.5])
    let turned = try image(view.rotationEffect(.degrees(90)))
    #expect(try components(turned, 4, 1) == [2, 2, 2, 1])
    #expect(try components(turned, 4, 6) == [1.5, 1.5, 1.5, 0.5])
    #expect(try components(image(view.opacity(0.5)), 1) == [1, 1, 1, 0.5])
    // Its own limit, that of the view, and that of the picture.
    let limited = [
      try image(view.allowedDynamicRange(.constrainedHigh)),
      try image(AnyView(view).allowedDynamicRange(.constrainedHigh)),
      try image(view, .extendedLinear, .constrainedHigh),
    ]
    for picture in limited {
      #expect(try components(picture, 1) == [2, 2, 2, 1])
      #expect(try abs(components(picture, 6)[0] - 8 / 6) < 0.001)
    }
    // Its own limit counts before that of the view, but not beyond the picture.
    #expect(try components(image(view.allowedDynamicRange(.high).allowedDynamicRange(.standard)), 1)[0] == 1)
    #expect(
      try components(image(AnyView(view.allowedDynamicRange(.high)).allowedDynamicRange(.standard)), 1)[0] == 2)
    #expect(try image(view.allowedDynamicRange(.high), .extendedLinear, .standard).bitsPerComponent == 8)
  }
}
