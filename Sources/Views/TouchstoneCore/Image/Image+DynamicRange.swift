import TouchstoneDrawing

extension Image {
  /// The dynamic range of an image.
  ///
  /// - Source: SwiftUI, `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    /// The headroom; 1 is that of white.
    package let headroom: Float

    /// Standard dynamic range, without headroom.
    public static let standard = DynamicRange(headroom: 1)
    /// A high dynamic range limited for display beside other content: a headroom of at most 8/3.
    ///
    /// Apple does not publish a number. This is the lowest headroom for which the tone mapping of SMPTE ST 2094-50
    /// preserves the brightness of white.
    public static let constrainedHigh = DynamicRange(headroom: ToneMapping.constrainedHeadroom)
    /// High dynamic range without a limit.
    public static let high = DynamicRange(headroom: .infinity)
  }

  /// Returns the image with a limit on its dynamic range; `nil` uses the view's limit.
  ///
  /// Only images drawn in half floats, by an `ImageRenderer` with a high range, contain anything brighter than white:
  /// files are read as 8-bit sRGB.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    var image = self
    image.dynamicRange = range
    return image
  }
}

extension EnvironmentValues {
  /// The allowed dynamic range of colours and images; `nil` for that of the picture.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}

extension View {
  /// Limits the dynamic range of colours and images in the view.
  ///
  /// Colours with a headroom and half-float images are mapped to the range, as far as the picture supports it: see
  /// `ImageRenderer.allowedDynamicRange`.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
