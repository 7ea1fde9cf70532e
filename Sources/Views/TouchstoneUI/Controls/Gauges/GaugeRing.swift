import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Three quarters of a ring, with a dot at a value.
struct GaugeRing: View {
  @Environment(\.tint.gradient) private var gradient
  @Environment(\.look.controls.gauge) private var metrics
  @Environment(\.look.fonts) private var fonts
  let value: Double
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      ring
      configuration.currentValueLabel
        .font(.system(size: metrics.valueSize, weight: fonts.ringValueWeight, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(metrics.valueScale)
        .frame(maxWidth: metrics.ringInside)
    }
    .frame(width: metrics.ringSize, height: metrics.ringSize)
    .overlay(alignment: .bottom) { opening }
  }

  /// Where the ring begins, so that its opening is at the bottom.
  private var start: Angle { .degrees(90 + 180 * (1 - metrics.ringTurn)) }

  private var ring: some View {
    Circle()
      .trim(from: 0, to: metrics.ringTurn)
      .rotation(start)
      .stroke(style, style: StrokeStyle(lineWidth: metrics.ringThickness, lineCap: .round))
      .padding(metrics.ringThickness / 2)
      .overlay { marker.frame(width: metrics.ringThickness + 2 * metrics.markerGap).blendMode(.destinationOut) }
      .compositingGroup()
      .overlay { marker.frame(width: metrics.ringThickness).foregroundStyle(.primary) }
  }

  private var marker: some View {
    Circle()
      .aspectRatio(1, contentMode: .fit)
      .offset(y: -(metrics.ringSize - metrics.ringThickness) / 2)
      .rotationEffect(.degrees(360 * metrics.ringTurn * (value - 0.5)))
  }

  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: start, endAngle: start + .degrees(360 * metrics.ringTurn)))
  }

  @ViewBuilder private var opening: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: metrics.boundsSpacing) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: metrics.boundsSize, weight: fonts.ringTextWeight, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(metrics.textScale)
      .frame(maxWidth: metrics.ringInside)
    } else {
      configuration.label
        .font(.system(size: metrics.labelSize, weight: fonts.ringTextWeight, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(metrics.textScale)
        .frame(maxWidth: metrics.ringInside)
    }
  }
}

/// A ring that fills clockwise from the top.
struct GaugeCapacityRing: View {
  @Environment(\.look.controls.gauge) private var metrics
  @Environment(\.look.fonts) private var fonts
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(.tint.opacity(metrics.ringTrackOpacity), lineWidth: metrics.ringThickness).padding(
        metrics.ringThickness / 2)
      Circle()
        .trim(from: 0, to: configuration.value)
        .rotation(.degrees(-90))
        .stroke(.tint, style: StrokeStyle(lineWidth: metrics.ringThickness, lineCap: .round))
        .padding(metrics.ringThickness / 2)
      Group {
        if let value = configuration.currentValueLabel {
          value
        } else {
          configuration.label
        }
      }
      .font(.system(size: metrics.valueSize, weight: fonts.ringValueWeight, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(metrics.valueScale)
      .frame(maxWidth: metrics.ringInside)
    }
    .frame(width: metrics.ringSize, height: metrics.ringSize)
  }
}
