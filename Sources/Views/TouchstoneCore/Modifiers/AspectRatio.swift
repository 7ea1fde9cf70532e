public import Foundation
import TouchstoneDrawing

/// Keeps a view's ratio of width to height.
///
/// It proposes the largest size with the ratio that fits the proposal, or the smallest one that covers it; an
/// unspecified proposal stays unspecified. It reports the view's size. It centres the view.
///
/// - Source: SwiftUI, `_AspectRatioLayout`; rules by objc.io and OpenSwiftUI, audited against Apple's frameworks.
public struct _AspectRatioLayout {
  /// Width divided by height, or `nil` for the ratio of the view's ideal size.
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  private func inner(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    var ratio = aspectRatio.map { CGSize(width: $0, height: 1) } ?? subview.sizeThatFits(.unspecified)
    if ratio.width == ratio.height { ratio = CGSize(width: 1, height: 1) }
    guard ratio.width.isFinite, ratio.height.isFinite, ratio.width >= 0, ratio.height >= 0 else { return proposal }
    // An axis without a limit does not determine the scale.
    func scale(_ offered: CGFloat?, _ length: CGFloat) -> CGFloat {
      guard let offered, length != 0 || offered != 0 else { return .infinity }
      return offered / length
    }
    let scales = (scale(proposal.width, ratio.width), scale(proposal.height, ratio.height))
    let chosen = contentMode == .fit ? min(scales.0, scales.1) : max(scales.0, scales.1)
    // Infinity times zero is NaN.
    func length(_ side: CGFloat) -> CGFloat { side == 0 ? 0 : side * chosen }
    return ProposedViewSize(width: length(ratio.width), height: length(ratio.height))
  }
}

extension _AspectRatioLayout: UnaryLayoutModifier {
  public typealias Cache = Void

  package nonisolated static var nodeName: String { "aspectRatio" }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let subview = subviews[subviews.startIndex]
    return subview.sizeThatFits(inner(proposal, subview))
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let subview = subviews[subviews.startIndex]
    subview.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subview))
  }
}

extension View {
  /// Keeps the aspect ratio of the view; `nil` uses the ratio of its ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the aspect ratio given by a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
}
