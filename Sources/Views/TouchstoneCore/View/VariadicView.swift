/// Views created from the children of other views, the predecessor of `Group(subviews:)`.
///
/// - Source: SwiftUI, `_VariadicView`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// Content whose views are arranged by a root.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A type that arranges the views of some content.
///
/// - Source: SwiftUI, `_VariadicView_Root`.
public protocol _VariadicView_Root {}

/// A root that creates a view from the views of its content.
///
/// - Source: SwiftUI, `_VariadicView_ViewRoot`.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

/// A root that creates one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that creates any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    var root = root
    let place = context.child(.type(ObjectIdentifier(Root.self)))
    DynamicPropertyLinker.link(&root, context: place)
    let children = _VariadicView_Children(context.child(.secondary).subviews(of: content))
    return place.child(.content).evaluate(root.body(children: children))
  }
}

/// The views of some content.
///
/// - Source: SwiftUI, `_VariadicView_Children`.
public struct _VariadicView_Children: RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// One of the views of some content.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    private var ownTraits: [ObjectIdentifier: Any] = [:]

    fileprivate init(subview: Subview) {
      self.subview = subview
    }

    public var id: AnyHashable { subview.element.traits.id ?? AnyHashable(subview.id) }

    /// Returns the explicit identity of the view if it has the given type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.element.traits.id?.base as? ID }

    /// The view's value for a trait key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { ownTraits[ObjectIdentifier(key)] as? Trait.Value ?? subview.element.traits[viewTrait: key] }
      set { ownTraits[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { subviews.makeNodes(context) }
}

extension _VariadicView_Children.Element: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { subview.makeNodes(context) }
}

/// A key for a value that a view provides to its container.
///
/// - Source: SwiftUI, `_ViewTraitKey`.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  /// Sets a value that the view provides to its container.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier { $0[viewTrait: key] = value })
  }
}
