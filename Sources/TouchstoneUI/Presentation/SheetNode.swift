package import Foundation
package import TouchstoneDrawing

/// A sheet over a dimmed screen.
///
/// It proposes the card the width of the screen and the height of its detent. It reports what it is proposed. It places
/// the card at the bottom.
package final class SheetNode: Node {
  /// How far a large sheet keeps clear of the safe part's top, in points.
  private static let topDistance: CGFloat = 10

  private let dimming: Node
  private let card: Node
  private let settings: PresentationSettings

  init(dimming: Node, card: Node, settings: PresentationSettings, environment: EnvironmentValues) {
    self.dimming = dimming
    self.card = card
    self.settings = settings
    super.init(name: "sheet", environment: environment, children: [dimming, card])
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    place(dimming, at: .zero, proposal: ProposedViewSize(size))
    let insets = environment.safeAreaInsets
    let largest = max(0, size.height - insets.top - Self.topDistance)
    let room = max(0, largest - insets.bottom)
    let detent = settings.shownDetent
    let height = min(
      largest,
      detent.height(screen: size.height, room: room, environment: environment) + (detent.isWhole ? 0 : insets.bottom))
    let own = detent.isLarge ? largest : height
    place(
      card, at: CGPoint(x: 0, y: size.height - own), proposal: ProposedViewSize(width: size.width, height: own))
  }
}

/// The card of a sheet, or a cover of the whole screen: a ground, a content in the safe part, and a handle.
package final class CardNode: SafeAreaNode {
  private let content: Node
  private let ground: Node
  private let handle: Node?
  private let cornerRadius: CGFloat
  private let unsafe: EdgeInsets

  init(
    content: Node, ground: Node, handle: Node?, cornerRadius: CGFloat, insets: EdgeInsets,
    environment: EnvironmentValues
  ) {
    self.content = content
    self.ground = ground
    self.handle = handle
    self.cornerRadius = cornerRadius
    unsafe = insets.resolved(in: environment.layoutDirection)
    super.init(name: "card", environment: environment, children: [ground, content] + (handle.map { [$0] } ?? []))
  }

  package override var insets: EdgeInsets { unsafe }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    place(ground, at: .zero, proposal: ProposedViewSize(size))
    let safe = safeRect
    let own = content.size(for: ProposedViewSize(safe.size))
    place(
      content, at: CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2),
      proposal: ProposedViewSize(safe.size))
    if let handle {
      place(
        handle, at: CGPoint(x: (size.width - handle.size(for: .unspecified).width) / 2, y: 5), proposal: .unspecified)
    }
  }

  package override func draw(into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: frame.size)
    let radii = RectangleCornerRadii(topLeading: cornerRadius, topTrailing: cornerRadius)
    let shape = cornerRadius > 0 ? Path(roundedRect: bounds, cornerRadii: radii) : Path(bounds)
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: shape)], items: [])) { drawChildren(into: &$0) }
  }
}
