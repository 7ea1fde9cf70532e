import Foundation

/// A value as a tree of its properties, the same on every run.
///
/// Like `dump`, but without places of objects in memory, and with properties, dictionaries and sets in a fixed order.
///
/// - Source: swift-snapshot-testing, `Snapshotting.dump`: the texts are the same.
struct ValueDump {
  private static let depthLimit = 200
  /// Where a view is in its file, which is not a property of it: lines above it would change the text.
  private static let positions: Set = [
    "TouchstoneCore.SourcePosition", "Swift.Optional<TouchstoneCore.SourcePosition>",
  ]

  /// The objects on the way to the current one.
  private var path: Set<ObjectIdentifier>
  private(set) var lines: [String] = []

  private init(path: Set<ObjectIdentifier> = []) {
    self.path = path
  }

  init(_ value: Any) {
    self.init()
    append(value, name: nil, depth: 0)
  }

  /// The tree, one line per value, ended by a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func append(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: 2 * depth)
    let label = name.map { "\($0): " } ?? ""
    if let leaf = Self.leaf(value, mirror) {
      lines.append("\(indentation)- \(label)\(leaf)")
      return
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    var identity: ObjectIdentifier?
    if mirror.displayStyle == .class, !Self.isDescribed(value) {
      let found = ObjectIdentifier(value as AnyObject)
      guard !path.contains(found) else {
        lines.append("\(indentation)\(bullet) \(name ?? "value") (circular reference detected)")
        return
      }
      identity = found
    }
    lines.append("\(indentation)\(bullet) \(label)\(Self.headline(value, mirror))")
    guard depth < Self.depthLimit else { return }
    if let identity { path.insert(identity) }
    for child in sortedChildren(of: value, mirror) { append(child.value, name: child.label, depth: depth + 1) }
    if let identity { path.remove(identity) }
  }

  /// The properties; those of dictionaries, sets, structs and objects in the order of their texts.
  private func sortedChildren(of value: Any, _ mirror: Mirror) -> [(label: String?, value: Any)] {
    let children = mirror.children.map { (label: $0.label, value: $0.value) }
      .filter { !Self.positions.contains(String(reflecting: type(of: $0.value))) }
    let isSorted =
      switch mirror.displayStyle {
      case .dictionary, .set: true
      case .struct, .class: !Self.isDescribed(value)
      default: false
      }
    guard isSorted, children.count > 1 else { return children }
    return children.map { child in
      // By the label, then by the value: the text of the pair begins with the label.
      var inner = ValueDump(path: path)
      inner.append(child, name: nil, depth: 0)
      return (child, inner.text)
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The text of a value that is shown without its properties.
  private static func leaf(_ value: Any, _ mirror: Mirror) -> String? {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: return nil
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return type(of: value).renderChildren ? nil : value.snapshotDescription
    }
    guard type(of: value) is NSObject.Type, let object = value as? NSObject else { return nil }
    return withoutAddresses(object.debugDescription)
  }

  /// Whether a value says itself how it is described.
  private static func isDescribed(_ value: Any) -> Bool {
    value is any AnySnapshotStringConvertible || value is any CustomStringConvertible
  }

  private static func headline(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible { return value.snapshotDescription }
    if let value = value as? any CustomStringConvertible { return withoutAddresses(value.description) }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(mirror)
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    default: return withoutAddresses(String(describing: value))
    }
  }

  /// The type's name, without the numbers that local types get.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }

  /// A description without places in memory, which differ on every run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[\da-f]+(\s*)/) { $0.1 }
  }
}

extension Snapshotting where Format == String {
  /// A value as a tree of its properties.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}
