import Foundation

/// The App Store, which does not exist on Linux.
///
/// - Source: StoreKit, `AppStore`.
public enum AppStore {
  public static var canMakePayments: Bool { false }
  /// Throws, because there is no App Store.
  public static func sync() async throws { throw StoreKitError.unsupported }
}
