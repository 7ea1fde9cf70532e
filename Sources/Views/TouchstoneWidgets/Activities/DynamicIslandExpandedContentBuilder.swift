import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A result builder that combines regions of the Dynamic Island.
///
/// - Source: WidgetKit, `DynamicIslandExpandedContentBuilder`.
@MainActor @preconcurrency @resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

  public static func buildBlock<each Content>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> {
    var regions: [DynamicIslandRegion] = []
    for part in repeat each content { regions += part.regions }
    return DynamicIslandExpandedContent(regions: regions)
  }

  public static func buildOptional<Content>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { DynamicIslandExpandedContent(regions: content?.regions ?? []) }

  public static func buildEither<Content>(
    first content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Void> { DynamicIslandExpandedContent(regions: content.regions) }

  public static func buildEither<Content>(
    second content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Void> { DynamicIslandExpandedContent(regions: content.regions) }
}
