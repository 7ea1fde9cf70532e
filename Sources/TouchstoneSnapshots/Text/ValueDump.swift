import Foundation

/// A value as a tree of its properties, the same on every run.
///
/// Like `dump`, but without identities of objects and with dictionaries and sets in a fixed order.
struct ValueDump {
  private static let depthLimit = 200

  private var path: Set<ObjectIdentifier> = []
  private(set) var lines: [String] = []

  init(_ value: Any) {
    append(value, name: nil, depth: 0)
  }

  /// The tree, one line per value, ended by a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func append(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let indentation = String(repeating: " ", count: 2 * depth)
    let label = name.map { "\($0): " } ?? ""
    if let leaf = Self.leaf(value) {
      lines.append("\(indentation)- \(label)\(leaf)")
      return
    }
    var identity: ObjectIdentifier?
    if mirror.displayStyle == .class {
      let found = ObjectIdentifier(value as AnyObject)
      guard !path.contains(found) else {
        lines.append("\(indentation)- \(label)\(Self.typeName(mirror)) (circular reference detected)")
        return
      }
      identity = found
    }
    let children = depth < Self.depthLimit ? Self.children(mirror) : []
    let bullet = children.isEmpty ? "-" : "▿"
    lines.append("\(indentation)\(bullet) \(label)\(Self.headline(value, mirror))")
    if let identity { path.insert(identity) }
    for child in children { append(child.value, name: child.label, depth: depth + 1) }
    if let identity { path.remove(identity) }
  }

  /// The text of a value that is shown without its properties.
  private static func leaf(_ value: Any) -> String? {
    guard let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren else { return nil }
    return value.snapshotDescription
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
    if let value = value as? any CustomStringConvertible { return value.description }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(mirror)
    case .enum:
      return mirror.children.first.map { "\(typeName(mirror)).\($0.label ?? "")" } ?? "\(typeName(mirror)).\(value)"
    default: return String(describing: value)
    }
  }

  private static func children(_ mirror: Mirror) -> [(label: String?, value: Any)] {
    let children = mirror.children.map { (label: $0.label, value: $0.value) }
    guard mirror.displayStyle == .dictionary || mirror.displayStyle == .set else { return children }
    return children.map { ($0, ValueDump($0.value).text) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The type's name, without the numbers that local types get.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}

extension Snapshotting where Format == String {
  /// A value as a tree of its properties.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}
