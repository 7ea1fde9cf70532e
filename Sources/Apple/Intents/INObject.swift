public import Foundation

/// A value of an app, such as a choice of a widget's configuration. The types of an app's values inherit from it.
///
/// - Source: Intents, `INObject`.
open class INObject: NSObject, @unchecked Sendable {
  // SAFETY: objects are used on one actor, as on Apple's platforms.
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
  }

  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint, subtitle: nil, image: nil)
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }
}
