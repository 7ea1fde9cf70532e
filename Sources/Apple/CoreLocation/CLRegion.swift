public import Foundation

/// - Source: Core Location, `CLRegion`.
open class CLRegion: NSObject {
  public let identifier: String
  public init(identifier: String) { self.identifier = identifier }
}
