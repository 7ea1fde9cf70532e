public import Foundation

/// What a person wants. The classes that Xcode makes of an intent definition file inherit from it.
///
/// - Source: Intents, `INIntent`.
open class INIntent: NSObject, @unchecked Sendable {
  // SAFETY: intents are used on one actor, as on Apple's platforms.
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  private var images: [String: INImage] = [:]

  public override init() {}

  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }

  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}
