import TouchstoneDrawing

/// How many views a type of views stands for.
@MainActor
enum ViewCount {
  private static var known = GenerationCache<ObjectIdentifier, Int?>(limit: typeCacheLimit)
  /// The numbers of views that modifiers are applied to whose bodies are being looked at.
  private static var contents: [ObjectIdentifier: Int?] = [:]

  /// The number of views that each view of a type stands for, or `nil` if it depends on the view.
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
    // In a modifier's body the number depends on what the modifier is applied to.
    if contents.isEmpty { known.insert(count, for: ObjectIdentifier(type), cost: 1) }
    return count
  }

  /// The number of views that the body of a modifier stands for.
  static func ofBody<Modifier: ViewModifier>(of type: Modifier.Type, contentCount: Int?) -> Int? {
    let before = contents[ObjectIdentifier(type)]
    contents[ObjectIdentifier(type)] = .some(contentCount)
    defer { contents[ObjectIdentifier(type)] = before }
    return of(Modifier.Body.self)
  }

  /// The number of views that a modifier is applied to whose body is being looked at.
  static func ofContent<Modifier>(of type: Modifier.Type) -> Int? { contents[ObjectIdentifier(type)] ?? nil }
}
