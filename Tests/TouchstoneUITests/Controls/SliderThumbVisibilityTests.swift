import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Apple, "sliderThumbVisibility(_:)": it overrides the visibility of thumbs, and hidden makes a slider without an indicator.
/// That a bar of a share of the range has that share of the track is what a slider is.
@MainActor @Suite struct SliderThumbVisibilityTests {
  private func picture(_ view: some View, look: Look = .iOS26) -> (list: DisplayList, size: CGSize) {
    var environment = EnvironmentValues()
    environment.look = look
    // Frames lie on whole pixels.
    environment.displayScale = 40
    let picture = ViewTree().picture(
      of: view, proposal: ProposedViewSize(width: 102, height: nil), environment: environment)
    return (picture.list, picture.root.frame.size)
  }

  /// How far a box may be from its place, in points: pixels, and the curves at the ends of capsules.
  private let tolerance = 0.1

  /// The boxes of what is filled: the track, the bar, and the thumb if there is one.
  private func fills(_ view: some View, look: Look = .iOS26) -> [CGRect] {
    func boxes(_ items: [DisplayList.Item]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): [path.boundingRect]
        case .group(let group): boxes(group.items).map { $0.applying(group.transform) }
        default: []
        }
      }
    }
    return boxes(picture(view, look: look).list.items)
  }

  @Test(arguments: [Look.iOS18, .iOS26, .macOS15, .macOS26], [0.25, 0.6, 1])
  func `without a thumb, the bar has the share of the track that the value has of the range`(look: Look, value: Double)
    throws
  {
    let slider = Slider(value: .constant(value))
    let found = fills(slider.sliderThumbVisibility(.hidden), look: look)
    try #require(found.count == 2)
    #expect(abs(found[1].minX - found[0].minX) < tolerance)
    #expect(abs(found[1].width - found[0].width * value) < tolerance)
    #expect(fills(slider, look: look).count == 3)
    #expect(picture(slider.sliderThumbVisibility(.hidden), look: look).size == picture(slider, look: look).size)
  }

  @Test func `without a thumb, a bar from a neutral value has its share of the track, too`() throws {
    let slider = Slider(value: .constant(0.75), neutralValue: 0.5) {}
    let found = fills(slider.sliderThumbVisibility(.hidden))
    try #require(found.count == 2)
    #expect(abs(found[1].minX - found[0].midX) < tolerance)
    #expect(abs(found[1].width - found[0].width / 4) < tolerance)
  }

  @Test func `the innermost visibility counts, for all sliders in a view`() {
    let slider = Slider(value: .constant(0.5))
    let plain = picture(slider).list.description
    #expect(picture(slider.sliderThumbVisibility(.automatic)).list.description == plain)
    #expect(picture(slider.sliderThumbVisibility(.visible).sliderThumbVisibility(.hidden)).list.description == plain)
    #expect(fills(HStack { slider }.sliderThumbVisibility(.hidden)).count == 2)
  }
}
