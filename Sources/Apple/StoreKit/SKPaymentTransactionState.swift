import Foundation

/// - Source: StoreKit, `SKPaymentTransactionState`.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
