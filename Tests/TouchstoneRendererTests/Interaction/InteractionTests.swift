import Foundation
import Testing
import TouchstoneCombine
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct InteractionTests {
  /// A form that greets who writes a name.
  private struct Form: View {
    @State private var name = ""
    @State private var isPolite = false
    @State private var greeting = "no one"
    @State private var choice = 1

    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { greeting = "submitted " + name }
        SecureField("Password", text: .constant("secret"))
        Toggle("Polite", isOn: $isPolite)
        Button("Greet") { greeting = (isPolite ? "Dear " : "Hey ") + name }.disabled(name.isEmpty)
        Text(greeting).accessibilityIdentifier("greeting")
        Text("\(choice)").onTapGesture { choice += 1 }.onLongPressGesture { choice = 100 }
        Picker("Pick", selection: $choice) {
          Text("Five").tag(5)
          Text("Six").tag(6)
        }
        .pickerStyle(.segmented)
        Stepper("Step", value: $choice, in: 0...5)
      }
      .frame(width: 200)
    }
  }

  private let renderer = ImageRenderer(content: Form())

  /// The texts in the view as it is.
  private var texts: [String] {
    func texts(_ node: RenderNode) -> [String] {
      ((node as? TextNode).map { [$0.string] } ?? []) + node.children.flatMap(texts)
    }
    return texts(renderer.picture(scale: 1).root)
  }

  @Test func `person walks through a form`() throws {
    try renderer.setText("Ada", in: "Name")
    #expect(texts.contains("Ada"))
    try renderer.tap("Greet")
    #expect(texts.contains("Hey Ada"))
    try renderer.tap("Polite")
    try renderer.tap("Greet")
    #expect(texts.contains("Dear Ada"))
    try renderer.submit("Name")
    #expect(texts.contains("submitted Ada"))
  }

  @Test func `gestures and pickers are used`() throws {
    try renderer.tap("1")
    #expect(texts.contains("2"))
    try renderer.tap("Six")
    #expect(texts.contains("6"))
    try renderer.longPress("6")
    #expect(texts.contains("100"))
  }

  @Test func `stepper stays in its range`() throws {
    for _ in 0..<4 { try renderer.tap("Increment") }
    #expect(texts.contains("5"))
    #expect(throws: InteractionError.disabled(name: "Increment")) { try renderer.tap("Increment") }
    try renderer.tap("Decrement")
    #expect(texts.contains("4"))
  }

  @Test func `disabled button says so`() {
    #expect(throws: InteractionError.disabled(name: "Greet")) { try renderer.tap("Greet") }
  }

  @Test func `unknown name lists the known ones`() {
    let error = #expect(throws: InteractionError.self) { try renderer.tap("Save") }
    let text = error?.description ?? ""
    #expect(text.contains("\"Save\"") && text.contains("\"greeting\"") && text.contains("accessibilityIdentifier"))
  }

  @Test func `view that cannot be tapped says so`() {
    #expect(throws: InteractionError.notPossible(name: "greeting", action: "tap it")) { try renderer.tap("greeting") }
    #expect(
      InteractionError.notPossible(name: "greeting", action: "tap it").description.contains("cannot")
        || InteractionError.notPossible(name: "greeting", action: "tap it").description.contains("neither"))
    #expect(InteractionError.disabled(name: "x").description.contains("is disabled"))
  }

  @Test func `password is not shown`() {
    #expect(texts.contains("••••••"))
    #expect(!texts.contains("secret"))
  }

  @Test func `interaction alone tells nothing of a picture`() throws {
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    try renderer.tap("1")
    #expect(count == 0)
    _ = renderer.cgImage
    try renderer.tap("2")
    #expect(count == 1)
    subscription.cancel()
  }

  @Test func `clock moves only when told`() throws {
    let renderer = ImageRenderer(
      content: TimelineView(.animation) { context in
        Color.red.frame(width: 1 + context.date.timeIntervalSinceReferenceDate, height: 1)
      })
    #expect(renderer.cgImage?.width == 1)
    #expect(renderer.cgImage?.width == 1)
    renderer.advance(by: .seconds(4))
    #expect(renderer.cgImage?.width == 5)
  }
}
