import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Animations that follow each other or run side by side.
@MainActor @Suite struct SequenceTests: MomentReading {
  @Test func `completions run at the end of their animations`() {
    struct Chain: View {
      @State private var x = 0.0
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: x).frame(width: 400, alignment: .leading)
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              x = 100
            } completion: {
              withAnimation(.linear(duration: 1)) { x = 300 }
            }
          }
      }
    }
    #expect(rects(items(Chain(), at: 0.5)).first?.minX == 50)
    #expect(rects(items(Chain(), at: 1.5)).first?.minX == 200)
    // The same in steps.
    let renderer = ImageRenderer(content: Chain())
    for _ in 0..<15 { renderer.advance(by: .milliseconds(100)) }
    #expect(abs(rects(renderer.picture(scale: 1000).list.items)[0].minX - 200) < 1e-6)
  }

  @Test func `phases follow each other`() {
    let view = PhaseAnimator([0.0, 100, 40]) { x in
      Color.red.frame(width: 10, height: 10).offset(x: x)
    } animation: { _ in
      .linear(duration: 1)
    }
    for (time, x) in [(0.25, 25.0), (1.5, 70), (2.5, 20), (3.25, 25)] {
      #expect(abs(rects(items(view, at: time))[0].minX - x) < 0.01, "at \(time)")
    }
  }

  @Test func `keyframes follow the clock`() {
    let view = KeyframeAnimator(initialValue: 0.0, repeating: true) { x in
      Color.red.frame(width: 10, height: 10).offset(x: x)
    } keyframes: { _ in
      LinearKeyframe(100, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(rects(items(view, at: 0.5))[0].minX == 50)
    #expect(rects(items(view, at: 3.5))[0].minX == 50)
    #expect(rects(items(view, at: 2.25))[0].minX == 25)
  }

  @Test func `changes with different transactions go their own ways`() {
    struct Two: View {
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).offset(x: a)
          Color.blue.frame(width: 10, height: 10).offset(x: b)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { a = 100 }
          b = 100
        }
      }
    }
    #expect(rects(items(Two(), at: 0.5)).map(\.minX) == [50, 100])
  }
}
