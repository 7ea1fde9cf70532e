import SnapshotTesting
import SwiftUI
import Testing
import Wrap

@MainActor @Suite(.snapshots(record: .missing))
struct WrapTests {
  @ViewBuilder private var boxes: some View {
    ForEach(0..<4, id: \.self) { index in
      Rectangle().fill(Color(hue: Double(index) / 4, saturation: 0.8, brightness: 0.8)).frame(width: 30, height: 20)
    }
  }

  // Two boxes of 30 points and a gap of 8 fit in 70: two rows of 20 with 8 between.
  @Test func rows() {
    let renderer = ImageRenderer(content: WrapLayout { boxes })
    renderer.scale = 1
    renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
    #expect(renderer.cgImage?.width == 68)
    #expect(renderer.cgImage?.height == 48)
    assertSnapshot(of: WrapLayout { boxes }.frame(width: 70), as: .image(layout: .sizeThatFits))
  }

  @Test(arguments: [true, false]) func layouts(isWrapped: Bool) {
    let layout = isWrapped ? AnyLayout(WrapLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
    assertSnapshot(
      of: layout {
        boxes
        Text("A").beginsRow()
      }.frame(width: 70), as: .image(layout: .sizeThatFits))
  }
}
