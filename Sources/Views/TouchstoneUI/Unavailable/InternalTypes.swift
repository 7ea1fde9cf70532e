public import TouchstoneCore

// Types that Apple's declarations return, and that no code writes.

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct AccessibilityAttachmentModifier {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct ContentHoverEffect {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct GroupHoverEffect {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct DebugReplaceableView {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public protocol DocumentBaseBox {
  associatedtype Document
  var base: Document? { get }
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct EditableCollectionContent<Content, Data> {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct HierarchicalShapeStyleModifier<Style> {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct IndexedIdentifierCollection<Base, ID> {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
public struct Windows {}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension TupleTableColumnContent {
  public var value: Never? { nil }
}

@available(
  *, unavailable,
  message:
    "Touchstone does not merge explicit guides, because its layouts return them; merge them in Layout.explicitAlignment"
)
extension HorizontalAlignment {
  public func combineExplicit<Values: Sequence>(_ values: Values) -> Double? where Values.Element == Double? { nil }
}

@available(
  *, unavailable,
  message:
    "Touchstone does not merge explicit guides, because its layouts return them; merge them in Layout.explicitAlignment"
)
extension VerticalAlignment {
  public func combineExplicit<Values: Sequence>(_ values: Values) -> Double? where Values.Element == Double? { nil }
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension SpatialEventCollection {
  public struct Iterator {}
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension Subview {
  public enum ContainerSizingOptions {
    case uniform, variable
  }
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension AttributedTextFormatting.TupleDefinition {
  public init<Value>(_ value: Value) { preconditionFailure("This initializer is unavailable") }
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension AttributedTextFormatting.AttributeContainerProxy {
  public struct Scoped<Attributes> {
    public subscript<Value>(dynamicMember keyPath: KeyPath<Attributes, Value>) -> Value? { nil }
  }
}

@available(*, unavailable, message: "Touchstone does not return it, because it is a result whose type no code writes")
extension AttributedTextFormatting {
  public struct Transferable<Definition> {
    public init<Text>(text: Text, in definition: Definition) {}
  }
}
