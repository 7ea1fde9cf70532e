public import Foundation
import TouchstoneCore

/// A provider of a dragged or copied item. Nothing is ever dragged.
///
/// - Source: Foundation on Apple's platforms, `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // SAFETY: only the name can be changed, as on Apple's platforms.
  private let object: AnyObject?
  /// The suggested name of the item's file.
  open var suggestedName: String?

  /// Creates an empty provider.
  public override init() { object = nil }
  /// Creates a provider of an object.
  public init(object: AnyObject) { self.object = object }
  /// Creates a provider of a value of a type.
  public init(item: AnyObject?, typeIdentifier: String?) { object = item }
  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL) { object = fileURL as NSURL }

  /// The identifiers of the provided types: always none.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Returns whether the provider has a type: always `false`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Returns whether an object of the given class can be loaded.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }

  /// Loads an object, which is available immediately or not at all.
  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
}
