/// What a snapshot was drawn from: users' views, the positions in their sources that were drawn, and what was looked up by name.
///
/// A line of the run log, `"kind":"drawn"`, where `TOUCHSTONE_COVERAGE` asks for it.
package struct DrawnSnapshot: Codable, Hashable, Sendable {
  /// The conditions under which a view was drawn, in the words of SwiftUI: `dark`, `accessibility3`, `rightToLeft`, `ar_EG`.
  package struct Conditions: Codable, Hashable, Sendable, Comparable {
    package var colorScheme: String
    package var typeSize: String
    package var direction: String
    package var locale: String

    package init(colorScheme: String, typeSize: String, direction: String, locale: String) {
      self.colorScheme = colorScheme
      self.typeSize = typeSize
      self.direction = direction
      self.locale = locale
    }

    fileprivate var words: [String] { [colorScheme, typeSize, direction, locale] }

    package static func < (one: Self, other: Self) -> Bool { one.words.lexicographicallyPrecedes(other.words) }
  }

  /// A position in a file, and what happened there as `DrawnCode.Events` of TouchstoneCore.
  package struct Position: Codable, Hashable, Sendable, Comparable {
    /// Counted from 1.
    package var line: Int
    /// In bytes, counted from 1.
    package var column: Int
    package var events: UInt64

    package init(line: Int, column: Int, events: UInt64) {
      self.line = line
      self.column = column
      self.events = events
    }

    package static func < (one: Self, other: Self) -> Bool { (one.line, one.column) < (other.line, other.column) }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        line: try values.decode(Int.self), column: try values.decode(Int.self), events: try values.decode(UInt64.self))
    }

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(line)
      try values.encode(column)
      try values.encode(events)
    }
  }

  /// The snapshot's name, as in ``SnapshotID``.
  package var id = ""
  package var target = ""
  /// Views and modifiers, by their names with module and outer types: `Shop.PriceTag`.
  package var views: [String: Set<Conditions>] = [:]
  /// The positions in each file, by module and name: `Shop/PriceTag.swift`.
  package var files: [String: [Position]] = [:]
  /// What was looked up: `image logo`, `color Brand`, `strings Localizable`.
  package var resources: Set<String> = []
  /// The names of the screens it was drawn on: `iPhone13`.
  package var devices: Set<String> = []
  /// The names of its looks: `iOS18`.
  package var looks: Set<String> = []

  package init() {}

  /// Adds another picture of the same snapshot.
  package mutating func add(_ other: DrawnSnapshot) {
    views.merge(other.views) { $0.union($1) }
    files.merge(other.files) { Self.merged($0 + $1) }
    resources.formUnion(other.resources)
    devices.formUnion(other.devices)
    looks.formUnion(other.looks)
  }

  /// Returns positions in order, each once with all that happened there.
  package static func merged(_ positions: [Position]) -> [Position] {
    positions.sorted().reduce(into: []) { merged, next in
      if let last = merged.last, (last.line, last.column) == (next.line, next.column) {
        merged[merged.count - 1].events |= next.events
      } else {
        merged.append(next)
      }
    }
  }
}

extension DrawnSnapshot {
  private enum CodingKeys: String, CodingKey { case id, target, views, files, resources, devices, looks }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    target = try values.decode(String.self, forKey: .target)
    views = try values.decode([String: Set<Conditions>].self, forKey: .views)
    files = try values.decode([String: [Position]].self, forKey: .files)
    resources = try values.decodeIfPresent(Set<String>.self, forKey: .resources) ?? []
    devices = try values.decodeIfPresent(Set<String>.self, forKey: .devices) ?? []
    looks = try values.decodeIfPresent(Set<String>.self, forKey: .looks) ?? []
  }

  /// Sets are written in order, so that equal snapshots have equal lines.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(target, forKey: .target)
    try values.encode(views.mapValues { $0.sorted() }, forKey: .views)
    try values.encode(files, forKey: .files)
    for (names, key) in [(resources, CodingKeys.resources), (devices, .devices), (looks, .looks)] where !names.isEmpty {
      try values.encode(names.sorted(), forKey: key)
    }
  }

  /// The reason why no test wrote this: names that could pass for something else on a terminal or in a list.
  var fault: String? {
    let words = views.values.joined().flatMap(\.words)
    let names = [id, target] + views.keys + words + files.keys + resources + devices + looks
    if let fault = SnapshotResult.fault(of: names) { return fault }
    let lines = files.values.joined().flatMap { [$0.line, $0.column] }
    return lines.allSatisfy { (1...(1 << 31)).contains($0) } ? nil : "a position that no file has"
  }
}
