import SwiftUI

/// Where the boxes of a graph of targets are: in layers, each above what it depends on.
///
/// - Source: Sugiyama, Tagawa, Toda, "Methods for Visual Understanding of Hierarchical System Structures" (1981): layers by
///   the longest path, an order by the mean of the neighbours, and positions that straighten the arrows.
struct TargetLayers {
  /// A box, or a place where a long arrow crosses a layer.
  struct Item {
    var names: [String]
    var layer: Int
    /// The items of the layer below that this one points to.
    var below: [Int] = []
    var x: CGFloat = 0

    var width: CGFloat { names.map { CGFloat(Self.shown($0).count) * 7 + 16 }.max() ?? 4 }
    var height: CGFloat { CGFloat(names.count) * 16 + 12 }

    /// A name as the picture has it.
    static func shown(_ name: String) -> String { name.replacing("Touchstone", with: "T·") }
  }

  private(set) var items: [Item] = []
  /// The items of each layer from left to right, the lowest layer first.
  private(set) var layers: [[Int]] = []

  init(_ graph: TargetGraph) {
    addBoxes(of: graph)
    addArrows(of: graph)
    layers = (0...(items.map(\.layer).max() ?? 0)).map { layer in items.indices.filter { items[$0].layer == layer } }
    order()
    place()
  }

  private mutating func addBoxes(of graph: TargetGraph) {
    let groups = graph.groups
    var layer: [String: Int] = [:]
    func measure(_ target: String) -> Int {
      if let known = layer[target] { return known }
      let result = (graph.essential(of: target).map { measure($0) + 1 }.max()) ?? 0
      layer[target] = result
      return result
    }
    for target in graph.targets { _ = measure(target) }
    // What something uses moves up to just below it: arrows get short.
    for target in graph.targets.sorted(by: { (layer[$0] ?? 0) > (layer[$1] ?? 0) }) {
      let users = graph.targets.filter { graph.essential(of: $0).contains(target) }
      if let lowest = users.compactMap({ layer[$0] }).min() { layer[target] = lowest - 1 }
    }
    items = groups.map { Item(names: $0, layer: layer[$0[0]] ?? 0) }
  }

  private mutating func addArrows(of graph: TargetGraph) {
    let boxes = items.indices
    for box in boxes {
      let needs = Set(graph.essential(of: items[box].names[0]))
      for end in boxes where !needs.isDisjoint(with: items[end].names) {
        var start = box
        for layer in (items[end].layer + 1..<items[box].layer).reversed() {
          items.append(Item(names: [], layer: layer))
          items[start].below.append(items.count - 1)
          start = items.count - 1
        }
        items[start].below.append(end)
      }
    }
  }

  private func neighbours(above: Bool) -> [[Int]] {
    guard above else { return items.map(\.below) }
    var result = [[Int]](repeating: [], count: items.count)
    for item in items.indices {
      for end in items[item].below { result[end].append(item) }
    }
    return result
  }

  /// The order with the fewest crossings among those that some sweeps of means find.
  private mutating func order() {
    var best = (crossings: crossings, layers: layers)
    for sweep in 0..<24 {
      let neighbours = neighbours(above: sweep % 2 == 0)
      for layer in sweep % 2 == 0 ? Array(layers.indices.reversed()) : Array(layers.indices) {
        let place = Dictionary(
          uniqueKeysWithValues: layers.flatMap { $0.enumerated().map { ($1, CGFloat($0)) } })
        let keys = layers[layer].map { item in
          let places = neighbours[item].compactMap { place[$0] }
          return places.isEmpty ? place[item] ?? 0 : places.reduce(0, +) / CGFloat(places.count)
        }
        layers[layer] = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { layers[layer][$0] }
      }
      if crossings < best.crossings { best = (crossings, layers) }
    }
    layers = best.layers
  }

  /// How many pairs of arrows cross.
  private var crossings: Int {
    var count = 0
    for (upper, lower) in zip(layers.dropFirst(), layers) {
      let ends = upper.flatMap { item in items[item].below.compactMap { lower.firstIndex(of: $0) }.sorted() }
      for first in ends.indices { count += ends[(first + 1)...].count { $0 < ends[first] } }
    }
    return count
  }

  /// Positions near the mean of the neighbours that keep the order and a distance.
  private mutating func place() {
    for sweep in 0..<40 {
      let neighbours = zip(neighbours(above: true), neighbours(above: false)).map { $0 + $1 }
      for layer in sweep % 2 == 0 ? layers : layers.reversed() {
        let wanted = layer.map { item in
          let around = neighbours[item].map { items[$0].x }
          return around.isEmpty ? items[item].x : around.reduce(0, +) / CGFloat(around.count)
        }
        for (item, x) in zip(layer, separated(wanted, layer)) { items[item].x = x }
      }
    }
    closeGaps()
  }

  /// Moves everything to the left edge, and parts of the graph that no arrow joins next to each other.
  private mutating func closeGaps() {
    let ordered = items.indices.sorted { (left(of: $0), $0) < (left(of: $1), $1) }
    var right = ordered.first.map(left) ?? 0
    var shift = right
    for item in ordered {
      shift += max(0, left(of: item) - right - 28)
      right = max(right, left(of: item) + items[item].width)
      items[item].x = (items[item].x - shift).rounded()
    }
  }

  private func left(of item: Int) -> CGFloat { items[item].x - items[item].width / 2 }

  /// The positions nearest to those wanted at which no two items are too close: pooling of neighbours that collide.
  private func separated(_ wanted: [CGFloat], _ layer: [Int]) -> [CGFloat] {
    var offsets: [CGFloat] = [0]
    for (left, right) in zip(layer, layer.dropFirst()) {
      offsets.append(offsets[offsets.count - 1] + (items[left].width + items[right].width) / 2 + 14)
    }
    var pools: [(mean: CGFloat, count: Int)] = []
    for (wanted, offset) in zip(wanted, offsets) {
      pools.append((wanted - offset, 1))
      while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
        let last = pools.removeLast()
        let first = pools.removeLast()
        let count = first.count + last.count
        let sum = first.mean * CGFloat(first.count) + last.mean * CGFloat(last.count)
        pools.append((sum / CGFloat(count), count))
      }
    }
    return zip(pools.flatMap { Array(repeating: $0.mean, count: $0.count) }, offsets).map { $0 + $1 }
  }
}
