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
    /// The thickness of the rim; `nil` for one pixel.
    package var rimWidth: CGFloat?
    /// The width of the insertion point, and of the ring around a field with the keyboard focus.
    package var caretWidth: CGFloat
    package var focusRing: CGFloat
    /// The opacity of that ring.
    package var focusRingOpacity: Double
  }

  package var fills: FillColors
  /// The thumb of switches and sliders.
  package var thumb: LookColor
  /// A toggle switch: its track, its thumb, and its width in a layout.
  package var switchTrack: CGSize
  package var switchThumb: CGSize
  package var switchWidth: CGFloat
  package var switchOff: LookColor
  /// The shadow of the thumb, or `nil` if it has none.
  package var switchShadow: LookShadow?
  /// A slider: its height in a layout, that of its track, and its thumb.
  package var sliderHeight: CGFloat
  package var sliderTrack: CGFloat
  /// How far the track is from the ends of the slider, how far below its middle it is, and how far above the thumb.
  package var sliderInset: CGFloat
  package var sliderTrackDrop: CGFloat
  package var sliderThumbRise: CGFloat
  package var sliderThumb: CGSize
  package var sliderShadow: LookShadow
  /// The width of sliders and progress bars without a proposal.
  package var idealWidth: CGFloat
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
  package var segmentFontSize: CGFloat
  /// The colours of the selected segment, and of the line between two others.
  package var selectedSegment: LookColor
  package var segmentLine: LookColor
  package var segmentShadow: LookShadow
  /// The corner radius of bordered buttons as a share of their height; `nil` for a capsule.
  package var buttonRoundness: CGFloat?
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
  /// The distance between the symbol and the title of a menu picker's value.
  package var menuLabelSpacing: CGFloat
  /// A chosen value's check mark: its font size, and its distance from the end of its row's content.
  package var checkSize: CGFloat
  package var checkTrailing: CGFloat
  /// The opacity of a pressed button without a border, and of one with a border.
  package var pressedOpacity: Double
  package var pressedBorderedOpacity: Double
  /// The opacities of disabled texts, and of disabled controls with a shape of their own.
  package var disabledOpacity: Double
  package var disabledControlOpacity: Double
  package var buttons: ButtonMetrics
  package var stepper: StepperMetrics
  package var gauge: GaugeMetrics
  package var progress: ProgressMetrics
  package var placeholder: PlaceholderMetrics
  /// A colour well: the diameter of the colour, its distance from the edge, and the width of the ring.
  package var colorWellSize: CGFloat
  package var colorWellPadding: CGFloat
  package var colorWellRing: CGFloat
  /// The distance between the icon and the title of a label outside lists, and between a mark and its title.
  package var labelSpacing: CGFloat
  package var markSpacing: CGFloat
  /// The distance between the icons of a control group in a navigation bar, and between the values of an inline picker.
  package var groupSpacing: CGFloat
  package var valueSpacing: CGFloat
  /// The padding of a text editor's text, and the corner radius of a group box.
  package var editorPadding: CGSize
  package var boxRadius: CGFloat
  package var field: Field
}
