import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct GeometryEffectTests {
  private struct Slide: GeometryEffect {
    var distance: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }

    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
  }

  private func path(_ view: some View) -> Path? {
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues())
    guard case .fill(let path, _, _) = picture.list.items.first else { return nil }
    return path
  }

  @Test func `effect moves what is drawn and not the layout`() {
    let view = Color.red.frame(width: 10, height: 10).modifier(Slide(distance: 2))
    #expect(path(view)?.boundingRect == CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(FrameProbe(view).size == CGSize(width: 10, height: 10))
  }

  @Test func `frames know effects unless they are ignored by layout`() {
    var frames: [CGRect] = []
    let reader = GeometryReader { proxy in
      let _ = frames.append(proxy.frame(in: .global))
      Color.red
    }
    .frame(width: 10, height: 10)
    _ = FrameProbe(reader.modifier(Slide(distance: 2)))
    _ = FrameProbe(reader.modifier(Slide(distance: 2).ignoredByLayout()))
    #expect(frames.map(\.minX) == [20, 0])
  }

  // A turn about the vertical axis: by 60° a square of 100 points without perspective is half as wide.
  @Test func `turn in space narrows the view`() throws {
    let view = Color.red.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let picture = ViewTree().picture(of: view, proposal: .unspecified, environment: EnvironmentValues())
    guard case .group(let group) = picture.list.items.first else {
      Issue.record("Without perspective, a turn is an affine group.")
      return
    }
    #expect(abs(group.transform.a - 0.5) < 1e-9)
  }

  // Core Animation's m34 = −1 / distance: an edge that is turned away from the eye gets shorter.
  @Test func `perspective makes the far edge shorter`() throws {
    let view = Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    #expect(path(view.rotation3DEffect(.degrees(-50), axis: (x: 0, y: 1, z: 0))) != nil)
    let turned = try #require(
      path(
        Color.red.frame(width: 100, height: 100).rotation3DEffect(
          .degrees(30), axis: (x: 0, y: 1, z: 0))))
    var points: [CGPoint] = []
    turned.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    let left = points.filter { $0.x < 50 }.map(\.y)
    let right = points.filter { $0.x > 50 }.map(\.y)
    // The eye is 100 points away; the edges lie 25 points before and behind the plane: 100 / 75 and 100 / 125.
    #expect(abs((left.max() ?? 0) - (left.min() ?? 0) - 100 * 100 / 75) < 1e-6)
    #expect(abs((right.max() ?? 0) - (right.min() ?? 0) - 100 * 100 / 125) < 1e-6)
  }

  @Test func `visual effect is drawn by the place of the view`() {
    let view = Color.red.frame(width: 10, height: 10)
      .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX) }
      .padding(.leading, 4)
    #expect(path(view)?.boundingRect.minX == 8)
  }
}
