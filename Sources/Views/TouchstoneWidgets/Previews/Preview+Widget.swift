import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension Preview {
  /// Creates a preview of each entry of a widget's timeline.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, family: family, widget: widget(), entries: timeline())
  }

  /// Creates a preview of each entry of the timeline that a provider passes at once; one that fails if the provider
  /// returns before it has passed a timeline.
  @MainActor public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let widget = widget()
    let passed = Locked<PassedEntries?>(nil)
    timelineProvider().getTimeline(in: TimelineProviderContext(family: family, isPreview: true)) { timeline in
      passed.withLock { $0 = PassedEntries(entries: timeline.entries) }
    }
    if let passed = passed.withLock({ $0 }) {
      self.init(name: name, family: family, widget: widget, entries: passed.entries)
    } else {
      self.init(name: name, failing: .slowProvider(widget: "\(type(of: widget))"))
    }
  }

  /// Creates a preview of each entry of the timeline of a widget that people configure.
  @MainActor public init<Intent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name, family: family, widget: widget(), entries: timeline())
  }

  /// Creates a preview that fails: the provider of a widget that people configure is asynchronous, and previews cannot
  /// wait.
  @MainActor public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
  ) { self.init(name: name, failing: .slowProvider(widget: "\(type(of: widget()))")) }

  /// Creates a preview of each state of a Live Activity.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    let widget = widget()
    self.init(name: name, widget: widget, showing: contentStates()) { widget, state in
      try ActivityFrame(
        kind, screen: WidgetMetrics.standardScreen, wallpaper: nil, date: nil,
        content: try widget.showing(attributes, state: state))
    }
  }

  @MainActor private init(name: String?, family: WidgetFamily, widget: any Widget, entries: [any TimelineEntry]) {
    self.init(name: name, widget: widget, showing: entries) { widget, entry in
      try WidgetFrame(WidgetSetting(family: family), content: try widget.showing(entry))
    }
  }

  /// Creates a preview of each of several things that a widget can show; one that fails if there are none.
  @MainActor private init<Shown>(
    name: String?, widget: any Widget, showing list: [Shown],
    _ makeView: @escaping @MainActor (any Widget, Shown) throws -> any View
  ) {
    // SAFETY: the values are made and used on the main actor only.
    nonisolated(unsafe) let (list, widget) = (list, widget)
    guard !list.isEmpty else {
      self.init(name: name, failing: .noEntries(widget: "\(type(of: widget))"))
      return
    }
    let variants = list.indices.map { index in
      Variant(argument: list.count > 1 ? "\(index + 1)" : nil) { try makeView(widget, list[index]) }
    }
    self.init(name: name, traits: PreviewTrait(layout: .sizeThatFits, orientation: nil), variants: variants)
  }

  private init(name: String?, failing error: WidgetError) {
    self.init(
      name: name, traits: PreviewTrait(layout: .sizeThatFits, orientation: nil), variants: [Variant { throw error }])
  }
}

/// What a provider has passed.
private struct PassedEntries: @unchecked Sendable {
  // SAFETY: the provider passes the entries within its call, whose thread then reads them.
  let entries: [any TimelineEntry]
}
