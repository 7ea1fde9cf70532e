public import Foundation

/// - Source: Core Location, `CLFloor`.
open class CLFloor: NSObject {
  public let level: Int
  init(level: Int) { self.level = level }
}
