import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The regions of the large presentation.
///
/// - Source: WidgetKit, `DynamicIslandExpandedContent`.
@MainActor @preconcurrency
public struct DynamicIslandExpandedContent<Content> {
  package let regions: [DynamicIslandRegion]
}
