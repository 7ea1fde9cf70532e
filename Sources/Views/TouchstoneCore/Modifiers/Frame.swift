public import Foundation
import TouchstoneDrawing

/// A layout that gives a view a frame of fixed size.
///
/// It proposes the fixed lengths, and passes its own proposal on along an axis without one. It reports the fixed
/// lengths, or the view's length along an axis without one. It places the view by the alignment.
///
/// - Source: SwiftUI, `_FrameLayout`.
public struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: UnaryLayoutModifier {
  public typealias Cache = Void

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

extension _FrameLayout {
  /// A fixed edge keeps the default distance, whatever the content is.
  public nonisolated func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    let inner = subviews[subviews.startIndex].spacing
    guard !inner.isNone else { return inner }
    var fixed: Edge.Set = []
    if width != nil { fixed.formUnion(.horizontal) }
    if height != nil { fixed.formUnion(.vertical) }
    return inner.resetting(fixed)
  }
}

/// A layout that gives a view a frame with minimum, ideal and maximum lengths.
///
/// It proposes its own proposal, or the ideal length if that is unspecified, clamped to the minimum and maximum. It
/// reports the proposal, or the ideal length if that is unspecified, clamped to the limits; the view's own length
/// replaces a missing limit. It places the view by the alignment.
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
  public typealias Cache = Void

  package nonisolated static var nodeName: String { "frame" }

  private func offered(_ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    let least = least ?? -CGFloat.infinity
    return min(max(length, least), max(most ?? .infinity, least))
  }

  private func reported(
    _ proposal: CGFloat?, child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    guard let most else {
      // For an unspecified proposal, the frame reports its own ideal length.
      return max(proposal == nil ? ideal ?? child : child, least ?? 0)
    }
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
  /// Places a view in a rectangle by aligning its guides with those of the rectangle.
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
  /// Gives the view a frame of fixed size, in points; negative and non-finite values are ignored.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment).checked())
  }

  /// Has no effect: a frame without lengths.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Gives the view a frame with limits, in points; negative values and NaN are ignored.
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
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment
      ).checked())
  }
}

extension _FrameLayout {
  fileprivate func checked() -> FrameModifier<_FrameLayout> {
    var check = FrameCheck()
    let width = check.fixed(width)
    let height = check.fixed(height)
    return FrameModifier(
      frame: _FrameLayout(width: width, height: height, alignment: alignment), complaints: check.complaints)
  }
}

extension _FlexFrameLayout {
  fileprivate func checked() -> FrameModifier<_FlexFrameLayout> {
    var check = FrameCheck()
    let frame = _FlexFrameLayout(
      minWidth: check.limit(minWidth), idealWidth: check.limit(idealWidth), maxWidth: check.limit(maxWidth),
      minHeight: check.limit(minHeight), idealHeight: check.limit(idealHeight), maxHeight: check.limit(maxHeight),
      alignment: alignment)
    check.order(frame.minWidth, frame.idealWidth, frame.maxWidth)
    check.order(frame.minHeight, frame.idealHeight, frame.maxHeight)
    return FrameModifier(frame: frame, complaints: check.complaints)
  }
}

/// Detects invalid frame lengths; like SwiftUI, it reports them and ignores them.
private struct FrameCheck {
  var complaints: [String] = []

  mutating func fixed(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    guard length.isFinite, length >= 0 else {
      complaints.append("negative or non-finite length \(length)")
      return nil
    }
    return length
  }

  mutating func limit(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    guard !length.isNaN, length >= 0 else {
      complaints.append("negative or NaN length: \(length)")
      return nil
    }
    return length
  }

  mutating func order(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
    let lengths = [least, ideal, most].compactMap { $0 }
    guard lengths != lengths.sorted() else { return }
    complaints.append("contradictory lengths \(lengths.map { "\($0)" }.joined(separator: ", "))")
  }
}

/// A frame and the problems with its lengths.
struct FrameModifier<Frame: UnaryLayoutModifier> {
  let frame: Frame
  let complaints: [String]
}

extension FrameModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    for complaint in complaints { context.host.diagnostics.report(.invalidFrame(reason: complaint)) }
    return frame.makeNodes(context, content: content)
  }
}
