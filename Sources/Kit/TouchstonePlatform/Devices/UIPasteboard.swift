public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A pasteboard that is private to the process.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
