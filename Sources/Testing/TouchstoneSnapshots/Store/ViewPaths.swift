/// The paths of the views of an outline, in its order.
struct ViewPaths: Sendable {
  /// Without the views that were added around the tested one: `PriceTag › HStack › Text 2`.
  let shown: [String]
  /// Of nodes alone, without users' views, as goldens have them that were recorded before these had names.
  let ofNodes: [String]
  /// The innermost type of a user's view or modifier around each view, or its own, with its module: `Shop.PriceTag`.
  let types: [String?]

  init(of items: [ViewOutline.Item]) {
    shown = Self.paths(of: items) { $0.isAdded ? nil : $0.name }
    ofNodes = Self.paths(of: items) { $0.module == nil ? $0.isAdded ? String($0.name.dropFirst()) : $0.name : nil }
    var open: [String?] = []
    types = items.map { item in
      open.removeSubrange(min(item.depth, open.count)...)
      open.append(item.module == nil ? open.last ?? nil : item.qualifiedName)
      return open.last ?? nil
    }
  }

  /// - Parameter name: Returns the name of a view in the path; nil for one that is left out.
  private static func paths(of items: [ViewOutline.Item], name: (ViewOutline.Item) -> String?) -> [String] {
    var open: [Level] = [Level(path: "")]
    return items.map { item in
      open.removeSubrange((min(item.depth, open.count - 1) + 1)...)
      let outer = open[open.count - 1]
      guard let name = name(item) else {
        open.append(outer)
        return outer.path
      }
      outer.counts[name, default: 0] += 1
      let number = outer.counts[name, default: 1]
      let own = number == 1 ? name : "\(name) \(number)"
      open.append(Level(path: outer.path.isEmpty ? own : "\(outer.path) › \(own)"))
      return open[open.count - 1].path
    }
  }

  /// A view that is open. It is an object because one that is left out shares the level of the view around it.
  private final class Level {
    let path: String
    /// The number of times that each name occurred in the view.
    var counts: [String: Int] = [:]

    init(path: String) { self.path = path }
  }
}

extension ViewOutline.Item {
  /// The name, after that of the module if there is one.
  var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }

  /// Whether the view was added around the tested one.
  var isAdded: Bool { module == nil && name.hasPrefix("_") }
}
