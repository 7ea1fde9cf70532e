import Charts
import SwiftUI

/// A small widget, 158 points wide on a phone 390 points wide.
struct RainWidget: View {
  private let rain = [0.2, 0.4, 1.1, 2.3, 3.1, 2.2, 0.9, 0.3]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Rain", systemImage: "cloud.rain.fill").font(.caption).foregroundStyle(.blue)
      Text("3.1 mm at 5 PM").font(.caption2).foregroundStyle(.secondary)
      Chart(rain.indices, id: \.self) { hour in
        BarMark(x: .value("Hour", "\(hour + 1)"), y: .value("Rain", rain[hour]))
          .foregroundStyle(.blue.gradient)
      }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
    }
    .padding(14)
    .frame(width: 158, height: 158)
    .background(.background, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
  }
}

#Preview(traits: .sizeThatFitsLayout) { RainWidget().padding().background(.gray.opacity(0.3)) }
