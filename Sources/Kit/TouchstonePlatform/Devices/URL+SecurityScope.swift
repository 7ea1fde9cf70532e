public import Foundation

extension URL {
  /// Asks for access to a file outside of an app's sandbox. There are no sandboxes: it is granted.
  ///
  /// - Source: Foundation, `URL.startAccessingSecurityScopedResource()`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives up access to a file outside of an app's sandbox. Has no effect.
  ///
  /// - Source: Foundation, `URL.stopAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}
