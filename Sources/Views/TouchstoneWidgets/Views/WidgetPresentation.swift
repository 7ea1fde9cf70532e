public import Foundation
public import TouchstoneUI

/// What a widget shows for an entry.
///
///     assertSnapshot(of: try WeatherWidget().showing(entry), as: .image(widget: .systemSmall, on: .iPhone16))
///
/// As a view it has neither size nor background: those belong to the family and the device.
public struct WidgetPresentation: View {
  package nonisolated let name: String
  package nonisolated let description: WidgetDescription
  private let date: Date?
  private let content: AnyView

  init(name: String, description: WidgetDescription, date: Date?, content: AnyView) {
    (self.name, self.description, self.date, self.content) = (name, description, date, content)
  }

  public var body: some View {
    content.transformEnvironment(\.self) { environment in
      // The strategy may ask for a later date.
      if let date, environment.widgetSetting.date == nil { environment.now = date }
    }
  }
}

extension Widget {
  /// Returns what the widget shows for an entry. Dates and timers are those of the entry's date, unless a strategy says
  /// otherwise.
  ///
  /// - Throws: ``WidgetError`` if the widget has no entries, or entries of another type.
  @MainActor public func showing(_ entry: any TimelineEntry) throws(WidgetError) -> WidgetPresentation {
    try presentation(of: entry, at: entry.date)
  }

  /// Returns what the widget shows at a date, as its timeline says.
  ///
  ///     let timeline = Timeline(entries: [morning, noon], policy: .atEnd)
  ///     assertSnapshot(of: try WeatherWidget().showing(timeline, at: date), as: .image(widget: .systemSmall))
  ///
  /// - Throws: ``WidgetError`` if the timeline is empty, or the widget has no entries of its type.
  @MainActor public func showing<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>, at date: Date
  ) throws(WidgetError) -> WidgetPresentation {
    guard let entry = timeline.entry(at: date) else { throw .noEntries(widget: "\(Self.self)") }
    return try presentation(of: entry, at: date)
  }

  /// Returns what the widget shows for the entry of a relevance provider.
  ///
  /// - Throws: ``WidgetError`` if the widget has no entries, or entries of another type.
  @MainActor public func showing(_ entry: any RelevanceEntry) throws(WidgetError) -> WidgetPresentation {
    try presentation(of: entry, at: nil)
  }

  @MainActor private func presentation(of entry: Any, at date: Date?) throws(WidgetError) -> WidgetPresentation {
    let (description, name) = (body.widgetDescription, "\(Self.self)")
    guard let makeContent = description.content else { throw .noContent(widget: name) }
    guard let content = makeContent(entry) else {
      throw .otherEntry(widget: name, expected: description.entryType, entry: "\(type(of: entry))")
    }
    return WidgetPresentation(name: name, description: description, date: date, content: content)
  }
}
