package import TouchstoneUI

/// An audit of one kind.
@MainActor package struct Audit {
  /// The options of audits.
  package struct Settings: Sendable {
    package var contrast = ContrastLevel.aa
    package var platform = AuditPlatform.touch

    package init() {}
  }

  package let type: AuditType
  /// Finds issues in a view; the second one is the same view at a large size of text, where the audit needs it.
  package let find: @MainActor (AuditedView, AuditedView?, Settings) throws -> [AuditFinding]

  /// All audits, in the order in which findings are reported.
  package static let all: [Audit] = [
    Audit(type: .contrast) { view, _, settings in try ContrastAudit(view, level: settings.contrast).findings },
    Audit(type: .elementDetection) { view, _, _ in ElementDetectionAudit(view).findings },
    Audit(type: .hitRegion) { view, _, settings in HitRegionAudit(view, platform: settings.platform).findings },
    Audit(type: .sufficientElementDescription) { view, _, _ in DescriptionAudit(view).findings },
    Audit(type: .dynamicType) { view, enlarged, _ in
      enlarged.map { DynamicTypeAudit(view, enlarged: $0).findings } ?? []
    },
    Audit(type: .textClipped) { view, _, _ in view.clippedTexts },
    Audit(type: .trait) { view, _, _ in TraitAudit(view).findings },
    Audit(type: .action) { view, _, _ in ActionAudit(view).findings },
    Audit(type: .parentChild) { view, _, _ in ParentChildAudit(view).findings },
    Audit(type: .offScreen) { view, _, _ in view.outside },
    Audit(type: .imageResolution) { view, _, _ in ImageAudit(view).resolutionFindings },
    Audit(type: .imageAspectRatio) { view, _, _ in ImageAudit(view).aspectRatioFindings },
    Audit(type: .textSize) { view, _, settings in TextSizeAudit(view, platform: settings.platform).findings },
    Audit(type: .missingContent) { view, _, _ in MissingContentAudit(view).findings },
    Audit(type: .hairline) { view, _, _ in HairlineAudit(view).findings },
    Audit(type: .overlap) { view, _, _ in OverlapAudit(view).findings },
    Audit(type: .safeArea) { view, _, _ in SafeAreaAudit(view).findings },
    Audit(type: .readingOrder) { view, _, _ in ReadingOrderAudit(view).findings },
    Audit(type: .color) { view, _, _ in ColorAudit(view).findings },
    Audit(type: .unlocalizedKeys) { view, _, _ in UnlocalizedKeysAudit(view).findings },
  ]

  /// Returns the findings of the audits of some kinds in a view.
  ///
  /// - Parameters:
  ///   - types: The kinds.
  ///   - view: The view.
  ///   - enlarged: The same view at ``enlargedSize``; `dynamicType` finds nothing without it.
  /// - Throws: `RenderError` or `FontError` if the view cannot be drawn, which `contrast` does.
  package static func findings(
    _ types: AuditType, in view: AuditedView, enlarged: AuditedView? = nil, settings: Settings = Settings()
  ) throws -> [AuditFinding] {
    try all.filter { types.contains($0.type) }.flatMap { try $0.find(view, enlarged, settings) }
  }

  /// The size of text at which `dynamicType` looks at a view: the third of the five for accessibility.
  nonisolated package static let enlargedSize = DynamicTypeSize.accessibility3
}
