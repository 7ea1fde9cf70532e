import Charts
import SwiftUI

/// Three daily goals as concentric rings.
struct ActivityRings: View {
  private struct Ring: Identifiable {
    let id: Int
    let share: Double
    let color: Color
  }

  private let rings = [
    Ring(id: 0, share: 0.82, color: .red), Ring(id: 1, share: 0.6, color: .green),
    Ring(id: 2, share: 0.95, color: .cyan),
  ]

  var body: some View {
    ZStack {
      ForEach(rings) { ring in
        let outer = 1 - Double(ring.id) * 0.26
        Chart {
          SectorMark(
            angle: .value("Done", ring.share), innerRadius: .ratio((outer - 0.22) / outer), outerRadius: .ratio(outer)
          )
          .foregroundStyle(ring.color.gradient)
          .cornerRadius(12)
          SectorMark(
            angle: .value("Left", 1 - ring.share), innerRadius: .ratio((outer - 0.22) / outer),
            outerRadius: .ratio(outer)
          )
          .foregroundStyle(ring.color.opacity(0.2))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { ActivityRings().padding() }
