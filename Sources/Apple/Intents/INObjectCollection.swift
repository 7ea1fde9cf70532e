public import Foundation

/// The choices for a parameter, in sections.
///
/// - Source: Intents, `INObjectCollection`.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }
}
