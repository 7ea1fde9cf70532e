import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

@MainActor @Suite struct MomentStrategyTests {
  struct Pulse: View {
    @State private var isLarge = false

    var body: some View {
      Circle().fill(isLarge ? Color.orange : Color.blue)
        .frame(width: isLarge ? 40 : 10, height: isLarge ? 40 : 10)
        .frame(width: 48, height: 48)
        .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  private func value<Format>(_ strategy: Snapshotting<Pulse, Format>) throws -> Format {
    var result: Format?
    strategy.snapshot(Pulse()).run { result = $0 }
    return try #require(result)
  }

  /// How many pixels of a picture are drawn on.
  private func area(_ image: UIImage) -> Int {
    guard let bitmap = image.cgImage?.bitmap else { return 0 }
    return bitmap.withUnsafeBytes { bytes in stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 127 } }
  }

  @Test func `moment lies between start and end`() throws {
    let half = try value(.image(at: .milliseconds(500), scale: 2, isOpaque: false))
    // A circle of 25 points at 2 pixels per point.
    #expect(abs(Double(area(half)) - .pi * 25 * 25) < 40)
    let end = try value(.image(scale: 2, isOpaque: false))
    #expect(abs(Double(area(end)) - .pi * 40 * 40) < 60)
  }

  /// Padding of 8 points, then 48 points each with 8 between, at 2 pixels per point.
  @Test func `the assertion learns where the frames lie`() throws {
    let strip = Snapshotting<Pulse, UIImage>.filmStrip(at: .zero, .milliseconds(500), scale: 2)
    #expect(
      try strip.remarks(on: Pulse()).frames
        == SnapshotFrames(moments: [0, 500], boxes: [[16, 16, 96, 96], [128, 16, 96, 96]]))
    let animated = Snapshotting<Pulse, AnimatedImage>.apng(frames: 3, over: .seconds(1))
    #expect(try animated.remarks(on: Pulse()).frames == SnapshotFrames(moments: [0, 500, 1000]))
  }

  @Test func `a strip of another size tells where the golden has its frames`() {
    let wider = compare(
      Pulse().padding(4), .filmStrip(at: .zero, .seconds(1), scale: 2), withGoldenOf: Pulse(),
      .filmStrip(at: .zero, .seconds(1), scale: 2))
    #expect(wider.result.reason == .size)
    #expect(wider.result.film?.boxes == [[16, 16, 112, 112], [144, 16, 112, 112]])
    #expect(wider.result.film?.goldenBoxes == [[16, 16, 96, 96], [128, 16, 96, 96]])
  }

  @Test func `film strip shows all moments side by side`() throws {
    let strip = try value(.filmStrip(frames: 4, over: .seconds(1), scale: 1))
    // Four pictures of 48 points, three gaps and two margins of 8.
    #expect(Int(strip.size.width) == 4 * 48 + 5 * 8)
  }

  @Test func `film strip of dark views is dark`() throws {
    let strip = try value(.filmStrip(frames: 2, over: .seconds(1), scale: 1, colorScheme: .dark))
    let bitmap = try #require(strip.cgImage).bitmap
    #expect(bitmap.withUnsafeBytes { Array($0[0..<4]) } == [0, 0, 0, 255])
  }

  @Test func `an animated image is read back frame by frame`() throws {
    let strategy = Snapshotting<Pulse, AnimatedImage>.apng(frames: 5, over: .seconds(1), scale: 1)
    let animation = try value(strategy)
    #expect(animation.frames.count == 5 && animation.interval == 0.25)
    let data = strategy.diffing.toData(animation)
    let again = try value(strategy)
    #expect(data == strategy.diffing.toData(again))
    let read = strategy.diffing.fromData(data)
    #expect(read.frames.count == 5 && read.interval == 0.25)
    #expect(strategy.diffing.diff(read, animation) == nil)
  }

  @Test func `an animated image that differs names the first frame that does`() throws {
    let strategy = Snapshotting<Pulse, AnimatedImage>.apng(frames: 5, over: .seconds(1), scale: 1)
    let animation = try value(strategy)
    var other = animation
    other.frames[2] = animation.frames[0]
    let message = try #require(strategy.diffing.diff(animation, other)).0
    #expect(message.hasPrefix("Frame 3, at 500 ms: "))
    other.frames.removeLast()
    #expect(try #require(strategy.diffing.diff(animation, other)).0 == "4 frames instead of 5.")
  }
}
