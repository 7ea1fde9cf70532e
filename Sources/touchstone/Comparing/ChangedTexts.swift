import TouchstoneDiff
import TouchstoneSnapshots

/// The texts that say something else in one of two goldens, both of which know what their views say.
struct ChangedTexts {
  private let changes: [ViewOutline.ChangedText]
  private let scale: Double

  /// Nil if a picture does not know its views, or if no text changed.
  init?(_ reference: GoldenMetadata?, _ actual: GoldenMetadata?) {
    guard let before = reference?.outline, let now = actual?.outline, let scale = actual?.scale else { return nil }
    changes = now.changedTexts(since: before)
    self.scale = scale
    if changes.isEmpty { return nil }
  }

  /// The change that a region shows, if it shows one.
  func change(in box: PixelRect) -> ViewOutline.ChangedText? {
    changes.first { $0.overlaps(RunLogView.Frame(box, scale: scale)) }
  }

  /// The first changes for people: `text: Airplane mode → Flight mode`
  var description: String {
    let shown = changes.prefix(3).map { "text: \($0.before) → \($0.now)" }
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["\(rest.counted("more text")) changed"] : [])).joined(separator: "; ")
  }
}
