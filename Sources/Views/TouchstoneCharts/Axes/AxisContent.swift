public import TouchstoneUI

/// The content of an axis.
///
/// - Source: Swift Charts, `AxisContent`.
public protocol AxisContent {
  /// The type of this content's body.
  associatedtype Body: AxisContent

  /// The content that this content is composed of.
  @AxisContentBuilder var body: Self.Body { get }
}

extension AxisContent where Body == Never {
  /// Traps: the chart draws this content itself, so it has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// Axis content that the chart draws itself.
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  var specifications: [AxisMarksSpecification] { get }
}

extension AxisContent {
  /// The marks that the content comes down to.
  var lowered: [AxisMarksSpecification] {
    (self as? any PrimitiveAxisContent)?.specifications ?? body.lowered
  }

  /// Composites the content before drawing it, which makes no difference for axes: they have no effects.
  public func compositingLayer() -> some AxisContent { self }

  /// Composites the axis into a layer and applies view modifiers to it. Unavailable.
  @available(*, unavailable, message: "Touchstone does not composite the layers of axes; style the axis marks instead")
  public func compositingLayer<V: View>(
    @ViewBuilder style: (AnyView) -> V
  ) -> some AxisContent { self }
}

/// Type-erased axis content.
///
/// - Source: Swift Charts, `AnyAxisContent`.
public struct AnyAxisContent: PrimitiveAxisContent {
  let specifications: [AxisMarksSpecification]

  init(specifications: [AxisMarksSpecification]) { self.specifications = specifications }

  /// Creates type-erased axis content.
  public init(_ content: any AxisContent) { specifications = content.lowered }

  /// Creates type-erased axis content.
  public init(erasing content: some AxisContent) { specifications = content.lowered }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  var specifications: [AxisMarksSpecification] { self?.lowered ?? [] }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var specifications: [AxisMarksSpecification] {
    switch storage {
    case .trueContent(let content): content.lowered
    case .falseContent(let content): content.lowered
    }
  }
}
