public import Foundation
import TouchstoneTypes
import TouchstoneUI

/// A pasteboard that is private to the process.
///
/// Two objects with one name have the same contents, and any thread may use them, as in AppKit.
public final class NSPasteboard {
  /// What is on a pasteboard.
  private struct Contents {
    var items: [NSPasteboardItem] = []
    var changeCount = 0
  }

  private static let named = SharedValue<[Name: SharedValue<Contents>]>([:])

  // SAFETY: its parts are constants, and what they refer to is locked.
  public nonisolated(unsafe) static let general = NSPasteboard(name: .general)

  public let name: Name
  private let contents: SharedValue<Contents>

  /// Finds or creates the pasteboard with a name.
  public init(name: Name) {
    self.name = name
    contents = Self.named.change { named in
      let contents = named[name] ?? SharedValue(Contents())
      named[name] = contents
      return contents
    }
  }

  /// Creates a pasteboard with a name that no other one has.
  public static func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }
  /// Lets another pasteboard with the same name begin without contents.
  public func releaseGlobally() { Self.named.change { $0[name] = nil } }

  /// How often the contents have been removed in this process.
  public var changeCount: Int { contents.value.changeCount }
  public var pasteboardItems: [NSPasteboardItem]? { items }
  private var items: [NSPasteboardItem] { contents.value.items }
  /// The types of all items, those of the first one first.
  public var types: [PasteboardType]? {
    var seen: Set<PasteboardType> = []
    return items.flatMap(\.types).filter { seen.insert($0).inserted }
  }

  /// Returns the index of an item, or `NSNotFound`.
  public func index(of pasteboardItem: NSPasteboardItem) -> Int {
    items.firstIndex { $0 === pasteboardItem } ?? NSNotFound
  }

  /// Removes everything from the pasteboard. Returns the new number of changes.
  @discardableResult
  public func clearContents() -> Int {
    contents.change { contents in
      contents = Contents(changeCount: contents.changeCount + 1)
      return contents.changeCount
    }
  }
  /// Removes everything from the pasteboard; the types are not kept.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
  /// Removes everything from the pasteboard. The options have no effect: other devices get nothing.
  @discardableResult
  public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

  /// Adds an item for each object that has a value. Returns whether each one has.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    var isComplete = true
    for object in objects {
      let item = object as? NSPasteboardItem ?? NSPasteboardItem()
      if item !== object {
        for type in object.writableTypes(for: self) {
          if let value = object.pasteboardPropertyList(forType: type) { item.setPropertyList(value, forType: type) }
        }
      }
      if item.types.isEmpty {
        isComplete = false
      } else {
        contents.change { $0.items.append(item) }
      }
    }
    return isComplete
  }

  private var firstItem: NSPasteboardItem {
    contents.change { contents in
      if contents.items.isEmpty { contents.items = [NSPasteboardItem()] }
      return contents.items[0]
    }
  }

  /// Sets the data of a type in the first item.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    data.map { firstItem.setData($0, forType: dataType) } ?? false
  }
  /// Sets the string for a type in the first item.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    firstItem.setString(string, forType: dataType)
  }
  /// Sets the property list of a type in the first item.
  @discardableResult
  public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    firstItem.setPropertyList(plist, forType: dataType)
  }

  /// Returns the data of a type in the first item that has it.
  public func data(forType dataType: PasteboardType) -> Data? {
    items.lazy.compactMap { $0.data(forType: dataType) }.first
  }
  /// Returns the string for a type in the first item that has it.
  public func string(forType dataType: PasteboardType) -> String? {
    items.lazy.compactMap { $0.string(forType: dataType) }.first
  }
  /// Returns the property list of a type in the first item that has it.
  public func propertyList(forType dataType: PasteboardType) -> Any? {
    items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
  }

  /// Returns the first of some types that an item has.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { type in items.contains { $0.types.contains(type) } }
  }
  /// Whether an item has data of one of some types, or of a type that conforms to one.
  public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
    items.flatMap(\.types).contains { type in
      types.contains { name in
        guard let wanted = UTType(name) else { return name == type.rawValue }
        return UTType(type.rawValue)?.conforms(to: wanted) == true
      }
    }
  }
}
