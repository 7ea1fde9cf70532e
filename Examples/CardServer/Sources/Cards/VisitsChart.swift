import Charts
import SwiftUI

/// The visits of some days, for a mail: 480 × 240 points.
public struct VisitsChart: View {
  let visits: [Int]

  /// - Parameter visits: The visits of each day, the last one today.
  public init(visits: [Int]) {
    self.visits = visits
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: "Visits").font(.headline)
      Chart(Array(visits.enumerated()), id: \.offset) { day, count in
        BarMark(x: .value("Day", "\(day - visits.count + 1)"), y: .value("Visits", count))
          .foregroundStyle(.indigo.gradient)
      }
    }
    .padding()
    .frame(width: 480, height: 240)
    .background(.white)
  }
}
