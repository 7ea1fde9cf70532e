public import Foundation

/// What the App Store sells, in the API of before iOS 15. There is none.
///
/// - Source: StoreKit, `SKProduct`.
open class SKProduct: NSObject {
  /// - Source: StoreKit, `SKProduct.PeriodUnit`.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  override init() {}
}
