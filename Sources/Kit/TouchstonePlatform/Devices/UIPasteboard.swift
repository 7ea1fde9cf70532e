public import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneUI

/// A pasteboard that is private to the process.
///
/// Two objects with one name have the same contents, and any thread may use them, as in UIKit.
public final class UIPasteboard {
  /// What is on a pasteboard.
  private struct Contents {
    var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
    var changeCount = 0
  }

  private static let named = SharedValue<[Name: SharedValue<Contents>]>([:])

  // SAFETY: its parts are constants, and what they refer to is locked.
  public nonisolated(unsafe) static let general = UIPasteboard(name: .general, contents: SharedValue(Contents()))

  public let name: Name
  private let contents: SharedValue<Contents>

  private init(name: Name, contents: SharedValue<Contents>) { (self.name, self.contents) = (name, contents) }

  /// Finds the pasteboard with a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether to create a pasteboard if there is none.
  /// - Returns: `nil` if there is none and none is created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(name: .general, contents: UIPasteboard.general.contents)
      return
    }
    let found = UIPasteboard.named.change { named in
      if create, named[pasteboardName] == nil { named[pasteboardName] = SharedValue(Contents()) }
      return named[pasteboardName]
    }
    guard let contents = found else { return nil }
    self.init(name: pasteboardName, contents: contents)
  }

  /// Creates a pasteboard with a name that no other one has.
  public static func withUniqueName() -> UIPasteboard {
    let (name, contents) = (Name(UUID().uuidString), SharedValue(Contents()))
    named.change { $0[name] = contents }
    return UIPasteboard(name: name, contents: contents)
  }

  /// Removes the pasteboard with a name. The general one stays.
  public static func remove(withName pasteboardName: Name) { named.change { $0[pasteboardName] = nil } }

  /// The items: the values of each by their types.
  public var items: [[String: Any]] {
    get { contents.value.items }
    set { contents.change { $0.items = newValue } }
  }
  /// How often the contents have changed in this process.
  public var changeCount: Int { contents.value.changeCount }
}

extension UIPasteboard {
  /// The name of a pasteboard.
  ///
  /// - Source: UIKit, `UIPasteboard.Name`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key of the settings of items.
  ///
  /// - Source: UIKit, `UIPasteboard.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// When the items are removed. Has no effect.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices don't get the items. None does.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}

extension UIPasteboard {
  public var numberOfItems: Int { items.count }
  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns the types of items; `nil` stands for all of them.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// Whether each of some items has one of some types; `nil` stands for all of them.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let chosen = chosen(itemSet)
    return !chosen.isEmpty && chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// Returns the indices of the items that have one of some types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  /// Adds items after the others.
  public func addItems(_ items: [[String: Any]]) { contents.change { $0.items += items } }
  /// Replaces the items. The options have no effect: other devices get nothing, and nothing expires.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  /// Returns the value of a type in the first item: `Data` stays as it is.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Returns the values of a type in items; `nil` stands for all of them.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }
  /// Replaces the items by one with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the data of a type in the first item; a string as UTF-8.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(of: value(forPasteboardType: pasteboardType))
  }
  /// Returns the data of a type in items; `nil` stands for all of them.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { Self.data(of: $0) }
  }
  /// Replaces the items by one with data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    items.indices.filter { itemSet?.contains($0) ?? true }.map { items[$0] }
  }

  private static func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
