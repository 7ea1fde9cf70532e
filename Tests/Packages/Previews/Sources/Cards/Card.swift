import SwiftUI

// In this target everything is on the main actor unless it says otherwise.

struct CardStyle {
  var corner: CGFloat = 4
}

final class CardModel {
  var title = "Ada"
}

nonisolated func largestCount() -> Int { 99 }

extension EnvironmentValues {
  @Entry var cardStyle = CardStyle()
  @Entry var cardModel: CardModel = CardModel()
  @Entry public var cardTitle: String?
  @Entry nonisolated var cardLimit: Int = largestCount()
  @available(iOS 17, macOS 14, *)
  @Entry fileprivate var cardAction: @MainActor () -> Void = {}
}

nonisolated extension EnvironmentValues {
  @Entry var cardColumns = 2
}

extension Transaction {
  @Entry var cardFlips = false
}

extension ContainerValues {
  @Entry nonisolated var cardRank = 0
}

extension FocusedValues {
  @Entry var cardFocus: CardModel?
}

public struct Card: View {
  @Environment(\.cardTitle) private var title
  @Environment(\.cardModel) private var model
  @Environment(\.cardStyle) private var style
  @Environment(\.cardLimit) private var limit
  var count = 1

  public init(count: Int = 1) {
    self.count = count
  }

  public var body: some View {
    Text("\(title ?? model.title) \(min(count, limit))")
      .padding(8)
      .background(.teal, in: .rect(cornerRadius: style.corner))
  }
}

struct LargeCorners: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.environment(\.cardStyle, CardStyle(corner: 12))
  }
}

#Preview(traits: .sizeThatFitsLayout) { Card() }

#Preview("Counting", traits: .sizeThatFitsLayout, .modifier(LargeCorners())) {
  @Previewable @State var count = 120
  Card(count: count).environment(\.cardTitle, "Grace")
}

#Preview("Count", traits: .fixedLayout(width: 80, height: 40), arguments: [1, 2]) { Card(count: $0) }
