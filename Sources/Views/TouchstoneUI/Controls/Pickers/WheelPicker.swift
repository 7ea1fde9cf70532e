import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A wheel of values, turned to the selected one.
struct WheelPicker: View {
  let options: [PickerOption]

  var body: some View {
    WheelRow(columns: [
      WheelColumn(
        values: options.map { AnyView($0.view) }, selection: options.firstIndex(where: \.isSelected) ?? 0)
    ])
  }
}

/// A column of a wheel: its values, and the selected one.
struct WheelColumn {
  let values: [AnyView]
  let selection: Int
  /// The share of the width, compared with the other columns.
  var weight: CGFloat = 1
  var alignment = Alignment.center
}

/// Wheels beside each other, with a band behind the selected values.
struct WheelRow: View {
  @Environment(\.look.wheels) private var metrics
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  @Environment(\.isEnabled) private var isEnabled
  let columns: [WheelColumn]

  var body: some View {
    WeightedRow(weights: columns.map(\.weight), ideal: CGSize(width: metrics.width, height: metrics.height)) {
      ForEach(columns.indices, id: \.self) { Wheel(column: columns[$0]) }
    }
    .padding(.horizontal, metrics.bandInset)
    .frame(maxWidth: .infinity, minHeight: metrics.height, maxHeight: metrics.height)
    .background {
      RoundedRectangle(cornerRadius: metrics.bandRadius).fill(metrics.band.color)
        .frame(height: metrics.bandHeight).padding(.horizontal, metrics.bandInset)
    }
    .opacity(isEnabled ? 1 : disabledOpacity)
    // The values are parts of the control: row separators don't align with them.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// The values around the selected one, lower and paler with their distance, as on a cylinder.
private struct Wheel: View {
  @Environment(\.look.wheels) private var metrics
  let column: WheelColumn

  private var offsets: [Int] {
    let reach = metrics.distances.count
    return (-reach...reach).filter { column.values.indices.contains(column.selection + $0) }
  }

  var body: some View {
    ZStack(alignment: column.alignment) {
      Color.clear
      ForEach(offsets, id: \.self) { offset in
        let turn = abs(offset) - 1
        column.values[column.selection + offset]
          .containerStyle { $0.font(.system(size: metrics.fontSize)).lineLimit(1) }
          .scaleEffect(x: 1, y: turn < 0 ? 1 : metrics.scales[turn])
          .opacity(turn < 0 ? 1 : metrics.opacities[turn])
          .offset(y: turn < 0 ? 0 : (offset < 0 ? -1 : 1) * metrics.distances[turn])
      }
    }
    .padding(.horizontal, metrics.inset)
    .containerStyle { $0.foregroundStyle(.primary) }
  }
}

/// Places its subviews side by side, each over its share of the width.
///
/// It proposes the share and its own height to each subview. It reports the proposed size. It places the subviews from
/// the leading edge.
private struct WeightedRow: Layout {
  let weights: [CGFloat]
  let ideal: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let total = max(weights.reduce(0, +), 1)
    var x = bounds.minX
    for (subview, weight) in zip(subviews, weights) {
      let width = bounds.width * weight / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
