package import Foundation

/// The lengths of controls, in points, and their colours.
package struct ControlMetrics: Hashable, Sendable {
  /// A switch: its track, its thumb, and the width that it takes in a layout.
  package var switchTrack: CGSize
  package var switchThumb: CGSize
  package var switchWidth: CGFloat
  package var switchOff: LookColor?
  package var switchHasShadow: Bool
  /// A slider: the height of its track, and its thumb.
  package var sliderTrack: CGFloat
  package var sliderThumb: CGSize
  /// A segmented control: its height and corners, and those of the selected segment; `nil` for a capsule.
  package var segmentHeight: CGFloat
  package var segmentRadius: CGFloat?
  package var selectedSegmentRadius: CGFloat?
  package var segmentsHaveDividers: Bool
  /// The corners of bordered buttons of regular and of large size; `nil` for a capsule.
  package var buttonRadius: CGFloat?
  package var largeButtonRadius: CGFloat?
  /// A disabled prominent button.
  package var disabledFill: LookColor
  package var disabledText: LookColor
  /// The corners of a compact date, and what it keeps clear beside its text.
  package var dateRadius: CGFloat
  package var datePadding: CGFloat
  /// The arrows of a picker with a menu: their size, and the distances from the value and from the trailing edge.
  package var menuArrowSize: CGFloat
  package var menuArrowSpacing: CGFloat
  package var menuArrowTrailing: CGFloat
}
