import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@Animatable private struct Ring: Shape {
  var start: Angle
  var end = 1.0
  @AnimatableIgnored var name: String

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect).trimmedPath(from: start.degrees / 360, to: end) }
}

@Animatable private struct Meter: View {
  @State private var isShown = true
  var share: Double
  @AnimatableIgnored var label = ""

  var body: some View { Text(label).opacity(isShown ? share : 0) }
}

@Animatable private struct Box<Content: VectorArithmetic & Sendable> {
  var content: Content, origin: CGPoint
}

@Animatable private final class Dial {
  var turn = Angle.zero
}

@MainActor struct AnimatableMacroTests {
  @Test func `a shape's data is read and written by its variables`() {
    var ring = Ring(start: .radians(2), end: 3, name: "a")
    // The data of an angle are its radians, as in SwiftUI.
    #expect(ring.animatableData == AnimatableValues(2.0, 3.0))
    ring.animatableData = ring.animatableData.interpolated(towards: AnimatableValues(4.0, 7.0), amount: 0.5)
    #expect(ring.start.radians == 3 && ring.end == 5 && ring.name == "a")
  }

  @Test func `a view's state is no animatable data`() {
    var meter = Meter(share: 0.25)
    #expect(meter.animatableData == AnimatableValues(0.25))
    meter.animatableData.scale(by: 2)
    #expect(meter.share == 0.5)
  }

  @Test func `generic structures and classes conform`() {
    func data<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }
    let box = Box(content: 1.5 as CGFloat, origin: CGPoint(x: 2, y: 3))
    #expect(data(of: box) == AnimatableValues(1.5, AnimatablePair(2, 3)))
    let dial = Dial()
    dial.animatableData = AnimatableValues(.pi)
    #expect(dial.turn.degrees == 180)
  }

  @Test func `values are added scaled and measured one by one`() {
    let values = AnimatableValues(3.0, 4 as Float)
    #expect(values.magnitudeSquared == 25)
    #expect(values + values == AnimatableValues(6.0, 8) && values - values == .zero)
    #expect(values.scaled(by: 0.5) == AnimatableValues(1.5, 2) && values != AnimatableValues(3.0, 5))
    #expect(values.value.0 == 3 && values.value.1 == 4)
  }
}
