public import Foundation

/// What became of a parameter of an intent.
///
/// - Source: Intents, `INIntentResolutionResult`.
open class INIntentResolutionResult: NSObject {
  public required override init() {}

  public class func needsValue() -> Self { Self() }

  public class func notRequired() -> Self { Self() }

  public class func unsupported() -> Self { Self() }
}
