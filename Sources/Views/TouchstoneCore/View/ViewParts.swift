/// The views that another view produces, added one after another.
///
/// A view adds its parts in one place; the caller decides whether they are counted, listed or evaluated.
@MainActor
package struct ViewParts {
  /// The context of the whole view, or `nil` if only its type is known and views are counted.
  private let context: EvaluationContext?
  /// Whether the views are listed; otherwise they are evaluated.
  private let isListing: Bool
  private var count: Int? = 0
  private var list: ViewElementList?
  private var nodes: [RenderNode] = []

  /// Counts views of which only the type is known.
  let counter: ViewCounter

  private init(_ context: EvaluationContext?, isListing: Bool, counter: ViewCounter = ViewCounter()) {
    self.context = context
    self.isListing = isListing
    self.counter = counter
  }

  /// Returns the number of views that every view of a type produces, or `nil` if it depends on the value.
  static func count<Whole: MultiView>(of type: Whole.Type, by counter: ViewCounter) -> Int? {
    var parts = ViewParts(nil, isListing: false, counter: counter)
    Whole.addParts(of: nil, to: &parts)
    return parts.count
  }

  /// Returns the resolved subviews of a view.
  static func list<Whole: MultiView>(of whole: Whole, in context: EvaluationContext) -> ViewElementList {
    var parts = ViewParts(context, isListing: true)
    Whole.addParts(of: whole, to: &parts)
    return parts.list ?? ViewElementList()
  }

  /// Returns the evaluated views that a view produces.
  static func nodes<Whole: MultiView>(of whole: Whole, in context: EvaluationContext) -> [RenderNode] {
    var parts = ViewParts(context, isListing: false)
    Whole.addParts(of: whole, to: &parts)
    return parts.nodes
  }

  /// Adds a view with an identity below that of the whole view.
  package mutating func add<Part: View>(
    _ part: Part?, at key: ViewIdentity.Key, isComparedByEquality: Bool = false
  ) {
    guard let part else { return addCount(counter.of(Part.self)) }
    add(part, at: key, isComparedByEquality: isComparedByEquality)
  }

  /// Adds a view at a place below the whole one's, where both are known.
  mutating func add<Part: View>(_ part: Part, at key: ViewIdentity.Key, isComparedByEquality: Bool = false) {
    guard var place = context?.child(key) else { return }
    if isComparedByEquality { place.isComparedByEquality = true }
    if isListing { append(place.elements(of: part)) } else { append(place.evaluate(part)) }
  }

  /// Adds views that are already listed.
  package mutating func add(_ elements: ViewElementList?, count: Int?) {
    add(elements, countingBy: { _ in count }) { elements, _ in
      elements
    } nodes: { elements, context in
      elements.all.flatMap { $0.evaluate(in: context.environment) }
    }
  }

  /// Adds a number of views, where only their type is known; `nil` if it depends on the view.
  mutating func addCount(_ more: Int?) {
    if let known = count { count = more.map { known + $0 } }
  }

  /// Adds views that are described by a value other than a view.
  ///
  /// - Parameters:
  ///   - part: The value, or `nil` if only the type of the whole view is known.
  ///   - count: Returns the number of views from the type, or `nil` if it depends on the value. Pass `nil` if it always
  ///     does.
  package mutating func add<Part>(
    _ part: Part?, countingBy count: ((ViewCounter) -> Int?)?,
    list: (Part, EvaluationContext) -> ViewElementList, nodes evaluate: (Part, EvaluationContext) -> [RenderNode]
  ) {
    guard let part, let context else { return addCount(count?(counter)) }
    if isListing { append(list(part, context)) } else { append(evaluate(part, context)) }
  }

  private mutating func append(_ more: ViewElementList) {
    if list == nil { list = more } else { list?.append(more) }
  }

  private mutating func append(_ more: [RenderNode]) {
    if nodes.isEmpty { nodes = more } else { nodes += more }
  }
}

/// A view that produces any number of views.
@MainActor
package protocol MultiView: PrimitiveView {
  /// Adds the views that a view produces, in order.
  ///
  /// - Parameter view: The view, or `nil` if only the type is known and views are counted.
  static func addParts(of view: Self?, to parts: inout ViewParts)
}

extension MultiView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { ViewParts.nodes(of: self, in: context) }
}
