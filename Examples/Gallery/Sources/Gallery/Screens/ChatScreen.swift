import SwiftUI

/// A conversation between two people: bubbles with tails, a reaction, and a text field for the reply.
public struct ChatScreen: View {
  @State private var draft = ""

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      VStack(spacing: 6) {
        Text("Today 09:41").font(.caption2.weight(.medium)).foregroundStyle(.secondary).padding(.bottom, 4)
        Bubble("Did the new build reach you?", from: .them)
        Bubble("It did, and it's **green** on every machine.", from: .me)
        Bubble("Even the one under Piotr's desk?", from: .them, isLoved: true)
          .padding(.bottom, 8)
        Bubble(
          "Even that one. I looked at all thirty pictures, light and dark, and only the avatar's ring moved.", from: .me
        )
        Text("Read 09:44")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
        HStack(alignment: .bottom) {
          typing
          Spacer()
        }
      }
      .padding(14)
      composer
    }
    .frame(width: 340)
    .background(.background)
  }

  private var header: some View {
    HStack(spacing: 10) {
      Image(systemName: "chevron.left").font(.title3.weight(.semibold)).foregroundStyle(.tint)
      Text("MK")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 36, height: 36)
        .background(Color.purple.gradient, in: Circle())
        .overlay(alignment: .bottomTrailing) {
          Circle()
            .fill(.green)
            .stroke(.background, lineWidth: 2)
            .frame(width: 11, height: 11)
        }
      VStack(alignment: .leading, spacing: 0) {
        Text("Maja Kowalska").font(.headline)
        Text("online").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "video").imageScale(.large).foregroundStyle(.tint)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 10)
    .background(.bar)
  }

  private var typing: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { dot in
        Circle().frame(width: 7, height: 7).opacity(0.35 + 0.2 * Double(dot))
      }
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 14)
    .padding(.vertical, 12)
    .background(Color.gray.opacity(0.22), in: .capsule)
  }

  private var composer: some View {
    HStack(spacing: 10) {
      Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.secondary)
      TextField("Message", text: $draft)
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .overlay(Capsule().strokeBorder(Color.gray.opacity(0.4)))
      Image(systemName: "mic.fill").font(.title3).foregroundStyle(.tint)
    }
    .padding(.horizontal, 14)
    .padding(.bottom, 14)
  }
}

private struct Bubble: View {
  enum Sender { case me, them }

  let text: LocalizedStringKey
  let sender: Sender
  let isLoved: Bool

  init(_ text: LocalizedStringKey, from sender: Sender, isLoved: Bool = false) {
    self.text = text
    self.sender = sender
    self.isLoved = isLoved
  }

  var body: some View {
    Text(text)
      .foregroundStyle(sender == .me ? .white : .primary)
      .padding(.horizontal, 13)
      .padding(.vertical, 8)
      .background(sender == .me ? Color.blue : Color.gray.opacity(0.22), in: shape)
      .overlay(alignment: .bottomTrailing) {
        if isLoved {
          reaction
        }
      }
      .frame(maxWidth: 240, alignment: sender == .me ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: sender == .me ? .trailing : .leading)
  }

  private var reaction: some View {
    Image(systemName: "heart.fill")
      .font(.caption2)
      .foregroundStyle(.pink)
      .padding(5)
      .background(Circle().fill(.background).stroke(Color.gray.opacity(0.3)))
      .offset(x: 8, y: 10)
  }

  private var shape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: sender == .me ? 18 : 4, bottomTrailingRadius: sender == .me ? 4 : 18,
      topTrailingRadius: 18, style: .circular)
  }
}

#Preview(traits: .sizeThatFitsLayout) { ChatScreen() }

#Preview("Bubbles", traits: .fixedLayout(width: 320, height: 160)) {
  VStack {
    Bubble("Are you coming?", from: .them)
    Bubble("On my way", from: .me, isLoved: true)
  }
  .padding()
  .background(.background)
}
