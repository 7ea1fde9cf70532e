public import TouchstoneUI

/// What a Live Activity shows now.
///
/// - Source: WidgetKit, `ActivityViewContext`.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The identifier of the activity.
  public let activityID: String
  /// What stays.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether the state is out of date.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}
