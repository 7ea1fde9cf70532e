public import Foundation
import TouchstoneCore

/// What is dragged or copied; nothing is dragged here.
///
/// - Source: Foundation on Apple's platforms, `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // SAFETY: only the name can be changed, as on Apple's platforms.
  private let object: AnyObject?
  /// A name for the file that what is dragged becomes.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() { object = nil }
  /// Creates a provider of an object.
  public init(object: AnyObject) { self.object = object }
  /// Creates a provider of a value of a type.
  public init(item: AnyObject?, typeIdentifier: String?) { object = item }
  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL) { object = fileURL as NSURL }

  /// The types that can be had.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Whether a type can be had: none can.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Whether an object can be had of a class.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  /// Loads an object, which is there at once or not at all.
  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
}
