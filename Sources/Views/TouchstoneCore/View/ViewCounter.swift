import TouchstoneDrawing

/// Counts the views that a type produces, without a value of it.
@MainActor
package struct ViewCounter {
  private static var known = GenerationCache<ObjectIdentifier, Int?>(limit: typeCacheLimit)
  /// The numbers of content views of the modifiers whose bodies are being inspected.
  private var contents: [ObjectIdentifier: Int?] = [:]

  /// Returns the number of views that every view of a type produces, or `nil` if it depends on the value.
  func of<Content: View>(_ type: Content.Type) -> Int? {
    if let count = Self.known[ObjectIdentifier(type)] { return count }
    let count: Int? =
      if let multiple = type as? any MultiView.Type {
        ViewParts.count(of: multiple, by: self)
      } else if type is any PrimitiveView.Type {
        1
      } else {
        of(Content.Body.self)
      }
    // Within a modifier's body, the number depends on the modifier's content.
    if contents.isEmpty { Self.known.insert(count, for: ObjectIdentifier(type), cost: 1) }
    return count
  }

  /// Returns the number of views that the body of a modifier produces from a number of content views.
  func ofBody<Modifier: ViewModifier>(of type: Modifier.Type, contentCount: Int?) -> Int? {
    var inner = self
    inner.contents[ObjectIdentifier(type)] = .some(contentCount)
    return inner.of(Modifier.Body.self)
  }

  /// Returns the number of content views of a modifier whose body is being inspected.
  func ofContent<Modifier>(of type: Modifier.Type) -> Int? { contents[ObjectIdentifier(type)] ?? nil }
}
