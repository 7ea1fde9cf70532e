public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A label at a value of an axis.
///
/// - Source: Swift Charts, `AxisValueLabel`.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  let parts: [AxisPart]

  private init(_ label: AxisLabelSpecification) {
    parts = [AxisPart(.label(label))]
  }
}

extension AxisValueLabel where Content == Never {
  /// Creates a label that shows the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      AxisLabelSpecification(
        content: .automatic, centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// Creates a label that shows the value in the given format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      AxisLabelSpecification(
        content: .text(AxisFormat(format).write), centered: centered, anchor: anchor,
        multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label that shows a localised string.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  /// Creates a label that shows a localised string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleResource) }
  }

  /// Creates a label that shows a string without localising it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(title) }
  }
}

extension AxisValueLabel {
  /// Creates a label that shows a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      AxisLabelSpecification(
        content: .view(AnyView(content())), centered: centered, anchor: anchor,
        multiLabelAlignment: multiLabelAlignment,
        collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}
