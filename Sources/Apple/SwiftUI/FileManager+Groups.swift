public import Foundation

extension FileManager {
  /// Returns `nil`: there are no groups of apps, which share a folder on Apple's platforms.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
