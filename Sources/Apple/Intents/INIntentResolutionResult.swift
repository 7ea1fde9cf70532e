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

/// - Source: Intents, `INStringResolutionResult`.
open class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedString: String) -> Self { Self() }

  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }

  public class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}

/// - Source: Intents, `INBooleanResolutionResult`.
open class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Bool) -> Self { Self() }

  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
