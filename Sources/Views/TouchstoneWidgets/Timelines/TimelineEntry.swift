public import Foundation

/// What a widget shows from a date on.
///
/// - Source: WidgetKit, `TimelineEntry`.
public protocol TimelineEntry: SendableMetatype {
  /// The date from which the widget shows the entry.
  var date: Date { get }

  /// How relevant the entry is compared with others; `nil` if that is unknown.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is compared with others of the same widget.
///
/// - Source: WidgetKit, `TimelineEntryRelevance`.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The score, from 0; higher ones are more relevant.
  public var score: Float
  /// For how long the entry is that relevant, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
