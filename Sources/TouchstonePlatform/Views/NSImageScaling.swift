import Foundation
import TouchstoneUI

/// How an image fills a view.
///
/// - Source: AppKit, `NSImageScaling`.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
