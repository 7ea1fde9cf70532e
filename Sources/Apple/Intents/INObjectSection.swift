public import Foundation

/// Choices below a title.
///
/// - Source: Intents, `INObjectSection`.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
