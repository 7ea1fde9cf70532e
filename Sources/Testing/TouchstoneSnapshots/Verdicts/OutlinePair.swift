/// The views of a picture and of its golden, frame by frame in an animated image.
struct OutlinePair {
  private let whole: (now: ViewOutline, golden: ViewOutline?)
  private let frames: [(now: ViewOutline, golden: ViewOutline?)]
  private let wholeChanges: [ViewOutline.ChangedText]
  private let frameChanges: [[ViewOutline.ChangedText]]

  /// Creates a pair; nil if the views of the picture are not known.
  init?(_ outline: ViewOutline?, golden: ViewOutline?) {
    guard let outline else { return nil }
    whole = (outline, golden)
    let (now, old) = (outline.frames, golden?.frames ?? [])
    let frames = now.indices.map { (now: now[$0], golden: old.count == now.count ? old[$0] : nil) }
    self.frames = frames
    func changes(_ pair: (now: ViewOutline, golden: ViewOutline?)) -> [ViewOutline.ChangedText] {
      pair.golden.map { pair.now.changedTexts(since: $0) } ?? []
    }
    wholeChanges = changes(whole)
    frameChanges = frames.map(changes)
  }

  /// The views around a region: those of its frame, in an animated image.
  func of(_ region: RegionSummary) -> (now: ViewOutline, golden: ViewOutline?)? {
    guard let frame = region.frame else { return whole }
    return frames.indices.contains(frame) ? frames[frame] : nil
  }

  /// The texts that changed in the picture, or the frame, of a region.
  func changes(of region: RegionSummary) -> [ViewOutline.ChangedText] {
    guard let frame = region.frame else { return wholeChanges }
    return frames.indices.contains(frame) ? frameChanges[frame] : []
  }

  /// The texts that changed in any frame.
  var allChanges: [ViewOutline.ChangedText] { frames.count > 1 ? frameChanges.flatMap { $0 } : wholeChanges }
}
