import SwiftUI

/// The passenger, date, gate and seat.
struct PassDetails: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let flight: Flight

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 16) {
      // Large texts have two columns.
      if typeSize.isAccessibilitySize {
        passenger
        GridRow {
          date
          boarding
        }
        GridRow {
          gate
          seat
        }
      } else {
        GridRow {
          passenger
            .gridCellColumns(2)
          date
        }
        GridRow {
          boarding
          gate
          seat
        }
      }
    }
  }

  private var passenger: some View { Detail("Passenger", flight.passenger) }

  private var date: some View {
    Detail("Date") { Text(flight.departure, format: .dateTime.day().month(.abbreviated)) }
  }

  private var boarding: some View {
    Detail("Boarding") { Text(flight.boarding, format: .dateTime.hour().minute()).foregroundStyle(.orange) }
  }

  private var gate: some View { Detail("Gate", flight.gate) }

  private var seat: some View { Detail("Seat", flight.seat) }
}

private struct Detail<Value: View>: View {
  let title: LocalizedStringKey
  let value: Value

  init(_ title: LocalizedStringKey, @ViewBuilder value: () -> Value) {
    self.title = title
    self.value = value()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).modifier(Caption())
      value
        .font(.title3.weight(.semibold))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension Detail where Value == Text {
  init(_ title: LocalizedStringKey, _ value: String) {
    self.init(title) { Text(verbatim: value) }
  }
}

#Preview(traits: .fixedLayout(width: 340, height: 200)) {
  PassDetails(flight: .sample).padding().background(.background)
}

#Preview("Detail", traits: .fixedLayout(width: 120, height: 60)) { Detail("Gate", "B12") }
