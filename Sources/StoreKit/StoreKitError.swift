public import Foundation

/// An error of what needs the App Store, which does not exist on Linux.
///
/// - Source: StoreKit, `StoreKitError`.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)

  public var errorDescription: String? {
    "There is no App Store on Linux: nothing is offered or bought. Give the view its prices in tests and previews."
  }
}
