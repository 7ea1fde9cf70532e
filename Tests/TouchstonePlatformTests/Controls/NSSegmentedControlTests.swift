import AppKit
import Testing

@MainActor @Suite struct NSSegmentedControlTests {
  @Test func `one segment is selected at a time, unless any can be`() {
    let control = NSSegmentedControl(labels: ["A", "B", "C"], trackingMode: .selectOne, target: nil, action: nil)
    #expect(control.selectedSegment == -1)
    control.setSelected(true, forSegment: 0)
    control.setSelected(true, forSegment: 2)
    #expect(!control.isSelected(forSegment: 0))
    #expect(control.selectedSegment == 2)
    control.trackingMode = .selectAny
    control.setSelected(true, forSegment: 0)
    #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 2))
  }

  @Test func `segments keep what is set, and there are none beyond the count`() {
    let control = NSSegmentedControl(frame: .zero)
    control.segmentCount = 2
    control.setLabel("List", forSegment: 1)
    control.setWidth(40, forSegment: 1)
    control.setEnabled(false, forSegment: 0)
    control.setLabel("Lost", forSegment: 2)
    #expect(control.label(forSegment: 1) == "List")
    #expect(control.width(forSegment: 1) == 40)
    #expect(!control.isEnabled(forSegment: 0))
    #expect(control.label(forSegment: 2) == nil)
    control.segmentCount = 1
    #expect(control.label(forSegment: 1) == nil)
    let icons = NSSegmentedControl(images: [NSImage()], trackingMode: .momentary, target: nil, action: nil)
    #expect(icons.image(forSegment: 0) != nil)
  }
}
