import Foundation
import TouchstoneDrawing

extension View {
  /// Continues the view beyond its edges, below bars, with mirrored and blurred copies of it.
  ///
  /// The view keeps its size and place. At each edge on that of the safe area, a copy as large as the view is drawn
  /// behind it as far as the unsafe area reaches, and the view is clipped so that they do not overlap. Apple publishes
  /// no radius of the blur and no picture of an unsafe area longer than the view: 20 points and a single copy are assumed.
  ///
  /// - Source: SwiftUI, `View.backgroundExtensionEffect()`.
  public nonisolated func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Continues the view beyond its edges, below bars, with mirrored and blurred copies of it, or leaves it as it is.
  ///
  /// - Source: SwiftUI, `View.backgroundExtensionEffect(isEnabled:)`.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}

/// Draws mirrored copies of views beyond their edges.
struct BackgroundExtensionModifier: Equatable {
  let isEnabled: Bool
}

extension BackgroundExtensionModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    guard isEnabled else { return content(context) }
    return content(context).enumerated().map { index, child in
      let node = BackgroundExtensionNode(child: child)
      node.motionKey = MotionKey(place: context.place, index: index)
      return node
    }
  }
}

/// A view with mirrored copies of it in the unsafe areas that it touches.
private final class BackgroundExtensionNode: EffectNode {
  /// The standard deviation of the blur, in points; assumed.
  private static let blur: CGFloat = 20

  init(child: RenderNode) {
    super.init(name: "backgroundExtension", child: child)
  }

  override func draw(into recorder: inout Recorder, content: (inout Recorder) -> Void) {
    let view = recorder.bounds(of: frame.size)
    let area = area(at: recorder)
    guard !view.isEmpty, area != view else { return content(&recorder) }
    // What is drawn in the copies is no part of the view: its text, for example, is not cut off.
    var unmarked = recorder
    unmarked.marks = nil
    let items = unmarked.recording(content)
    let clip = DisplayList.Clip(path: Path(view))
    let outside = DisplayList.Clip(path: Path(view), isInverse: true)
    // The view is blurred as well, so that its colours run into the copies, and cut out again.
    recorder.group(
      DisplayList.Group(
        clips: [DisplayList.Clip(path: Path(area)), outside], filters: [.blur(radius: Self.blur, opaque: false)],
        items: [])
    ) { copies in
      for row in Self.mirrors(view.minY...view.maxY, within: area.minY...area.maxY) {
        for column in Self.mirrors(view.minX...view.maxX, within: area.minX...area.maxX) {
          let mirror = CGAffineTransform(
            a: column.scale, b: 0, c: 0, d: row.scale, tx: column.shift, ty: row.shift)
          copies.add(.group(DisplayList.Group(transform: mirror, clips: [clip], items: items)))
        }
      }
    }
    recorder.clipped(to: view, content)
  }

  /// The view and the unsafe areas that it touches, in points of the picture.
  private func area(at recorder: Recorder) -> CGRect {
    let insets = insetsToUnsafeEdges(.container)
    let origin = recorder.origin
    let (left, top) = (recorder.snapped(origin.x - insets.leading), recorder.snapped(origin.y - insets.top))
    let right = recorder.snapped(origin.x + frame.width + insets.trailing)
    let bottom = recorder.snapped(origin.y + frame.height + insets.bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The coordinates of the view along an axis and those of its copies, which are mirrored at its ends.
  private static func mirrors(
    _ view: ClosedRange<CGFloat>, within area: ClosedRange<CGFloat>
  ) -> [(scale: CGFloat, shift: CGFloat)] {
    var mirrors: [(scale: CGFloat, shift: CGFloat)] = [(1, 0)]
    if area.lowerBound < view.lowerBound { mirrors.append((-1, 2 * view.lowerBound)) }
    if area.upperBound > view.upperBound { mirrors.append((-1, 2 * view.upperBound)) }
    return mirrors
  }
}
