import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// Items of the bars around a screen.
///
/// - Source: SwiftUI, `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The items that the content consists of.
  associatedtype Body: ToolbarContent

  /// The items that the content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Items that the renderer knows by itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func entries(_ context: EvaluationContext) -> [ToolbarEntry]
}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// An item of a bar, evaluated.
struct ToolbarEntry: Identifiable {
  let placement: ToolbarItemPlacement
  let node: RenderNode

  var id: ObjectIdentifier { ObjectIdentifier(node) }

  var view: NodeView { NodeView(node: node) }
}

extension EvaluationContext {
  /// The items that a content stands for, evaluated.
  func toolbarEntries<Content: ToolbarContent>(_ content: Content) -> [ToolbarEntry] {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(self) }
    var content = content
    DynamicPropertyLinker.link(&content, context: self)
    return child(.body).toolbarEntries(content.body)
  }

  /// The items that views stand for.
  func toolbarEntries<Content: View>(of view: Content, placement: ToolbarItemPlacement) -> [ToolbarEntry] {
    let inner = environment {
      $0.listContext = nil
      $0.buttonStyles = []
      $0.font = placement == .confirmationAction ? .body.weight(.semibold) : .body
      $0.foregroundStyles = []
      $0.labelStyles = [IconOnlyLabelStyle()]
      $0.stackAxis = .horizontal
    }
    return inner.evaluate(view).map { ToolbarEntry(placement: placement, node: $0) }
  }
}

/// One item of a bar.
///
/// - Source: SwiftUI, `ToolbarItem`.
public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

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
  /// Creates an item that a person can take out of a bar. Ignored in pictures.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items of a bar.
///
/// - Source: SwiftUI, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a group of items.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    context.toolbarEntries(of: content, placement: placement)
  }
}

/// Any number of items of bars.
public struct _ToolbarItems {
  let parts: [any ToolbarContent]
}

extension _ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] {
    parts.enumerated().flatMap { index, part in context.child(.index(index)).toolbarEntries(part) }
  }
}

/// Builds items of bars.
///
/// - Source: SwiftUI, `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes one item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A view among items goes where items go that say no place.
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItemGroup<Content> {
    ToolbarItemGroup(placement: .automatic, content: content)
  }

  /// Takes a single item as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Takes several items in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarItems(parts: parts)
  }

  /// Takes items where a condition holds.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Takes the items of the first branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the items of the second branch.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of items that not every system has.
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
  public typealias Body = Never

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
  typealias Body = Never

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

  /// Adds views to the end of the bar above the view.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(ToolbarModifier { $0.toolbarEntries(of: content, placement: .automatic) })
  }

  /// Adds items that a person can take out of a bar; pictures show all.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}
