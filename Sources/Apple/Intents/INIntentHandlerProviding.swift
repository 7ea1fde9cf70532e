public import Foundation

/// Finds what handles an intent.
///
/// - Source: Intents, `INIntentHandlerProviding`.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}
