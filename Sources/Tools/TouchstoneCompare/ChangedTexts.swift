import TouchstoneDiff
import TouchstoneSnapshots

/// The texts that differ between two goldens with view outlines.
struct ChangedTexts {
  private let changes: [ViewOutline.ChangedText]
  private let scale: Double

  /// Returns `nil` if a golden has no view outline or no text changed.
  init?(_ reference: GoldenMetadata?, _ actual: GoldenMetadata?) {
    guard let before = reference?.outline, let now = actual?.outline, let scale = actual?.scale else { return nil }
    changes = now.changedTexts(since: before)
    self.scale = scale
    if changes.isEmpty { return nil }
  }

  /// Returns the text change that a region shows, if any.
  func change(in box: PixelRect) -> ViewOutline.ChangedText? {
    changes.first { $0.overlaps(PlacedView.Frame(box, scale: scale)) }
  }

  /// A description of the first changes: `text: “Airplane mode” → “Flight mode”`.
  var description: String {
    let shown = changes.prefix(3).map { "text: “\($0.before)” → “\($0.now)”" }
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["\(rest.counted("more text")) changed"] : [])).joined(separator: "; ")
  }
}
