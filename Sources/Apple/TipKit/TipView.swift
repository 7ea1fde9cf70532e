public import TouchstoneCore
public import TouchstoneDrawing
import TouchstoneUI

/// A tip as a card among other views.
///
/// - Source: TipKit, `TipView`. Apple publishes no sizes: the margins are those of a row of a grouped list.
public struct TipView<Content: Tip>: View {
  @Environment(\.tips.style) private var style
  @State private var closed: Content.ID?
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void

  /// Creates a card, or nothing. The arrow is not drawn.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  public var body: some View {
    if let tip, tip.shouldDisplay, tip.id != closed {
      let configuration = TipViewStyleConfiguration(tip: tip, arrowEdge: arrowEdge, perform: action) {
        tip.invalidate(reason: .tipClosed)
        closed = tip.id
      }
      AnyView(style.makeBody(configuration: configuration))
    }
  }
}

/// How tips are drawn.
///
/// - Source: TipKit, `TipViewStyle`.
@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip.
///
/// - Source: TipKit, `TipViewStyleConfiguration`.
@MainActor @preconcurrency
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let arrowEdge: Edge?
  let perform: (Tips.Action) -> Void
  let close: @MainActor () -> Void

  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { Tips.ActionBuilder.buildFinalResult(tip.actions) }
}

/// A picture, a title and a message beside it, a cross to close the card, and the buttons below lines.
///
/// - Source: TipKit, `MiniTipViewStyle`.
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { TipCard(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public nonisolated static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

struct TipCard: View {
  @Environment(\.tips) private var surroundings
  let configuration: TipViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          image.resizable().aspectRatio(contentMode: .fit).foregroundStyle(.tint)
            .frame(width: surroundings.imageSize.width, height: surroundings.imageSize.height)
        }
        VStack(alignment: .leading, spacing: 4) {
          configuration.tip.title.font(.headline)
          if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
        }
        // A card is as high as its texts, also where there is less space.
        .fixedSize(horizontal: false, vertical: true)
        Spacer(minLength: 0)
        Button {
          configuration.close()
        } label: {
          Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("Close"))
      }
      .padding(16)
      ForEach(Array(configuration.actions.enumerated()), id: \.offset) { _, action in
        Divider().padding(.leading, 16)
        Button {
          action.handler()
          configuration.perform(action)
        } label: {
          action.label().frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 11)
      }
    }
    .background(surroundings.background, in: RoundedRectangle(cornerRadius: surroundings.cornerRadius))
  }
}
