import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// Three quarters of a ring, with a dot at a value.
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

/// The dimensions of circular gauges. Apple publishes none.
private enum Ring {
  static let diameter: CGFloat = 60
  static let lineWidth: CGFloat = 6
  /// The space for text.
  static let inside: CGFloat = 40
}
