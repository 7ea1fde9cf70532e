/// Views made from the children of other views, as code did before `Group(subviews:)`.
///
/// - Source: SwiftUI, `_VariadicView`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A content whose views a root arranges.
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

/// What arranges the views of a content.
///
/// - Source: SwiftUI, `_VariadicView_Root`.
public protocol _VariadicView_Root {}

/// A root that makes a view of the views of a content.
///
/// - Source: SwiftUI, `_VariadicView_ViewRoot`.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
}

extension _VariadicView.Tree: PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    var root = root
    let place = context.child(.type(ObjectIdentifier(Root.self)))
    DynamicPropertyLinker.link(&root, context: place)
    let children = _VariadicView_Children(context.child(.secondary).subviews(of: content))
    return place.child(.content).evaluate(root.body(children: children))
  }
}

/// The views of a content.
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

  /// One of the views of a content.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    private var ownTraits: [ObjectIdentifier: Any] = [:]

    fileprivate init(subview: Subview) {
      self.subview = subview
    }

    public var id: AnyHashable { subview.element.traits.id ?? AnyHashable(subview.id) }

    /// The identity that was given to the view, if it is of a type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.element.traits.id?.base as? ID }

    /// What the view carries under a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { ownTraits[ObjectIdentifier(key)] as? Trait.Value ?? subview.element.traits[viewTrait: key] }
      set { ownTraits[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { subviews.makeNodes(context) }
}

extension _VariadicView_Children.Element: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] { subview.makeNodes(context) }
}

/// The name of a value that a view carries for its container.
///
/// - Source: SwiftUI, `_ViewTraitKey`.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  /// Gives the view a value for its container.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier { $0[viewTrait: key] = value })
  }
}
