package import Foundation
package import TouchstoneDrawing

/// A screen between a bar at the top and one at the bottom.
///
/// It proposes each bar its width and the screen what the bars leave. It reports what it is proposed, and the screen's
/// lengths with the bars' where it is proposed none. It places the screen in the middle between the bars.
package final class BarsNode: SafeAreaNode {
  private let content: Node
  private let top: Node?
  private let bottom: Node?
  /// What the bars around this navigation are told.
  private let outward: NavigationSettings
  private var lengths = (top: CGFloat(0), bottom: CGFloat(0))

  init(
    name: String, content: Node, top: Node?, bottom: Node?, outward: NavigationSettings = NavigationSettings(),
    environment: EnvironmentValues
  ) {
    self.outward = outward
    self.content = content
    self.top = top
    self.bottom = bottom
    super.init(name: name, environment: environment, children: [content] + [top, bottom].compactMap { $0 })
  }

  package override var insets: EdgeInsets {
    EdgeInsets(top: lengths.top, leading: 0, bottom: lengths.bottom, trailing: 0)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// What the views within say of a navigation is for this one alone, save for the bar of tabs.
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == NavigationSettingsKey.self ? outward as? K.Value : super.preference(key)
  }

  private func height(of bar: Node?, width: CGFloat?) -> CGFloat {
    bar?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let taken = height(of: top, width: proposal.width) + height(of: bottom, width: proposal.width)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = content.size(for: inner(proposal))
    let bars = [top, bottom].compactMap { $0?.size(for: .unspecified).width }
    let width = proposal.width ?? max(size.width, bars.max() ?? 0)
    return CGSize(
      width: width,
      height: proposal.height ?? size.height + height(of: top, width: width) + height(of: bottom, width: width))
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    lengths = (height(of: top, width: size.width), height(of: bottom, width: size.width))
    let room = CGSize(width: size.width, height: max(0, size.height - lengths.top - lengths.bottom))
    let own = content.size(for: ProposedViewSize(room))
    place(
      content, at: CGPoint(x: (room.width - own.width) / 2, y: lengths.top + (room.height - own.height) / 2),
      proposal: ProposedViewSize(room))
    let along = ProposedViewSize(width: size.width, height: nil)
    if let top { place(top, at: .zero, proposal: along) }
    if let bottom { place(bottom, at: CGPoint(x: 0, y: size.height - lengths.bottom), proposal: along) }
  }
}
