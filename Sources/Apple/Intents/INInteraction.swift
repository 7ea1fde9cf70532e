public import Foundation

/// An intent that was run, and what came of it. The system is told of none.
///
/// - Source: Intents, `INInteraction`.
open class INInteraction: NSObject, @unchecked Sendable {
  // SAFETY: interactions are used on one actor, as on Apple's platforms.
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var dateInterval: DateInterval?

  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  open func donate() async throws {}

  public class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  public class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}
