import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The items of the bars around a screen.
///
/// - Source: SwiftUI, `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The items that the content consists of.
  associatedtype Body: ToolbarContent

  /// The items that the content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items that are built in.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry]
}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// An evaluated toolbar item.
struct ToolbarEntry: Identifiable {
  let placement: ToolbarItemPlacement
  let node: RenderNode

  var id: ObjectIdentifier { ObjectIdentifier(node) }

  var view: NodeView { NodeView(node: node) }

  /// Whether the item is a space between groups on glass.
  var isSpacer: Bool { node is SpacerNode || node.traits.isToolbarSpace }

  /// Whether the item stands out from the others on glass.
  var isProminent: Bool { placement.isProminent || node.traits.confirms }
}

extension EvaluationContext {
  /// Returns the evaluated items of the given content.
  func toolbarEntries<Content: ToolbarContent>(_ content: Content) -> [ToolbarEntry] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(self) }
    var content = content
    DynamicPropertyLinker.link(&content, context: self)
    return child(.body).toolbarEntries(content.body)
  }

  /// Returns the items for the given views.
  func toolbarEntries<Content: View>(of view: Content, placement: ToolbarItemPlacement) -> [ToolbarEntry] {
    func inner(isProminent: Bool) -> EvaluationContext {
      let tint = placement.isBottom ? nil : environment.appearanceProxies.settings.navigationTint
      return environment {
        $0.enterBarItem(at: placement, isProminent: isProminent)
        $0.takeTint(tint)
      }
    }
    let nodes = inner(isProminent: placement.isProminent).evaluate(view)
    // Only an evaluated button tells its role.
    guard !placement.isProminent, environment.look.navigationBar.capsule != nil,
      nodes.contains(where: \.traits.confirms)
    else { return nodes.map { ToolbarEntry(placement: placement, node: $0) } }
    return zip(nodes, inner(isProminent: true).evaluate(view)).map { plain, prominent in
      ToolbarEntry(placement: placement, node: prominent.traits.confirms ? prominent : plain)
    }
  }
}

/// A toolbar item.
///
/// - Source: SwiftUI, `ToolbarItem`.
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    context.toolbarEntries(of: content, placement: placement)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identity. `showsByDefault` is ignored, and nothing can be removed from the toolbar.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// A group of toolbar items.
///
/// - Source: SwiftUI, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// Creates a group of items.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  /// Creates a group of items with a label, which pictures do not show: there is room for the items.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement, content: LabeledToolbarItemGroupContent(content: content()))
  }

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    context.toolbarEntries(of: content, placement: placement)
  }
}

/// Any number of toolbar items.
public struct _ToolbarItems {
  let parts: [any ToolbarContent]
}

extension _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    parts.enumerated().flatMap { index, part in context.child(.index(index)).toolbarEntries(part) }
  }
}

/// A result builder that combines toolbar items.
///
/// - Source: SwiftUI, `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds an item with the default placement from a view.
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItemGroup<Content> {
    ToolbarItemGroup(placement: .automatic, content: content)
  }

  /// Builds a single item unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines several items in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarItems(parts: parts)
  }

  /// Builds items if a condition is true.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content? {
    DrawnCode.note(content == nil ? .absence : .branch, at: SourcePosition(fileID, line, column))
    return content
  }

  /// Builds the items of the first branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the items of the second branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of items that not every system has.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(parts: [content])
  }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    map { context.child(.branch(true)).toolbarEntries($0) } ?? []
  }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    switch storage {
    case .trueContent(let content): context.child(.branch(true)).toolbarEntries(content)
    case .falseContent(let content): context.child(.branch(false)).toolbarEntries(content)
    }
  }
}

/// Adds items to the bars around a view.
private struct ToolbarModifier {
  let entries: @MainActor (EvaluationContext) -> [ToolbarEntry]
}

extension ToolbarModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let items = entries(context.child(.secondary))
    return NavigationModifier { $0.items += items }.makeNodes(context, content: content)
  }
}

extension View {
  /// Adds items to the bars around the view.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(ToolbarModifier { $0.toolbarEntries(content) })
  }

  /// Adds views to the trailing edge of the navigation bar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(ToolbarModifier { $0.toolbarEntries(of: content, placement: .automatic) })
  }

  /// Adds items that the user can remove from the toolbar. Pictures show all items.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}
