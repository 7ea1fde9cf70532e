public import Foundation
import TouchstoneTypes

/// An amount of money.
///
/// - Source: AppIntents, `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
