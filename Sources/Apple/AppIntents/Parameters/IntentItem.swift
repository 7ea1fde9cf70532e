public import TouchstoneCore

/// A value that is offered, and how it is shown.
///
/// - Source: AppIntents, `IntentItem`.
public struct IntentItem<Result: _IntentValue>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: DisplayRepresentation.Image?

  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
  }

  public init(_ value: Result) where Result: InstanceDisplayRepresentable {
    let shown = value.displayRepresentation
    self.init(value, title: shown.title, subtitle: shown.subtitle, image: shown.image)
  }
}
