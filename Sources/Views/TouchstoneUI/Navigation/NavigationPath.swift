import TouchstoneCore

/// A path of values of any types, one for each pushed screen.
///
/// - Source: SwiftUI, `NavigationPath`.
public struct NavigationPath {
  var elements: [any Hashable]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path of the given values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { $0 }
  }

  /// The number of screens above the first.
  public var count: Int { elements.count }

  /// Whether the path is empty and the first screen is visible.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value to the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}
