public import Foundation

/// What a widget shows, from date to date.
///
/// - Source: WidgetKit, `Timeline`.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, in ascending order of their dates.
  public let entries: [EntryType]
  /// When the system asks for a new timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }

  /// Returns the entry that a widget shows at a date: the last one that begins by then, or the first of all.
  ///
  /// `nil` if the timeline is empty. WidgetKit has no such function: the system does this itself.
  public func entry(at date: Date) -> EntryType? {
    entries.last { $0.date <= date } ?? entries.first
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the system asks a provider for a new timeline.
///
/// - Source: WidgetKit, `TimelineReloadPolicy`.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private enum Policy: Hashable {
    case atEnd, never
    case after(Date)
  }

  private let policy: Policy

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(policy: .atEnd)
  /// Only if the app asks for it.
  public static let never = TimelineReloadPolicy(policy: .never)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(policy: .after(date)) }
}
