public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A pasteboard that is private to the process.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()

  /// The string on the pasteboard.
  public var string: String?
  /// The URL on the pasteboard.
  public var url: URL?
  /// The image on the pasteboard.
  public var image: UIImage?
  /// The colour on the pasteboard.
  public var color: UIColor?
  /// Whether there is a string on the pasteboard.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL on the pasteboard.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image on the pasteboard.
  public var hasImages: Bool { image != nil }
}
