import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Walks through the states of views by all that a test can do with them.
@MainActor @Suite struct WalkTests {
  private struct Order: View {
    @State private var isGift = false
    @State private var size = "S"
    @State private var deleted = 0

    var body: some View {
      VStack {
        Text("\(isGift ? "gift" : "plain") \(size) \(deleted)").accessibilityIdentifier("state")
        Toggle("Gift", isOn: $isGift)
        Picker("Size", selection: $size) {
          Text("Small").tag("S")
          Text("Large").tag("L")
        }
        .accessibilityIdentifier("size")
        Menu("More") {
          Button("Delete") { deleted += 1 }
          Button("Share") {}
        }
      }
    }
  }

  private func state<Content: View>(_ renderer: ImageRenderer<Content>) -> String {
    // What the text with the identifier says is asked for by its name.
    let names = renderer.picture(scale: 1).root.names
    return names.first { $0.hasPrefix("gift ") || $0.hasPrefix("plain ") } ?? ""
  }

  @Test func `toggle picker and menu are used`() throws {
    let renderer = ImageRenderer(content: Order())
    #expect(state(renderer) == "plain S 0")
    try renderer.toggle("Gift")
    #expect(state(renderer) == "gift S 0")
    try renderer.select("Large", in: "size")
    #expect(state(renderer) == "gift L 0")
    try renderer.select("Delete", in: "More")
    #expect(state(renderer) == "gift L 1")
    try renderer.toggle("Gift")
    #expect(state(renderer) == "plain L 1")
  }

  @Test func `option that is not offered lists those that are`() {
    let renderer = ImageRenderer(content: Order())
    let error = #expect(throws: InteractionError.self) { try renderer.select("Huge", in: "size") }
    #expect(error == .optionNotFound(option: "Huge", name: "size", options: ["Small", "Large"]))
    #expect(error?.description.contains(#"It offers: "Small", "Large""#) == true)
    #expect(throws: InteractionError.notPossible(name: "More", action: "toggle it")) {
      try renderer.toggle("More")
    }
  }

  private struct Card: View {
    @GestureState private var held = CGSize.zero
    @State private var offset: CGFloat = 0
    let log: (String) -> Void

    var body: some View {
      Color.red.frame(width: 20 + held.width, height: 20 + offset)
        .gesture(
          DragGesture()
            .updating($held) { value, state, _ in state = value.translation }
            .onChanged { log("at \(Int($0.location.x))") }
            .onEnded { offset = $0.translation.width }
        )
        .accessibilityIdentifier("card")
    }
  }

  @Test func `drag goes through its changes and ends`() throws {
    var entries: [String] = []
    let renderer = ImageRenderer(content: Card { entries.append($0) })
    try renderer.drag("card", to: CGPoint(x: 40, y: 0), lifts: false)
    #expect(entries == ["at 10", "at 20", "at 30", "at 40"])
    #expect(renderer.uiImage?.size == CGSize(width: 60, height: 20))
    try renderer.drag("card", to: CGPoint(x: 40, y: 0))
    // The state of the gesture is back at its start.
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 60))
    entries = []
    try renderer.drag("card", to: CGPoint(x: 4, y: 0))
    #expect(entries.isEmpty)
  }

  @Test func `scroll shows the view of an identity`() throws {
    let renderer = ImageRenderer(
      content: ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { ($0 == 12 ? Color.red : Color.blue).frame(width: 10, height: 10) }
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 10, height: 50)
    func isRed() throws -> Bool {
      let bitmap = try #require(renderer.cgImage?.bitmap)
      return bitmap.withUnsafeBytes { bytes in stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0 + 2] > 200 }
      }
    }
    #expect(try !isRed())
    try renderer.scroll(to: 12)
    #expect(try isRed())
    let error = #expect(throws: InteractionError.self) { try renderer.scroll(to: 99) }
    #expect(error?.description.contains("No view has the identity 99") == true)
  }

  @Test func `states of scenes focus and names outlive a picture`() throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @SceneStorage("step") private var step = 1
      @Namespace private var space
      @State private var first: Namespace.ID?
      var body: some View {
        Button("Next") {
          isFocused = true
          step += 1
          first = first ?? space
        }
        .frame(width: CGFloat(step * 100), height: isFocused ? 60 : 40)
        .background(first == nil || first == space ? Color.green : Color.red)
      }
    }
    let renderer = ImageRenderer(content: Form())
    #expect(renderer.uiImage?.size == CGSize(width: 100, height: 40))
    try renderer.tap("Next")
    try renderer.tap("Next")
    #expect(renderer.uiImage?.size == CGSize(width: 300, height: 60))
    let bitmap = try #require(renderer.cgImage?.bitmap)
    #expect(bitmap.withUnsafeBytes { $0[1] > $0[2] })
  }

  @Test func `unsettled preference is named with its view`() throws {
    struct Height: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Screen: View {
      @State private var height: CGFloat = 1
      var body: some View {
        Color.red.frame(width: 1, height: height).preference(key: Height.self, value: height)
          .onPreferenceChange(Height.self) { height = $0 + 1 }
      }
    }
    let found = ImageRenderer(content: Screen()).picture(scale: 1).diagnostics
    #expect(found == [.unsettled(evaluations: 5, changes: ["“height” of Screen, set by the preference Height"])])
    #expect(found.first?.description.contains("set by the preference Height") == true)
  }
}
