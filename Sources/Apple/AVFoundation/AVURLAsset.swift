public import Foundation
import TouchstoneUI

/// - Source: AVFoundation, `AVURLAsset`.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}
