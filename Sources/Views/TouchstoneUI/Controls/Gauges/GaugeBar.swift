import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Returns the tint of a bar; a gradient runs along the bar.
private func barStyle(_ gradient: Gradient?) -> AnyShapeStyle {
  guard let gradient else { return AnyShapeStyle(.tint) }
  return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
}

/// A track that is filled with the tint up to a value.
struct GaugeBar: View {
  @Environment(\.tint.gradient) private var gradient
  @Environment(\.look.controls.fills.system) private var track
  let value: Double
  let thickness: CGFloat

  var body: some View {
    Capsule()
      .fill(track.color)
      .overlay {
        // The whole bar is painted and then clipped, so that a gradient spans the range, not the value.
        Rectangle().fill(barStyle(gradient)).mask {
          ValueLayout(value: value) { Capsule() }
        }
      }
      .frame(height: thickness)
  }
}

/// Lays out its subview over a fraction of the width.
///
/// It proposes that fraction of the width to its subview, and at least the width of a dot. It reports the proposed
/// size. It places the subview at the leading edge.
private struct ValueLayout: Layout {
  let value: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let width = value > 0 ? max(bounds.height, bounds.width * CGFloat(value)) : 0
    subviews.first?.place(
      at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// A bar in the tint colour with a dot at a value, separated from the bar by a gap.
struct GaugeMarkedBar: View {
  @Environment(\.tint.gradient) private var gradient
  @Environment(\.look.controls.gauge) private var metrics
  let value: Double

  private var thickness: CGFloat { metrics.accessoryBarHeight }
  private var gap: CGFloat { metrics.markerGap }

  var body: some View {
    Capsule()
      .fill(barStyle(gradient))
      .overlay {
        MarkerLayout(value: value) {
          Circle().frame(width: thickness + 2 * gap, height: thickness + 2 * gap)
        }
        .blendMode(.destinationOut)
      }
      .compositingGroup()
      .overlay {
        MarkerLayout(value: value) {
          Circle().fill(.primary).frame(width: thickness, height: thickness)
        }
      }
      .frame(height: thickness)
      .padding(.vertical, gap)
  }
}

/// Places a marker at a fraction of the way along a bar.
///
/// It proposes nothing to the marker. It reports the proposed size. At 0 and 1, the centre of the marker is the centre
/// of the bar's round end.
private struct MarkerLayout: Layout {
  let value: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let way = max(0, bounds.width - bounds.height) * CGFloat(value)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + bounds.height / 2 + way, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

/// A bar that fills, between the ends of its range, with texts above and below it.
struct LinearGauge: View {
  @Environment(\.look.controls.gauge) private var metrics
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: metrics.spacing) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, thickness: metrics.barHeight)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that fills, with small texts above and below it.
struct AccessoryLinearGauge: View {
  @Environment(\.look.controls.gauge) private var metrics
  @Environment(\.look.fonts) private var fonts
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.accessorySpacing) {
      configuration.label.font(fonts.gaugeLabel.font)
      GaugeBar(value: configuration.value, thickness: metrics.accessoryBarHeight)
      configuration.currentValueLabel.font(fonts.gaugeValue.font).foregroundStyle(.secondary)
    }
  }
}

/// A bar with a marker between the ends of its range.
struct MarkedGauge: View {
  @Environment(\.look.controls.gauge) private var metrics
  @Environment(\.look.fonts.gaugeBounds.font) private var font
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: metrics.spacing) {
      configuration.minimumValueLabel
      GaugeMarkedBar(value: configuration.value)
      configuration.maximumValueLabel
    }
    .font(font)
  }
}
