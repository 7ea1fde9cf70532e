import Foundation
import TouchstoneDrawing

/// The tint of a bar: a gradient runs along it.
private func barStyle(_ gradient: Gradient?) -> AnyShapeStyle {
  guard let gradient else { return AnyShapeStyle(.tint) }
  return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
}

/// A track with the part up to a value filled with the tint.
struct GaugeBar: View {
  @Environment(\.tintGradient) private var gradient
  let value: Double
  let thickness: CGFloat

  var body: some View {
    Capsule()
      .fill(ControlColors.systemFill)
      .overlay {
        // The whole bar is painted and then cut, so that a gradient spans the range and not the value.
        Rectangle().fill(barStyle(gradient)).mask {
          ValueLayout(value: value) { Capsule() }
        }
      }
      .frame(height: thickness)
  }
}

/// Gives a bar a part of the width.
///
/// It proposes its view that part of the width, at least a dot. It reports the size proposed. It places the view at the
/// leading edge.
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

/// A bar in the tint with a dot at a value, cut free from the bar by a gap.
struct GaugeMarkedBar: View {
  @Environment(\.tintGradient) private var gradient
  let value: Double

  private let thickness: CGFloat = 6
  private let gap: CGFloat = 2.5

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
/// It proposes the marker nothing. It reports the size proposed. It places the marker's centre so that the ends of the
/// way are the centres of the bar's round ends.
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

/// Three quarters of a ring with a dot at a value.
struct GaugeRing: View {
  @Environment(\.tintGradient) private var gradient
  let value: Double
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      ring
      configuration.currentValueLabel
        .font(.system(size: 22, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: Ring.inside)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
    .overlay(alignment: .bottom) { opening }
  }

  private var ring: some View {
    Circle()
      .trim(from: 0, to: 0.75)
      .rotation(.degrees(135))
      .stroke(style, style: StrokeStyle(lineWidth: Ring.lineWidth, lineCap: .round))
      .padding(Ring.lineWidth / 2)
      .overlay { marker.frame(width: Ring.lineWidth + 5).blendMode(.destinationOut) }
      .compositingGroup()
      .overlay { marker.frame(width: Ring.lineWidth).foregroundStyle(.primary) }
  }

  private var marker: some View {
    Circle()
      .aspectRatio(1, contentMode: .fit)
      .offset(y: -(Ring.diameter - Ring.lineWidth) / 2)
      .rotationEffect(.degrees(-135 + 270 * value))
  }

  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
  }

  @ViewBuilder private var opening: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11, weight: .semibold, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(maxWidth: Ring.inside)
    } else {
      configuration.label
        .font(.system(size: 12, weight: .semibold, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: Ring.inside)
    }
  }
}

/// A ring that fills clockwise from the top.
struct GaugeCapacityRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.3), lineWidth: Ring.lineWidth).padding(Ring.lineWidth / 2)
      Circle()
        .trim(from: 0, to: configuration.value)
        .rotation(.degrees(-90))
        .stroke(.tint, style: StrokeStyle(lineWidth: Ring.lineWidth, lineCap: .round))
        .padding(Ring.lineWidth / 2)
      Group {
        if let value = configuration.currentValueLabel {
          value
        } else {
          configuration.label
        }
      }
      .font(.system(size: 22, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(maxWidth: Ring.inside)
    }
    .frame(width: Ring.diameter, height: Ring.diameter)
  }
}

/// The measures of round gauges; Apple publishes none.
private enum Ring {
  static let diameter: CGFloat = 60
  static let lineWidth: CGFloat = 6
  /// The room for text.
  static let inside: CGFloat = 40
}
