import Foundation
import Observation
import Testing
import TouchstoneCombine
@testable import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite(.serialized) struct MemoryTests {
  @Observable final class Model { var title = "Hello" }

  private struct Card: View {
    let model: Model
    @State private var isOn = true
    var body: some View {
      VStack {
        Circle().fill(.blue).frame(width: 8, height: 8)
        if isOn { Color.red.frame(width: CGFloat(model.title.count), height: 4) }
        ForEach(0..<3, id: \.self) { Rectangle().frame(width: CGFloat($0), height: 2) }
      }
      .padding(2)
    }
  }

  @Test func rendererLeavesNothingBehind() {
    weak var host: AnyObject?
    let model = Model()
    do {
      let renderer = ImageRenderer(content: Card(model: model))
      renderer.advance(by: .milliseconds(10))
      host = renderer
      _ = renderer.picture(scale: 1)
    }
    #expect(host == nil)
  }

  @Test func manyPicturesOfOneModelRegisterNoMoreThanOne() {
    let model = Model()
    let renderer = ImageRenderer(content: Card(model: model))
    for _ in 0..<50 { _ = renderer.picture(scale: 1) }
    var events = 0
    let subscription = renderer.objectWillChange.sink { events += 1 }
    model.title = "changed"
    #expect(events == 1)
    subscription.cancel()
  }
}
