import SwiftUI
import Testing
import TouchstoneWidgetTesting

/// The widget's corners have a radius of 22 points; a shape in its margins is concentric with them.
@MainActor @Suite struct ContainerShapeTests {
  private func widget<V: View>(_ view: V) -> Shot {
    Shot(view.containerBackground(.blue, for: .widget), .image(widget: .systemSmall))
  }

  private let blue = "007AFFFF"
  private let red = "FF3B30FF"

  @Test func `in a widget, a relative shape has the radius of the corners less its distance`() {
    // A distance of 16 points leaves 6 points: the corner is cut, but not 4 points farther in.
    let shot = widget(ContainerRelativeShape().fill(.red))
    #expect(shot.color(16.5, 16.5) == blue)
    #expect(shot.color(19, 19) == red)
    // A distance of 24 points leaves nothing.
    let inner = widget(ContainerRelativeShape().fill(.red).padding(8))
    #expect(inner.color(24.25, 24.25) == red)
  }

  @Test func `insets and clips follow the container, too`() {
    let inset = widget(ContainerRelativeShape().inset(by: 2).fill(.red))
    #expect(inset.color(18.25, 18.25) == blue)
    #expect(inset.color(21, 21) == red)
    let clip = widget(Color.red.clipShape(ContainerRelativeShape()))
    #expect(clip.color(16.5, 16.5) == blue)
    let erased = widget(AnyShape(.containerRelative).fill(.red))
    #expect(erased.color(16.5, 16.5) == blue)
    let moved = widget(ContainerRelativeShape().fill(.red).frame(width: 40, height: 40).offset(x: -43, y: -43))
    #expect(moved.color(16.5, 16.5) == blue)
  }

  @Test func `any container can have a shape, and without one a relative shape is a rectangle`() {
    func shot<V: View>(_ view: V) -> Shot { Shot(view, .image(layout: .fixed(width: 80, height: 80), scale: 2)) }
    let shape = ContainerRelativeShape().fill(.red).padding(4)
    #expect(shot(shape).color(4.25, 4.25) == red)
    #expect(shot(shape.containerShape(.rect(cornerRadius: 20))).color(5, 5) == "FFFFFFFF")
    #expect(shot(shape.containerShape(.rect(cornerRadius: 20))).color(10, 10) == red)
    #expect(shot(shape.containerShape(Circle())).color(12, 12) == "FFFFFFFF")
    #expect(ContainerRelativeShape().path(in: CGRect(x: 0, y: 0, width: 4, height: 4)).boundingRect.width == 4)
  }

  @Test func `in a circular accessory it is a circle`() {
    let shot = Shot(
      ContainerRelativeShape().fill(.white).padding(4), .image(widget: .accessoryCircular, wallpaper: .color(.red)))
    #expect(shot.color(52, 19) == red)
    #expect(shot.color(52, 21) != red)
    #expect(shot.color(28, 28) == red)
  }
}
