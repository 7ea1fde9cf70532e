public import Foundation

/// - Source: Intents, `INBooleanResolutionResult`.
open class INBooleanResolutionResult: INIntentResolutionResult {
  public class func success(with resolvedValue: Bool) -> Self { Self() }

  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
