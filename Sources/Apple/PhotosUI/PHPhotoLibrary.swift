public import Foundation

/// The photos of a device, of which there are none.
///
/// A class, because there is one for the whole app.
///
/// - Source: Photos, `PHPhotoLibrary`.
public final class PHPhotoLibrary: NSObject, Sendable {
  private static let library = PHPhotoLibrary()

  public static func shared() -> PHPhotoLibrary { library }

  /// Returns `.denied`: there is no one to ask.
  public static func authorizationStatus(for level: PHAccessLevel = .readWrite) -> PHAuthorizationStatus {
    .denied
  }

  /// Calls the handler with `.denied`: there is no one to ask.
  public static func requestAuthorization(
    for level: PHAccessLevel = .readWrite, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }

  /// Calls the handler with `.denied`: there is no one to ask.
  public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  /// Returns `.denied`: there is no one to ask.
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  /// Throws, because there is no library to change.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PhotoLibraryError(request: "it cannot be changed")
  }
}
