public import TouchstoneCore

/// What is on a map. Nothing of it is drawn, because the map is not.
///
/// - Source: MapKit, `MapContent`.
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {}

/// Content that is built in.
public protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// Several things on a map, or none.
public struct MapContentGroup: PrimitiveMapContent {}

/// - Source: MapKit, `MapContentBuilder`.
@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> MapContentGroup { MapContentGroup() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> MapContentGroup {
    MapContentGroup()
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither(first: some MapContent) -> MapContentGroup { MapContentGroup() }
  public static func buildEither(second: some MapContent) -> MapContentGroup { MapContentGroup() }
  public static func buildLimitedAvailability(_ content: some MapContent) -> MapContentGroup { MapContentGroup() }
}

extension Optional: MapContent, PrimitiveMapContent where Wrapped: MapContent {}

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {}

extension ForEach where Content: MapContent {
  /// Creates content for each element of a collection, identified by a key path.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: MapContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates content for each element of a collection of identifiable elements.
  @_disfavoredOverload
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension Group: MapContent, PrimitiveMapContent where Content: MapContent {
  /// Groups content of a map.
  public nonisolated init(@MapContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}
