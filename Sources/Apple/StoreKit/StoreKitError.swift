public import Foundation

/// An error of what needs the App Store, which does not exist on Linux.
///
/// - Source: StoreKit, `StoreKitError`.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)

  public var errorDescription: String? {
    switch self {
    case .unsupported:
      "There is no App Store on Linux: nothing is offered or bought. Give the view its prices in tests and previews."
    case .unknown: "The App Store failed for an unknown reason."
    case .userCancelled: "The purchase was cancelled."
    case .notAvailableInStorefront: "The product is not available in this storefront."
    case .notEntitled: "The app is not entitled to this request."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    }
  }
}
