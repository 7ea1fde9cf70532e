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
