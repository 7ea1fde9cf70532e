public import Foundation

/// The entry point of an extension for intents, which is never called.
///
/// - Source: Intents, `INExtension`.
open class INExtension: NSObject, INIntentHandlerProviding {
  public required override init() {}

  open func handler(for intent: INIntent) -> Any? { self }
}
