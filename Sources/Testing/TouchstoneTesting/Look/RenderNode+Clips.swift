import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension RenderNode {
  /// Whether the clips and masks of the view, and of those around it, leave a point of the picture visible: what is outside of a
  /// rounded corner is not in the view.
  func isVisible(at point: CGPoint) -> Bool {
    lineage.allSatisfy { node in node.clips.allSatisfy { $0.shows(point) } && node.drawnMask?.shows(point) != false }
  }

  /// The mask that the view's own modifier sets.
  private var drawnMask: DrawnMask? {
    guard let mask = (self as? LayeredNode)?.mask else { return nil }
    var recorder = Recorder(displayScale: environment.displayScale, diagnostics: DiagnosticLog())
    mask.drawAsChild(into: &recorder)
    return DrawnMask(DisplayList.Mask(items: recorder.items), transform: transform(to: nil))
  }

  /// The clips that the view's own modifier sets: those around something that is drawn with it.
  private var clips: [DrawnClip] {
    guard let effect = self as? EffectNode, effect.isClip else { return [] }
    var recorder = Recorder(displayScale: environment.displayScale, diagnostics: DiagnosticLog())
    effect.draw(into: &recorder) { $0.add(.group(DisplayList.Group(items: []))) }
    guard recorder.items.count == 1, case .group(let group) = recorder.items[0] else { return [] }
    return group.clips.map { DrawnClip($0, transform: group.transform.concatenating(transform(to: nil))) }
  }
}
