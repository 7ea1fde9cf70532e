import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneUI

@testable import TouchstoneRenderer

/// Pictures on the way of animations, read as display lists: what moves is a number that a closed form gives.
@MainActor @Suite struct MomentTests: MomentReading {
  /// A red square that changes with a flag.
  struct Mover<Result: View>: View {
    let animation: Animation?
    @State private var isOn = false
    @ViewBuilder let change: (Color, Bool) -> Result

    var body: some View {
      change(Color.red, isOn)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1, 2])
  func `opacity is on its way`(time: Double) throws {
    let view = Mover(animation: .linear(duration: 1)) { $0.frame(width: 10, height: 10).opacity($1 ? 0.2 : 0.6) }
    let expected = 0.6 - 0.4 * min(time, 1)
    #expect(abs(try #require(groups(items(view, at: time)).first).opacity - expected) < 1e-9)
  }

  @Test func `offset scale and rotation are on their way`() throws {
    let offset = Mover(animation: .linear(duration: 2)) { $0.frame(width: 10, height: 10).offset(x: $1 ? 40 : 0) }
    #expect(rects(items(offset, at: 0.5)).first?.minX == 10)
    let scale = Mover(animation: .linear(duration: 2)) { $0.frame(width: 10, height: 10).scaleEffect($1 ? 3 : 1) }
    #expect(rects(items(scale, at: 1)).first == CGRect(x: -5, y: -5, width: 20, height: 20))
    let turn = Mover(animation: .linear(duration: 1)) {
      $0.frame(width: 10, height: 10).rotationEffect(.degrees($1 ? 90 : 0))
    }
    let transform = try #require(groups(items(turn, at: 1.0 / 3)).first?.transform)
    // A third of the way is 30°.
    #expect(abs(transform.a - cos(.pi / 6)) < 1e-6 && abs(transform.b - 0.5) < 1e-6)
  }

  @Test func `frame of a view is on its way with those of its neighbours`() {
    let view = Mover(animation: .linear(duration: 1)) { color, isOn in
      HStack(spacing: 0) {
        color.frame(width: isOn ? 50 : 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(rects(items(view, at: 0.5)).map(\.width) == [30, 10])
    #expect(rects(items(view, at: 0.5)).last?.minX == 30)
    let padded = Mover(animation: .linear(duration: 1)) { $0.frame(width: 10, height: 10).padding($1 ? 20 : 0) }
    #expect(rects(items(padded, at: 0.5)).first?.origin == CGPoint(x: 10, y: 10))
    let placed = Mover(animation: .linear(duration: 1)) {
      $0.frame(width: 10, height: 10).position(x: $1 ? 85 : 5, y: 5).frame(width: 90, height: 10)
    }
    #expect(rects(items(placed, at: 0.25)).first?.minX == 20)
    let stack = Mover(animation: .linear(duration: 1)) { color, isOn in
      let layout = isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Color.blue.frame(width: 20, height: 20)
        color.frame(width: 20, height: 20)
      }
      .frame(width: 40, height: 40, alignment: .topLeading)
    }
    #expect(rects(items(stack, at: 0.5)).last?.origin == CGPoint(x: 10, y: 10))
  }

  @Test func `colour is on its way in OK lab`() {
    let view = Mover(animation: .linear(duration: 1)) { _, isOn in
      Rectangle().fill(isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        .frame(width: 10, height: 10)
    }
    let color = colors(items(view, at: 0.5))[0]
    // `Color.mix(with:by:)` of SwiftUI mixes in OKLab as well: pure red and blue half and half are #8C53A2.
    #expect(abs(color.red * 255 - 0x8C) < 1 && abs(color.green * 255 - 0x53) < 1 && abs(color.blue * 255 - 0xA2) < 1)
    let text = Mover(animation: .linear(duration: 1)) { _, isOn in
      Text("A").foregroundStyle(isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
    }
    #expect(colors(items(text, at: 0.5)).first == color)
  }

  @Test func `blur trim and corners are on their way`() throws {
    let blur = Mover(animation: .linear(duration: 1)) { $0.frame(width: 10, height: 10).blur(radius: $1 ? 8 : 0) }
    #expect(groups(items(blur, at: 0.25)).first?.filters == [.blur(radius: 2, opaque: false)])
    let trim = Mover(animation: .linear(duration: 1)) { _, isOn in
      Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }.trim(from: 0, to: isOn ? 1 : 0).stroke(lineWidth: 2)
        .frame(width: 100, height: 10)
    }
    #expect(abs(try #require(rects(items(trim, at: 0.3)).first).maxX - 30) < 1e-3)
  }

  struct Wedge: Shape {
    var share: Double
    nonisolated var animatableData: Double {
      get { share }
      set { share = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height)) }
  }

  struct Wide: ViewModifier, Animatable {
    var width: Double
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 4) }
  }

  struct Meter: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Color.red.frame(width: value, height: 4) }
  }

  @Test func `own shapes modifiers and views are asked for the moment`() {
    let shape = Mover(animation: .linear(duration: 1)) { _, isOn in
      Wedge(share: isOn ? 1 : 0.5).frame(width: 100, height: 4)
    }
    #expect(rects(items(shape, at: 0.5)).first?.width == 75)
    let modifier = Mover(animation: .linear(duration: 1)) { $0.modifier(Wide(width: $1 ? 30 : 10)) }
    #expect(rects(items(modifier, at: 0.5)).first?.width == 20)
    let view = Mover(animation: .linear(duration: 1)) { _, isOn in Meter(value: isOn ? 30 : 10) }
    #expect(rects(items(view, at: 0.25)).first?.width == 15)
  }

  @Animatable struct Bar: Shape {
    var share: Double
    @AnimatableIgnored var isThick = true
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * share, height: isThick ? 4 : 1)) }
  }

  @Test func `data that a macro makes is asked for the moment`() {
    let shape = Mover(animation: .linear(duration: 1)) { _, isOn in
      Bar(share: isOn ? 1 : 0.5).frame(width: 100, height: 4)
    }
    #expect(rects(items(shape, at: 0.5)).first == CGRect(x: 0, y: 0, width: 75, height: 4))
  }

  @Test func `spring overshoots where the closed form does`() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    let view = Mover(animation: .spring(spring)) { $0.frame(width: 10, height: 10).offset(x: $1 ? 100 : 0) }
    // Up to where the spring counts as at rest, a thousandth of its way from the end.
    for moment in 1...60 {
      let time = Double(moment) / 70
      let omega = 2 * Double.pi / 0.5
      let damped = omega * (1 - 0.6 * 0.6).squareRoot()
      // x(t) = 1 − e^(−ζωt)(cos ω_d t + ζω/ω_d sin ω_d t)
      let expected =
        100 * (1 - exp(-0.6 * omega * time) * (cos(damped * time) + 0.6 * omega / damped * sin(damped * time)))
      let renderer = ImageRenderer(content: view)
      renderer.advance(by: .seconds(time))
      let x = Double(rects(renderer.picture(scale: 1e9).list.items)[0].minX)
      #expect(abs(x - expected) < 1e-6)
    }
  }

  @Test func `only what hangs on the value moves`() {
    let view = Mover(animation: nil) { color, isOn in
      HStack(spacing: 0) {
        color.frame(width: 10, height: 10).offset(y: isOn ? 20 : 0).animation(.linear(duration: 1), value: isOn)
        color.frame(width: 10, height: 10).offset(y: isOn ? 20 : 0)
      }
    }
    #expect(rects(items(view, at: 0.5)).map(\.minY) == [10, 20])
  }

  @Test func `animation of a body reaches only what the body applies`() {
    let view = Mover(animation: nil) { color, isOn in
      color.frame(width: 10, height: 10).opacity(isOn ? 0.5 : 1)
        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 20 : 0) }
    }
    let found = items(view, at: 0.5)
    #expect(rects(found).first?.minX == 10)
    #expect(groups(found).first?.opacity == 0.5)
  }

  @Test func `delay speed and repetition`() {
    func x(_ animation: Animation, _ time: Double) -> CGFloat? {
      rects(items(Mover(animation: animation) { $0.frame(width: 9, height: 9).offset(x: $1 ? 100 : 0) }, at: time))
        .first?
        .minX
    }
    #expect(x(.linear(duration: 1).delay(1), 0.9) == 0)
    #expect(x(.linear(duration: 1).delay(1), 1.25) == 25)
    #expect(x(.linear(duration: 1).speed(2), 0.25) == 50)
    #expect(x(.linear(duration: 1).repeatForever(), 7.25) == 75)
    #expect(x(.linear(duration: 1).repeatForever(autoreverses: false), 7.25) == 25)
    #expect(x(.linear(duration: 1).repeatCount(2, autoreverses: false), 9) == 100)
  }

  @Test func `interrupted motion adds up and a spring takes over the speed`() {
    @MainActor final class Remote { var set: (Double, Animation) -> Void = { _, _ in } }
    struct Target: View {
      let remote: Remote
      @State private var x = 0.0
      var body: some View {
        let _ = remote.set = { value, animation in withAnimation(animation) { x = value } }
        Color.red.frame(width: 10, height: 10).offset(x: x)
      }
    }
    func x(_ renderer: ImageRenderer<Target>) -> Double {
      Double(rects(renderer.picture(scale: 1e9).list.items)[0].minX)
    }
    let remote = Remote()
    let curves = ImageRenderer(content: Target(remote: remote))
    curves.advance(by: .zero)
    remote.set(100, .linear(duration: 1))
    curves.advance(by: .milliseconds(500))
    remote.set(0, .linear(duration: 1))
    curves.advance(by: .milliseconds(250))
    // What is left of the way there, 25, less what was gone of the way back, 25: 100·0.75 − 100·0.25.
    #expect(abs(x(curves) - 50) < 1e-6)
    let springs = ImageRenderer(content: Target(remote: remote))
    springs.advance(by: .zero)
    let spring = Spring(duration: 0.5, bounce: 0.2)
    remote.set(100, .spring(spring))
    springs.advance(by: .milliseconds(100))
    remote.set(0, .spring(spring))
    springs.advance(by: .milliseconds(50))
    let (place, speed) = (spring.value(target: 100.0, time: 0.1), spring.velocity(target: 100.0, time: 0.1))
    #expect(abs(x(springs) - (place + spring.value(target: -place, initialVelocity: speed, time: 0.05))) < 1e-6)
  }

  @Test func `settled picture is the default and a change after it moves`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          .background(alignment: .leading) { Color.red.frame(width: 10, height: 10).offset(x: isOn ? 100 : 0) }
      }
    }
    let renderer = ImageRenderer(content: Switch())
    let start = try #require(rects(renderer.picture(scale: 1000).list.items).first).minX
    try renderer.tap("Go")
    renderer.advance(by: .milliseconds(300))
    #expect(rects(renderer.picture(scale: 1000).list.items).first?.minX == start + 30)
    renderer.advance(by: .seconds(1))
    #expect(rects(renderer.picture(scale: 1000).list.items).first?.minX == start + 100)
  }

  @Test func `same moment gives the same bytes`() throws {
    func data() throws -> Data {
      let renderer = ImageRenderer(
        content: Mover(animation: .bouncy) { $0.frame(width: 20, height: 20).rotationEffect(.degrees($1 ? 90 : 0)) })
      renderer.advance(by: .milliseconds(120))
      return try #require(renderer.uiImage?.pngData())
    }
    #expect(try data() == data())
  }
}
