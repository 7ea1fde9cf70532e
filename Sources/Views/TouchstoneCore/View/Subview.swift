/// One of the resolved subviews of a view.
///
/// - Source: SwiftUI, `Subview`.
public struct Subview: Identifiable {
  /// The identity of a subview among its siblings.
  public struct ID: Hashable {
    fileprivate let value: AnyHashable
  }

  public let id: ID
  let element: ViewElement

  /// The values that the subview provides to its container.
  public var containerValues: ContainerValues { element.traits.containerValues }
}

extension Subview: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add((view?.element).map { ViewElementList($0) }, count: 1)
  }
}

/// The resolved subviews of a view.
///
/// - Source: SwiftUI, `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// A slice of the resolved subviews of a view.
///
/// - Source: SwiftUI, `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.subviews.elements, count: nil)
  }
}

extension SubviewsCollectionSlice: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.subviews.elements, count: nil)
  }
}

extension Sequence<Subview> {
  @MainActor
  fileprivate var elements: ViewElementList {
    var list = ViewElementList()
    for subview in self { list.append(ViewElementList(subview.element)) }
    return list
  }
}

extension EvaluationContext {
  /// Returns the resolved subviews of a view.
  package func subviews<Content: View>(of view: Content) -> SubviewsCollection {
    SubviewsCollection(
      subviews: elements(of: view).all.map {
        Subview(id: Subview.ID(value: AnyHashable(ObjectIdentifier($0.context.place))), element: $0)
      })
  }
}

extension Group {
  /// Creates views from the resolved subviews of another view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// A data source whose elements are found only during evaluation.
@MainActor
protocol SubviewSource {
  func found(_ context: EvaluationContext) -> [Any]
}

/// The resolved subviews of a view, as the data of a `ForEach`.
///
/// - Source: SwiftUI, `ForEachSubviewCollection`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  fileprivate let base: any View

  // `ForEach` finds the subviews once it has an identity; until then the collection is empty.
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    preconditionFailure("Before ForEach finds the subviews, this collection is empty.")
  }
}

extension ForEachSubviewCollection: SubviewSource {
  func found(_ context: EvaluationContext) -> [Any] {
    func open<Base: View>(_ base: Base) -> [Any] { context.subviews(of: base).subviews }
    return open(base)
  }
}

extension ForEach {
  /// Creates a view for each resolved subview of another view.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(ForEachSubviewCollection(base: view), identifiedBy: { $0.id }, content: content)
  }
}
