package import Foundation

/// The dimensions of controls, in points, and their colours.
package struct ControlMetrics: Hashable, Sendable {
  /// A text field with a border.
  package struct Field: Hashable, Sendable {
    /// The padding beside the text, and above and below it.
    package var padding: CGSize
    package var lineHeight: CGFloat
    package var cornerRadius: CGFloat
    package var fill: LookColor
    package var rim: LookColor
    package var rimWidth: CGFloat
  }

  /// A toggle switch: its track, its thumb, and its width in a layout.
  package var switchTrack: CGSize
  package var switchThumb: CGSize
  package var switchWidth: CGFloat
  package var switchOff: LookColor?
  package var switchHasShadow: Bool
  /// A slider: its height in a layout, that of its track, and its thumb.
  package var sliderHeight: CGFloat
  package var sliderTrack: CGFloat
  package var sliderThumb: CGSize
  package var sliderShadow: LookShadow
  /// The diameter of a slider's tick, and its distance from the middle of the track.
  package var tickSize: CGFloat
  package var tickDistance: CGFloat
  /// A segmented control: its height and corner radius, and those of the selected segment; `nil` for a capsule.
  package var segmentHeight: CGFloat
  package var segmentRadius: CGFloat?
  package var selectedSegmentRadius: CGFloat?
  /// The distance of the segments from the control's edges, and the size of the line between two of them.
  package var segmentPadding: CGFloat
  package var segmentsHaveDividers: Bool
  package var segmentDivider: CGSize
  /// The corner radii of bordered buttons of regular and large size; `nil` for a capsule.
  package var buttonRadius: CGFloat?
  package var largeButtonRadius: CGFloat?
  /// The fill colour of a disabled prominent button.
  package var disabledFill: LookColor
  package var disabledText: LookColor
  /// A compact date: its height, its corner radius, the padding beside its text, and its distance from the time.
  package var dateHeight: CGFloat
  package var dateRadius: CGFloat
  package var datePadding: CGFloat
  package var dateSpacing: CGFloat
  /// The arrows of a menu picker: their size, and their distances from the value and the trailing edge.
  package var menuArrowSize: CGFloat
  package var menuArrowSpacing: CGFloat
  package var menuArrowTrailing: CGFloat
  /// The distance of a chosen value's check mark from the end of its row's content.
  package var checkTrailing: CGFloat
  /// The opacity of a pressed button without a border, and of one with a border.
  package var pressedOpacity: Double
  package var pressedBorderedOpacity: Double
  package var field: Field
}
