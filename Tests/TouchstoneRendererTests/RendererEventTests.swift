import Foundation
import Testing
import TouchstoneCombine
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The article on renderers, retold: what is published, and when.
@MainActor @Suite struct RendererEventTests {
  /// A disc that takes the next colour and counts up at each tick, until there are no more colours.
  private struct Ticker: View {
    static let colors: [Color] = [.red, .green, .purple, .yellow]

    let ticks: PassthroughSubject<Void, Never>
    @State private var color = colors[0]
    @State private var counter = 0

    var body: some View {
      Circle().fill(color).frame(width: 50, height: 50).shadow(radius: 3)
        .overlay { Text("\(counter)") }
        .padding(20)
        .onReceive(ticks) {
          guard counter + 1 < Self.colors.count else { return }
          counter += 1
          color = Self.colors[counter]
        }
    }
  }

  private let ticks = PassthroughSubject<Void, Never>()
  private let renderer: ImageRenderer<Ticker>
  private let events = Events()

  /// Counts what a renderer publishes.
  private final class Events {
    var count = 0
    var subscription: AnyCancellable?
  }

  init() {
    renderer = ImageRenderer(content: Ticker(ticks: ticks))
    events.subscription = renderer.objectWillChange.sink { [events] in events.count += 1 }
  }

  @Test func `nothing is published before a picture was made`() {
    ticks.send()
    renderer.scale = 2
    renderer.content = Ticker(ticks: ticks)
    #expect(events.count == 0)
  }

  @Test func `one event tells that the picture is out of date`() {
    _ = renderer.uiImage
    ticks.send()
    ticks.send()
    ticks.send()
    #expect(events.count == 1)
  }

  @Test func `each new picture gets its event`() throws {
    var pictures = [try #require(renderer.cgImage).bitmap]
    for tick in 1...3 {
      ticks.send()
      #expect(events.count == tick)
      pictures.append(try #require(renderer.cgImage).bitmap)
    }
    #expect(Set(pictures).count == 4)
    // The last colour stays: later ticks change nothing, and nothing is published.
    ticks.send()
    #expect(events.count == 3)
  }

  /// A tick sets the counter and the colour: one change, of which an observer that draws at once sees the end.
  @Test func `changes of one action are told once`() throws {
    var pictures: [Bitmap] = []
    let drawing = renderer.objectWillChange.sink { [renderer] in
      if let picture = renderer.cgImage { pictures.append(picture.bitmap) }
    }
    _ = renderer.cgImage
    for _ in 1...3 { ticks.send() }
    #expect(pictures.count == 3 && Set(pictures).count == 3)
    #expect(renderer.cgImage?.bitmap == pictures.last)
    drawing.cancel()
  }

  @Test func `setting properties puts the picture out of date`() {
    _ = renderer.cgImage
    renderer.scale = 3
    _ = renderer.cgImage
    renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
    _ = renderer.cgImage
    renderer.content = Ticker(ticks: ticks)
    #expect(events.count == 3)
  }

  @Test func `observation can be put off`() {
    renderer.isObservationEnabled = false
    _ = renderer.cgImage
    ticks.send()
    #expect(events.count == 0)
  }

  @Test func `renderer in a state object brings its picture`() throws {
    struct Frame: View {
      @StateObject private var inner: ImageRenderer<Ticker>

      init(ticks: PassthroughSubject<Void, Never>) {
        _inner = StateObject(wrappedValue: ImageRenderer(content: Ticker(ticks: ticks)))
      }

      var body: some View { Image(uiImage: inner.uiImage ?? UIImage()) }
    }
    let outer = ImageRenderer(content: Frame(ticks: ticks))
    let before = try #require(outer.cgImage).bitmap
    #expect(try #require(outer.cgImage).bitmap == before)
    ticks.send()
    #expect(try #require(outer.cgImage).bitmap != before)
  }

  @Test func `each renderer evaluates the view by itself`() {
    struct Lottery: View {
      let draw: () -> Int
      var body: some View { Color.red.frame(width: CGFloat(draw()), height: 1) }
    }
    var number = 0
    let view = Lottery {
      number += 1
      return number
    }
    #expect(ImageRenderer(content: view).cgImage?.width != ImageRenderer(content: view).cgImage?.width)
  }

  @Test func `picture of an animation is that of its end`() throws {
    struct Mover: View {
      let goal: CGFloat
      @State private var width: CGFloat = 5
      var body: some View {
        Color.red.frame(width: width, height: 5).onAppear { withAnimation(.linear(duration: 10)) { width = goal } }
      }
    }
    #expect(ImageRenderer(content: Mover(goal: 40)).cgImage?.width == 40)
  }
}
