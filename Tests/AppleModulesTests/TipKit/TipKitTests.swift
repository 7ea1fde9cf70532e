import SwiftUI
import Testing
import TipKit
import TouchstoneRenderer
import TouchstoneTesting

@MainActor @Suite(.snapshots, .serialized) struct TipKitTests {
  struct FavoriteTip: Tip {
    var id: String = "favorite"

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorite places always appear at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
      Action(id: "learn", title: "Learn More")
      Action(title: "Not Now") {}
    }
    var options: [any TipOption] {
      MaxDisplayCount(1)
      IgnoresDisplayFrequency(true)
    }
  }

  struct PlainTip: Tip {
    var title: Text { Text("Pull to refresh") }
  }

  struct RuledTip: Tip {
    @Parameter static var isSignedIn: Bool = false
    static let opened = Event(id: "ruled")

    var title: Text { Text("Welcome") }
    var rules: [Rule] {
      #Rule(Self.$isSignedIn) { $0 == true }
      #Rule(Self.opened) { $0.donations.count >= 2 }
    }
  }

  struct LoudStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 20, height: 20)
    }
  }

  @Test func `a tip is a card with its picture, its texts and its buttons`() {
    let cards = VStack(spacing: 12) {
      TipView(FavoriteTip(), arrowEdge: .bottom)
      TipView(PlainTip()).tipBackground(.yellow.opacity(0.3)).tipCornerRadius(24)
      Button("Favorite") {}.popoverTip(FavoriteTip())
    }
    .padding(10)
    for scheme in [ColorScheme.light, .dark] {
      assertSnapshot(
        of: cards.background(.background), as: .image(layout: .fixed(width: 320, height: 310), colorScheme: scheme),
        named: "\(scheme)")
    }
  }

  @Test func `a closed tip is no longer shown`() throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = FavoriteTip(id: "closed")
    let renderer = ImageRenderer(content: TipView(tip).frame(width: 300))
    #expect(renderer.viewTree.contains("Save as a Favorite"))
    try renderer.tap("Close")
    #expect(!renderer.viewTree.contains("Save as a Favorite"))
    #expect(tip.status == .invalidated(.tipClosed))
    try Tips.resetDatastore()
    #expect(tip.shouldDisplay)
  }

  @Test func `a button of a tip runs its action`() throws {
    var chosen: [String] = []
    let renderer = ImageRenderer(content: TipView(FavoriteTip(id: "chosen")) { chosen.append($0.id) }.frame(width: 300))
    try renderer.tap("Learn More")
    try renderer.tap("Not Now")
    #expect(chosen == ["learn", "1"])
    #expect(FavoriteTip().actions.map(\.index) == [0, 1])
  }

  @Test func `a tip is shown once its rules hold`() async throws {
    try Tips.resetDatastore()
    let tip = RuledTip()
    #expect(tip.status == .pending)
    RuledTip.isSignedIn = true
    await RuledTip.opened.donate()
    #expect(tip.status == .pending)
    await RuledTip.opened.donate()
    #expect(tip.status == .available)
    #expect(RuledTip.opened.donations.donatedWithin(.minute).count == 2)
    RuledTip.isSignedIn = false
    #expect(!tip.shouldDisplay)
    Tips.showAllTipsForTesting()
    #expect(tip.shouldDisplay)
    Tips.hideAllTipsForTesting()
    #expect(!PlainTip().shouldDisplay)
    try Tips.resetDatastore()
  }

  @Test func `a style draws the tips in its view`() throws {
    let image = try ImageRenderer(content: TipView(PlainTip()).tipViewStyle(LoudStyle())).render()
    #expect(image.size == CGSize(width: 20, height: 20))
    let cards = try [AnyView(TipView(PlainTip())), AnyView(TipView(PlainTip()).tipViewStyle(.miniTip))].map {
      try ImageRenderer(content: $0.frame(width: 300)).render().bitmap
    }
    #expect(cards[0] == cards[1])
  }

  @Test func `the pictures of tips have the size that is set`() throws {
    struct Shown: Tip {
      var title: Text { Text("A") }
      var image: Image? { Image(systemName: "square.fill") }
    }
    let sizes = try [20.0, 80].map {
      try ImageRenderer(content: TipView(Shown()).tipImageSize(CGSize(width: $0, height: $0)).frame(width: 300))
        .render().size
    }
    #expect(sizes[1].height - sizes[0].height > 40)
  }
}
