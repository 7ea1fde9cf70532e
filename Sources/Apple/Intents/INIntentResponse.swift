public import Foundation
public import TouchstoneUI

/// What came of an intent.
///
/// - Source: Intents, `INIntentResponse`.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?

  public override init() {}
}
