public import TouchstoneUI

/// What a Live Activity shows for its attributes and a state.
///
///     assertSnapshot(
///       of: try DeliveryActivity().showing(attributes, state: .onTheWay), as: .image(activity: .content))
///
/// As a view by itself it is that of the Lock Screen, without size and background: those belong to the presentation.
public struct ActivityPresentation: View {
  // SAFETY: the views are values, which are used on the main actor only.
  nonisolated(unsafe) let views: ActivityViews

  public var body: some View { views.content }
}

extension Widget {
  /// Returns what a Live Activity shows.
  ///
  /// - Parameters:
  ///   - attributes: What stays.
  ///   - state: What changes.
  ///   - isStale: Whether the state is out of date.
  /// - Throws: ``WidgetError`` if the widget is no Live Activity, or one of other attributes.
  @MainActor public func showing<Attributes: ActivityAttributes>(
    _ attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false
  ) throws(WidgetError) -> ActivityPresentation {
    let (description, name) = (body.widgetDescription, "\(Self.self)")
    guard let makeViews = description.activity else { throw .noActivity(widget: name) }
    guard let views = makeViews(attributes, state, isStale) else {
      throw .otherAttributes(widget: name, expected: description.entryType, attributes: "\(Attributes.self)")
    }
    return ActivityPresentation(views: views)
  }
}
