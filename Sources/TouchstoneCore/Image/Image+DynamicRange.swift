import TouchstoneDrawing

extension Image {
  /// How bright a picture may be.
  ///
  /// - Source: SwiftUI, `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    /// The brightest light; 1 is that of white.
    package let headroom: Float

    /// No brighter than white.
    public static let standard = DynamicRange(headroom: 1)
    /// Brighter than white, but fit to stand beside other content: by 8/3 at most.
    ///
    /// Apple publishes no number. This is the lowest headroom for which the tone mapping of SMPTE ST 2094-50 leaves white
    /// as bright as it is.
    public static let constrainedHigh = DynamicRange(headroom: ToneMapping.constrainedHeadroom)
    /// Without a limit.
    public static let high = DynamicRange(headroom: .infinity)
  }

  /// The image with a limit of its brightness; `nil` for that of the view around.
  ///
  /// Only images that were drawn in half floats, by an `ImageRenderer` of a high range, have something brighter than
  /// white: files are read as eight bits of sRGB.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    var image = self
    image.dynamicRange = range
    return image
  }
}

extension EnvironmentValues {
  private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

  /// How bright colours and images may be; `nil` for as bright as the picture can hold.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Limits how bright colours and images in the view are.
  ///
  /// Colours with a headroom and images of half floats are brought within the range, as far as the picture can hold it:
  /// see `ImageRenderer.allowedDynamicRange`.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
