public import TouchstoneUI

/// What an axis shows.
///
/// - Source: Swift Charts, `AxisContent`.
public protocol AxisContent {
  /// The type of the content that this one is made of.
  associatedtype Body: AxisContent

  /// The content that this one is made of.
  @AxisContentBuilder var body: Self.Body { get }
}

extension Never: @preconcurrency AxisContent {}

extension AxisContent where Body == Never {
  /// Content that the chart draws by itself has no body; it is a programmer's error to read it.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// Content that the chart knows by itself.
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  var specifications: [AxisMarksSpecification] { get }
}

extension AxisContent {
  /// What any content of an axis is made of.
  var lowered: [AxisMarksSpecification] {
    (self as? any PrimitiveAxisContent)?.specifications ?? body.lowered
  }

  /// Puts the content together before it is drawn; axes have no effects that would show the difference.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the axis as a layer of its own, changed by modifiers of views; absent.
  @available(*, unavailable, message: "Touchstone changes no layers of axes; style the marks of the axis instead")
  public func compositingLayer<V: View>(
    @ViewBuilder style: (AnyView) -> V
  ) -> some AxisContent { self }
}

/// Content of an axis whose type is hidden.
///
/// - Source: Swift Charts, `AnyAxisContent`.
public struct AnyAxisContent: PrimitiveAxisContent {
  public typealias Body = Never

  let specifications: [AxisMarksSpecification]

  init(specifications: [AxisMarksSpecification]) { self.specifications = specifications }

  /// Hides the type of content.
  public init(_ content: any AxisContent) { specifications = content.lowered }

  /// Hides the type of content.
  public init(erasing content: some AxisContent) { specifications = content.lowered }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public typealias Body = Never
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  var specifications: [AxisMarksSpecification] { self?.lowered ?? [] }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public typealias Body = Never

  var specifications: [AxisMarksSpecification] {
    switch storage {
    case .trueContent(let content): content.lowered
    case .falseContent(let content): content.lowered
    }
  }
}
