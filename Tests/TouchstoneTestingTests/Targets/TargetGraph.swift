import Foundation

/// The targets of the package and what each depends on, as the table of the architecture page has them.
///
/// `Scripts/check-imports` holds that table to `Package.swift`.
struct TargetGraph {
  /// The targets in the order of the table.
  private(set) var targets: [String] = []
  /// The targets of the package that a target depends on.
  private(set) var dependencies: [String: [String]] = [:]

  /// Reads the rows of the table: names, a description, dependencies.
  init(page: String) {
    for row in page.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      guard let names = cells.first, let needs = cells.last, cells.count == 3 else { continue }
      targets += names
      for name in names { dependencies[name] = needs }
    }
    dependencies = dependencies.mapValues { $0.filter { targets.contains($0) } }
  }

  /// Everything that a target depends on, also through others.
  func all(of target: String) -> Set<String> {
    (dependencies[target] ?? []).reduce(into: []) { $0.formUnion(all(of: $1).union([$1])) }
  }

  /// What a target depends on, without what its other dependencies bring along.
  func essential(of target: String) -> [String] {
    let needs = dependencies[target] ?? []
    return needs.filter { need in !needs.contains { $0 != need && all(of: $0).contains(need) } }
  }

  /// Targets of one kind that depend on the same and are used by the same: one box of the picture each.
  var groups: [[String]] {
    let users = targets.reduce(into: [String: [String]]()) { users, target in
      for need in essential(of: target) { users[need, default: []].append(target) }
    }
    var order: [[[String]]] = []
    var groups: [[[String]]: [String]] = [:]
    for target in targets {
      let key = [essential(of: target), users[target] ?? [], [TargetKind(of: target).rawValue]]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(target)
    }
    return order.compactMap { groups[$0] }
  }
}
