public import Foundation
import TouchstoneUI

/// An item of a pasteboard: one thing, in one or more types.
///
/// - Source: AppKit, `NSPasteboardItem`.
open class NSPasteboardItem: NSPasteboardWriting {
  private let stored = SharedValue<[(type: NSPasteboard.PasteboardType, value: Any)]>([])
  private var values: [(type: NSPasteboard.PasteboardType, value: Any)] { stored.value }

  /// Creates an item without data.
  public init() {}

  /// The types, in the order in which they were set.
  open var types: [NSPasteboard.PasteboardType] { values.map(\.type) }

  /// Returns the first of some types that the item has.
  open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first { self.types.contains($0) }
  }

  /// Sets the data of a type. Returns `true`.
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool { set(data, type) }
  /// Sets the string for a type. Returns `true`.
  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool { set(string, type) }
  /// Sets the property list of a type. Returns `true`.
  @discardableResult
  open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
    set(propertyList, type)
  }

  /// Returns the data of a type; of a string, in UTF-8.
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    let value = propertyList(forType: type)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// Returns the string for a type; of data, if they are UTF-8.
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    let value = propertyList(forType: type)
    return value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }
  /// Returns what was set for a type.
  open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    values.first { $0.type == type }?.value
  }

  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }

  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { propertyList(forType: type) }

  private func set(_ value: Any, _ type: NSPasteboard.PasteboardType) -> Bool {
    stored.change { values in
      if let index = values.firstIndex(where: { $0.type == type }) {
        values[index].value = value
      } else {
        values.append((type, value))
      }
    }
    return true
  }
}
