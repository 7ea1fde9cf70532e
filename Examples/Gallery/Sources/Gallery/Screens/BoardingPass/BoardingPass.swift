import SwiftUI

/// The boarding pass: a blue header, the details, and the code to scan below the perforation.
struct BoardingPass: View {
  let flight: Flight

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 20) {
        PassHeader(flight: flight)
        Route(flight: flight)
      }
      .padding(20)
      .background(
        LinearGradient(
          colors: [Color(red: 0.05, green: 0.22, blue: 0.48), .blue], startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .foregroundStyle(.white)
      .environment(\.colorScheme, .dark)
      // The codes of the airports fill the width: the texts beside them can't grow as far as those below.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      PassDetails(flight: flight)
        .padding(20)
      PassStub(flight: flight)
        .padding(.horizontal, 20)
        .padding(.top, 18)
        .padding(.bottom, 22)
        .overlay(alignment: .top) { Perforation() }
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 20, style: .continuous))
    .overlayPreferenceValue(PerforationKey.self) { anchor in
      if let anchor {
        GeometryReader { geometry in
          Notches(y: geometry[anchor].midY, radius: 10).blendMode(.destinationOut)
        }
      }
    }
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 14, y: 6)
  }
}

private struct PassHeader: View {
  let flight: Flight

  var body: some View {
    HStack {
      Label("Touchstone Air", systemImage: "airplane.circle.fill")
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Spacer()
      VStack(alignment: .trailing, spacing: 0) {
        Text("Flight").modifier(Caption())
        Text(flight.number).font(.subheadline.weight(.semibold).monospaced())
      }
    }
  }
}

/// Two airports whose codes share a baseline with the line between them.
private struct Route: View {
  let flight: Flight

  var body: some View {
    HStack(alignment: .codes, spacing: 12) {
      AirportLabel(airport: flight.from, time: flight.departure, alignment: .leading)
      ZStack {
        HorizontalLine()
          .stroke(.white.opacity(0.6), style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 5]))
          .frame(height: 2)
        Image(systemName: "airplane")
          .font(.title3)
          .flipsForRightToLeftLayoutDirection(true)
          .padding(.horizontal, 8)
          .background(Color(red: 0.03, green: 0.35, blue: 0.74), in: .capsule)
      }
      .alignmentGuide(.codes) { $0[VerticalAlignment.center] }
      .overlay(alignment: .bottom) {
        Text(flight.duration, format: .units(allowed: [.hours, .minutes], width: .narrow))
          .font(.caption2)
          .fixedSize()
          .alignmentGuide(.bottom) { $0[.top] - 4 }
      }
      AirportLabel(airport: flight.to, time: flight.arrival, alignment: .trailing)
    }
  }
}

private struct AirportLabel: View {
  let airport: Flight.Airport
  let time: Date
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(airport.city).modifier(Caption())
      Text(airport.code)
        .font(.system(size: 44, weight: .bold, design: .rounded))
        .alignmentGuide(.codes) { $0[VerticalAlignment.center] }
      Text(time, format: .dateTime.hour().minute())
        .font(.headline)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}

extension VerticalAlignment {
  private enum Codes: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  /// The centre line of the airport codes.
  fileprivate static let codes = VerticalAlignment(Codes.self)
}

/// A caption in small capitals above a value.
struct Caption: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption2.weight(.medium))
      .textCase(.uppercase)
      .tracking(0.6)
      .foregroundStyle(.secondary)
  }
}

private struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

#Preview(traits: .fixedLayout(width: 380, height: 640)) { BoardingPass(flight: .sample) }

#Preview("Header", traits: .fixedLayout(width: 340, height: 80)) {
  PassHeader(flight: .sample).padding().foregroundStyle(.white).background(.blue)
}

#Preview("Route", traits: .fixedLayout(width: 340, height: 140)) {
  Route(flight: .sample).padding().foregroundStyle(.white).background(.blue)
}

#Preview("Airport", traits: .sizeThatFitsLayout) {
  AirportLabel(airport: Flight.sample.from, time: Flight.sample.departure, alignment: .leading).padding()
}
