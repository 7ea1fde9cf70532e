import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
  struct Swipe: Gesture {
    enum Direction { case left, right }
    typealias Value = Direction

    var body: AnyGesture<Value> { AnyGesture(DragGesture().map { $0.translation.width < 0 ? .left : .right }) }
  }

  @Test func `a gesture with other values can be erased`() {
    func erased<G: Gesture>(_ gesture: G) -> AnyGesture<Void> { AnyGesture(gesture.map { _ in () }) }
    _ = erased(TapGesture())
    _ = erased(Swipe())
  }

  @Test func `gestures keep their coordinate space`() {
    #expect(DragGesture(coordinateSpace: .global).coordinateSpace == .global)
    #expect(SpatialTapGesture(coordinateSpace: .named("a")).coordinateSpace == .named("a"))
    #expect(SpatialEventGesture().coordinateSpace == .local)
  }

  @Test func `a tap runs the action of a button gesture`() throws {
    final class Count { var taps = 0 }
    let count = Count()
    let renderer = ImageRenderer(
      content: Text("Advert")._onButtonGesture { _ in
      } perform: {
        count.taps += 1
      })
    try renderer.tap("Advert")
    #expect(count.taps == 1)
  }
}
