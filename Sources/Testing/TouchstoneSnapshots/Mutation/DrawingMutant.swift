import Foundation
package import TouchstoneDrawing

/// A drawing with one small change.
package struct DrawingMutant: Sendable {
  package var kind: MutantKind
  /// The number of the view that is changed; nil if no view drew the step.
  package var view: Int?
  /// What was changed, in words.
  package var change: String
  package var list: DisplayList

  /// Returns mutants of a list: of each kind in turn, and from all parts of the picture.
  ///
  /// Which ones depends on the list alone.
  ///
  /// - Parameter most: The greatest number of mutants.
  package static func mutants(of list: DisplayList, most: Int) -> [DrawingMutant] {
    let sites = MutationSites(of: list)
    var left = MutantKind.allCases.map { kind in spread(sites.all.filter { $0.kind == kind }) }
    var chosen: [MutationSite] = []
    while chosen.count < most, left.contains(where: { !$0.isEmpty }) {
      for index in left.indices where chosen.count < most && !left[index].isEmpty {
        chosen.append(left[index].removeFirst())
      }
    }
    return chosen.map { site in
      var mutant = list
      mutant.items = site.applied(to: list.items)
      return DrawingMutant(kind: site.kind, view: site.view, change: site.change, list: mutant)
    }
  }

  /// The elements in an order in which those of any beginning lie far apart: the middle, the quarters, the eighths and so on.
  private static func spread<Element>(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    var ranges = [elements.startIndex..<elements.endIndex]
    while !ranges.isEmpty {
      var next: [Range<Int>] = []
      for range in ranges where !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        result.append(elements[middle])
        next += [range.lowerBound..<middle, (middle + 1)..<range.upperBound]
      }
      ranges = next
    }
    return result
  }
}

/// A place in a drawing where something can be changed.
struct MutationSite {
  var kind: MutantKind
  var view: Int?
  var change: String
  /// The indices of the groups around the item, and its own.
  var path: [Int]
  /// Changes the items of the group in which the last index is.
  var edit: (inout [DisplayList.Item], Int) -> Void

  func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] { applied(to: items, path[...]) }

  private func applied(to items: [DisplayList.Item], _ path: ArraySlice<Int>) -> [DisplayList.Item] {
    var items = items
    guard let index = path.first, items.indices.contains(index) else { return items }
    if path.count == 1 {
      edit(&items, index)
    } else if case .group(var group) = items[index] {
      group.items = applied(to: group.items, path.dropFirst())
      items[index] = .group(group)
    }
    return items
  }
}
