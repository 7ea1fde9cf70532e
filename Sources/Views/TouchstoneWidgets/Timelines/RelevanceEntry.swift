public import Foundation

/// What a widget shows while it is relevant.
///
/// - Source: WidgetKit, `RelevanceEntry`.
public protocol RelevanceEntry {}
