public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// Segments of which some are selected. Use `Picker` to have them in pictures.
///
/// - Source: AppKit, `NSSegmentedControl`.
open class NSSegmentedControl: NSControl {
  private struct Segment {
    var label = ""
    var image: NSImage?
    var width: CGFloat = 0
    var isEnabled = true
    var isSelected = false
    var toolTip: String?
    var tag = 0
  }

  private var segments: [Segment] = []
  open var trackingMode = SwitchTracking.selectOne
  open var segmentStyle = Style.automatic
  open var segmentDistribution = Distribution.fit
  open var selectedSegmentBezelColor: NSColor?

  /// Creates a control.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a control with a segment for each label. Its action is never sent.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    self.trackingMode = trackingMode
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a control with a segment for each image. Its action is never sent.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
    for (index, image) in images.enumerated() { setImage(image, forSegment: index) }
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// The number of segments. A higher one adds empty segments at the end.
  open var segmentCount: Int {
    get { segments.count }
    set {
      segments = Array(segments.prefix(newValue))
      segments += Array(repeating: Segment(), count: max(newValue - segments.count, 0))
    }
  }

  /// The last selected segment; -1 for none.
  open var selectedSegment: Int {
    get { segments.lastIndex(where: \.isSelected) ?? -1 }
    set { for index in segments.indices { segments[index].isSelected = index == newValue } }
  }
  open var indexOfSelectedItem: Int { selectedSegment }

  /// Selects a segment, and no other if only one can be.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected, trackingMode == .selectOne { selectedSegment = segment } else { set(\.isSelected, selected, segment) }
  }
  /// Returns whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool { value(\.isSelected, segment) ?? false }
  /// Sets the text of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) { set(\.label, label, segment) }
  /// Returns the text of a segment.
  open func label(forSegment segment: Int) -> String? { value(\.label, segment) }
  /// Sets the picture of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { set(\.image, image, segment) }
  /// Returns the picture of a segment.
  open func image(forSegment segment: Int) -> NSImage? { value(\.image, segment) ?? nil }
  /// Sets the width of a segment, in points; 0 for one that fits its content.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { set(\.width, width, segment) }
  /// Returns the width of a segment, in points; 0 for one that fits its content.
  open func width(forSegment segment: Int) -> CGFloat { value(\.width, segment) ?? 0 }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { set(\.isEnabled, enabled, segment) }
  /// Returns whether a segment can be selected.
  open func isEnabled(forSegment segment: Int) -> Bool { value(\.isEnabled, segment) ?? false }
  /// Sets the tip of a segment. It is never shown.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { set(\.toolTip, toolTip, segment) }
  /// Returns the tip of a segment.
  open func toolTip(forSegment segment: Int) -> String? { value(\.toolTip, segment) ?? nil }
  /// Sets the number of a segment.
  open func setTag(_ tag: Int, forSegment segment: Int) { set(\.tag, tag, segment) }
  /// Returns the number of a segment.
  open func tag(forSegment segment: Int) -> Int { value(\.tag, segment) ?? 0 }

  private func value<Value>(_ property: KeyPath<Segment, Value>, _ index: Int) -> Value? {
    segments.indices.contains(index) ? segments[index][keyPath: property] : nil
  }

  private func set<Value>(_ property: WritableKeyPath<Segment, Value>, _ value: Value, _ index: Int) {
    if segments.indices.contains(index) { segments[index][keyPath: property] = value }
  }

  /// How many segments can be selected.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }

  /// The shape of the segments.
  public enum Style: Int, Sendable {
    case automatic = 0
    case rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
    case separated = 8
  }

  /// How the width is divided.
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
}
