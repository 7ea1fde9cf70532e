import SwiftUI
import WidgetKit

/// A provider of a single entry, as widgets have whose app updates them.
struct SampleProvider<Entry: TimelineEntry>: TimelineProvider {
  let entry: Entry

  func placeholder(in context: Context) -> Entry { entry }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(entry) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

/// An entry of a date alone.
public struct DateEntry: TimelineEntry, Sendable {
  public var date: Date

  public init(date: Date = Date(timeIntervalSince1970: 1_790_000_000)) {
    self.date = date
  }
}
