public import Foundation
import TouchstoneDrawing

/// Gives a view a frame of fixed lengths.
///
/// It proposes the fixed lengths, and what it was proposed where it fixes none. It reports the fixed lengths, and the
/// view's where it fixes none. It places the view by the alignment.
///
/// - Source: SwiftUI, `_FrameLayout`.
public struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: UnaryLayoutModifier {
  public typealias Body = Never
  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  package nonisolated static var nodeName: String { "frame" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = subviews[subviews.startIndex].sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    alignment.place(subviews[subviews.startIndex], in: bounds, proposal: inner(proposal))
  }
}

/// Gives a view a frame between lengths.
///
/// It proposes what it was proposed, held between the smallest and the largest length, or the ideal length where it was
/// proposed none. It reports the proposal held between the limits; where one is missing, the view's own length takes its
/// place. It places the view by the alignment.
///
/// - Source: SwiftUI, `_FlexFrameLayout`.
public struct _FlexFrameLayout {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment
}

extension _FlexFrameLayout: UnaryLayoutModifier {
  public typealias Body = Never
  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  package nonisolated static var nodeName: String { "frame" }

  private func offered(_ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return min(max(length, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity))
  }

  private func reported(
    _ proposal: CGFloat?, child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    guard let most else { return max(child, least ?? 0) }
    let low = least ?? min(child, most)
    guard let length = proposal ?? ideal else { return min(max(child, low), max(most, low)) }
    return min(max(length, low), max(most, low))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offered(proposal.width, minWidth, idealWidth, maxWidth),
      height: offered(proposal.height, minHeight, idealHeight, maxHeight))
  }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let size = subviews[subviews.startIndex].sizeThatFits(inner(proposal))
    return CGSize(
      width: reported(proposal.width, child: size.width, minWidth, idealWidth, maxWidth),
      height: reported(proposal.height, child: size.height, minHeight, idealHeight, maxHeight))
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    alignment.place(subviews[subviews.startIndex], in: bounds, proposal: inner(proposal))
  }
}

extension Alignment {
  /// Places a view in a rectangle so that its guides meet those of the rectangle.
  package func place(_ subview: LayoutSubview, in bounds: CGRect, proposal: ProposedViewSize) {
    let child = subview.dimensions(in: proposal)
    let container = ViewDimensions(size: bounds.size, node: nil, proposal: proposal)
    subview.place(
      at: CGPoint(
        x: bounds.minX + container[horizontal] - child[horizontal],
        y: bounds.minY + container[vertical] - child[vertical]),
      proposal: proposal)
  }
}

extension View {
  /// Gives the view a frame of fixed lengths, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(width: FrameLength.valid(width), height: FrameLength.valid(height), alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Gives the view a frame between lengths, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: FrameLength.valid(minWidth),
        idealWidth: FrameLength.valid(idealWidth),
        maxWidth: FrameLength.valid(maxWidth),
        minHeight: FrameLength.valid(minHeight),
        idealHeight: FrameLength.valid(idealHeight),
        maxHeight: FrameLength.valid(maxHeight),
        alignment: alignment))
  }
}

/// The lengths that a frame accepts.
private enum FrameLength {
  /// The length, or `nil` in place of one that no frame can have; SwiftUI prints a warning for those and ignores them.
  static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN, length >= 0 else { return nil }
    return length
  }
}
