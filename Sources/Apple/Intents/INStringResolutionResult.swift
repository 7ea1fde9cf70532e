public import Foundation

/// - Source: Intents, `INStringResolutionResult`.
open class INStringResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedString: String) -> Self { Self() }

  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }

  public class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}
