import Foundation
import TouchstoneDrawing

/// The animated frame and colours of one view in the tree.
///
/// This is a class because it outlives the nodes, which every evaluation creates again.
@MainActor
final class NodeMotion {
  private let frame: AnimatedValue<CGRect.AnimatableData>
  private var colors: AnimatedValue<AnimatableNumbers>?
  private var kinds: [Int] = []

  init(frame: CGRect) {
    self.frame = AnimatedValue(frame.animatableData)
  }

  /// Returns the current animated frame of the view, in the coordinates of the whole tree.
  func frame(towards target: CGRect, transaction: Transaction, clock: RendererClock) -> CGRect {
    frame.update(to: target.animatableData, transaction: transaction, clock: clock)
    guard frame.isMoving(at: clock.elapsed) else { return target }
    var moved = CGRect.zero
    moved.animatableData = frame.value(at: clock.elapsed)
    return CGRect(
      x: moved.origin.x, y: moved.origin.y, width: max(0, moved.size.width), height: max(0, moved.size.height))
  }

  /// Returns the view's display items with their current animated colours.
  func painted(
    _ items: [DisplayList.Item], transaction: Transaction, clock: RendererClock
  ) -> [DisplayList.Item] {
    let new = PaintedColors(items)
    guard let colors, kinds == new.kinds else {
      kinds = new.kinds
      colors = AnimatedValue(new.numbers)
      return items
    }
    colors.update(to: new.numbers, transaction: transaction, clock: clock)
    guard colors.isMoving(at: clock.elapsed) else { return items }
    return PaintedColors.replacing(items, by: colors.value(at: clock.elapsed))
  }
}

/// Identifies a view of the tree across evaluations, so that its frame and colours can be animated.
package struct MotionKey {
  let place: ViewIdentity
  /// The index of the node among those with the same identity.
  let index: Int

  package init(place: ViewIdentity, index: Int) {
    self.place = place
    self.index = index
  }

  @MainActor var motion: NodeMotion? { place.slots[.motion(index)] as? NodeMotion }

  @MainActor
  func motion(startingAt frame: CGRect) -> NodeMotion {
    if let motion { return motion }
    let made = NodeMotion(frame: frame)
    place.slots[.motion(index)] = made
    return made
  }
}
