public import Foundation
import TouchstoneUI

/// A video or a sound, which is not read.
///
/// - Source: AVFoundation, `AVAsset`.
open class AVAsset: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public override init() {}
  public convenience init(url: URL) { self.init() }

  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
}
