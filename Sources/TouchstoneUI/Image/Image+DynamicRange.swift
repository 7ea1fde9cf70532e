extension Image {
  /// How bright a picture may be.
  ///
  /// - Source: SwiftUI, `Image.DynamicRange`.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// No brighter than white.
    public static let standard = DynamicRange(level: 0)
    /// Brighter than white, but fit to stand beside other content.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// Without a limit.
    public static let high = DynamicRange(level: 2)
  }

  /// The image as it is: files are read as eight bits of sRGB, no brighter than white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

  /// How bright images may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Says how bright images in the view may be; those of files are no brighter than white.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
