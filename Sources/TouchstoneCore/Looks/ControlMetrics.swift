package import Foundation

/// The dimensions of controls, in points, and their colours.
package struct ControlMetrics: Hashable, Sendable {
  /// A toggle switch: its track, its thumb, and its width in a layout.
  package var switchTrack: CGSize
  package var switchThumb: CGSize
  package var switchWidth: CGFloat
  package var switchOff: LookColor?
  package var switchHasShadow: Bool
  /// A slider: the height of its track, and its thumb.
  package var sliderTrack: CGFloat
  package var sliderThumb: CGSize
  /// A segmented control: its height and corner radius, and those of the selected segment; `nil` for a capsule.
  package var segmentHeight: CGFloat
  package var segmentRadius: CGFloat?
  package var selectedSegmentRadius: CGFloat?
  package var segmentsHaveDividers: Bool
  /// The corner radii of bordered buttons of regular and large size; `nil` for a capsule.
  package var buttonRadius: CGFloat?
  package var largeButtonRadius: CGFloat?
  /// The fill colour of a disabled prominent button.
  package var disabledFill: LookColor
  package var disabledText: LookColor
  /// The corner radius of a compact date, and the padding beside its text.
  package var dateRadius: CGFloat
  package var datePadding: CGFloat
  /// The arrows of a menu picker: their size, and their distances from the value and the trailing edge.
  package var menuArrowSize: CGFloat
  package var menuArrowSpacing: CGFloat
  package var menuArrowTrailing: CGFloat
  /// The opacity of a pressed button without a border, and of one with a border.
  package var pressedOpacity: Double
  package var pressedBorderedOpacity: Double
}
