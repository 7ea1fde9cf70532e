import Foundation
import Observation
import Testing
import TouchstoneCombine
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneRenderer

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

  @Test func `renderer leaves nothing behind`() {
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

  /// Views that are evaluated when they are laid out, at places where views come and go.
  private struct Late: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        ForEach(0..<2, id: \.self) { _ in
          GeometryReader { Color.red.frame(width: $0.size.width) }
          ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }
          List(0..<3, id: \.self) { Text("\($0)") }
        }
        if isOn { GeometryReader { _ in Color.blue }.animation(.default, value: isOn) }
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test func `views that are evaluated late go with their renderer`() {
    weak var host: EvaluationHost?
    weak var root: RenderNode?
    do {
      let renderer = ImageRenderer(content: Late())
      let picture = renderer.picture(scale: 1)
      (host, root) = (renderer.tree.host, picture.root)
    }
    #expect(host == nil)
    #expect(root == nil)
  }

  @Test func `many pictures of one model register no more than one`() {
    let model = Model()
    let renderer = ImageRenderer(content: Card(model: model))
    for _ in 0..<50 { _ = renderer.picture(scale: 1) }
    var events = 0
    let subscription = renderer.objectWillChange.sink { events += 1 }
    model.title = "changed"
    #expect(events == 1)
    subscription.cancel()
  }

  /// An object of which the living are counted.
  @MainActor private final class Witness: ObservableObject {
    static var count = 0

    init() { Self.count += 1 }

    isolated deinit { Self.count -= 1 }
  }

  /// A view that holds what views can hold: state, a model, a subscription, a task.
  private struct Holder: View {
    let ticks: AnyPublisher<Void, Never>
    @StateObject private var witness = Witness()
    @State private var isOn = false

    var body: some View {
      (isOn ? Color.red : Color.blue).frame(width: 4, height: 4)
        .onReceive(ticks) { isOn.toggle() }
        .task { _ = witness }
        .onDisappear { _ = witness }
    }
  }

  /// A publisher, and how many subscribe to it.
  private final class Ticks {
    let subject = PassthroughSubject<Void, Never>()
    var subscriptions = 0

    var publisher: AnyPublisher<Void, Never> {
      subject.handleEvents(
        receiveSubscription: { _ in self.subscriptions += 1 }, receiveCancel: { self.subscriptions -= 1 }
      ).eraseToAnyPublisher()
    }
  }

  @Test func `views that are gone leave no objects and no subscriptions`() async {
    let ticks = Ticks()
    let before = Witness.count
    do {
      let renderer = ImageRenderer(content: Holder(ticks: ticks.publisher).id(0))
      for number in 0..<100 {
        renderer.content = Holder(ticks: ticks.publisher).id(number)
        _ = renderer.picture(scale: 1)
        ticks.subject.send()
        #expect(ticks.subscriptions == 1)
        await Task.yield()
      }
      for _ in 0..<100 {
        let other = ImageRenderer(content: Holder(ticks: ticks.publisher))
        _ = other.picture(scale: 1)
      }
    }
    await wait { Witness.count <= before }
    #expect(ticks.subscriptions == 0)
    #expect(Witness.count == before)
  }
}
