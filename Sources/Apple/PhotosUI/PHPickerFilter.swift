/// What a picker offers.
///
/// - Source: PhotosUI, `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  public enum PlaybackStyle: Hashable, Sendable {
    case image, imageAnimated, livePhoto, unsupported, video, videoLooping
  }

  private let words: [String]

  private init(_ words: String...) { self.words = words }

  public static let images = Self("images")
  public static let videos = Self("videos")
  public static let livePhotos = Self("livePhotos")
  public static let bursts = Self("bursts")
  public static let cinematicVideos = Self("cinematicVideos")
  public static let depthEffectPhotos = Self("depthEffectPhotos")
  public static let panoramas = Self("panoramas")
  public static let screenRecordings = Self("screenRecordings")
  public static let screenshots = Self("screenshots")
  public static let slomoVideos = Self("slomoVideos")
  public static let spatialMedia = Self("spatialMedia")
  public static let timelapseVideos = Self("timelapseVideos")

  public static func playbackStyle(_ style: PlaybackStyle) -> Self { Self("\(style)") }
  public static func any(of filters: [Self]) -> Self { Self("any", "\(filters.map(\.words))") }
  public static func all(of filters: [Self]) -> Self { Self("all", "\(filters.map(\.words))") }
  public static func not(_ filter: Self) -> Self { Self("not", "\(filter.words)") }
}
