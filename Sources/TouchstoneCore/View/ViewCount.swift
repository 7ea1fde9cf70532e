import TouchstoneDrawing

/// The number of views that a view type produces.
@MainActor
enum ViewCount {
  private static var known = GenerationCache<ObjectIdentifier, Int?>(limit: typeCacheLimit)
  /// The numbers of content views of the modifiers whose bodies are being inspected.
  private static var contents: [ObjectIdentifier: Int?] = [:]

  /// Returns the number of views that every view of a type produces, or `nil` if it depends on the value.
  static func of<Content: View>(_ type: Content.Type) -> Int? {
    if let count = known[ObjectIdentifier(type)] { return count }
    let count: Int? =
      if let multiple = type as? any MultiView.Type {
        ViewParts.count(of: multiple)
      } else if type is any PrimitiveView.Type {
        1
      } else {
        of(Content.Body.self)
      }
    // Within a modifier's body, the number depends on the modifier's content.
    if contents.isEmpty { known.insert(count, for: ObjectIdentifier(type), cost: 1) }
    return count
  }

  /// Returns the number of views that the body of a modifier produces.
  static func ofBody<Modifier: ViewModifier>(of type: Modifier.Type, contentCount: Int?) -> Int? {
    let before = contents[ObjectIdentifier(type)]
    contents[ObjectIdentifier(type)] = .some(contentCount)
    defer { contents[ObjectIdentifier(type)] = before }
    return of(Modifier.Body.self)
  }

  /// Returns the number of content views of a modifier whose body is being inspected.
  static func ofContent<Modifier>(of type: Modifier.Type) -> Int? { contents[ObjectIdentifier(type)] ?? nil }
}
