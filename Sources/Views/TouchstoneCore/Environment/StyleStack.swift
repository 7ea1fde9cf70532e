/// The styles of one kind of view, innermost last: views inside a style's own body have the next one.
///
/// Containers set styles for their content, and code adds others inside; a presentation from there inherits only the latter.
package struct StyleStack<Style>: ExpressibleByArrayLiteral {
  private var styles: [Style] = []

  package init(arrayLiteral elements: Style...) {
    styles = elements
  }

  package var isEmpty: Bool { styles.isEmpty }
  /// The innermost style.
  package var last: Style? { styles.last }

  package mutating func append(_ style: Style) { styles.append(style) }

  package mutating func removeLast() { styles.removeLast() }
}

/// A stack of styles of any kind.
protocol StackOfStyles {
  /// Returns what code has added to a stack, above another one.
  ///
  /// - Parameters:
  ///   - old: The stack before, which containers have set; `nil` if there was none.
  ///   - outer: The stack outside of the containers; `nil` if there was none.
  /// - Returns: `nil` if nothing was added.
  func addition(to old: Any?, on outer: Any?) -> Any?
}

extension StyleStack: StackOfStyles {
  func addition(to old: Any?, on outer: Any?) -> Any? {
    let known = (old as? Self)?.styles.count ?? 0
    guard styles.count > known else { return nil }
    var sum = outer as? Self ?? []
    sum.styles += styles[known...]
    return sum
  }
}
