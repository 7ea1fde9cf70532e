public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// What a person has copied. It lives in the process.
///
/// - Source: UIKit, `UIPasteboard`.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// What a person has copied.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String?
  /// The address.
  public var url: URL?
  /// The picture.
  public var image: UIImage?
  /// The colour.
  public var color: UIColor?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
}
