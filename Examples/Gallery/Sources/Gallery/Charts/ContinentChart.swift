import Charts
import SwiftUI

/// The sample of the article that introduced `ChartRenderer`: seven continents on 500 × 300 points, with a green
/// border, beyond which the topmost label extends.
struct ContinentChart: View {
  private struct ContinentArea: Identifiable {
    let continent: String
    /// The area, in millions of square kilometres.
    let area: Double

    var id: String { continent }
  }

  private let data = [
    ContinentArea(continent: "Asia", area: 31), ContinentArea(continent: "Africa", area: 29),
    ContinentArea(continent: "Europe", area: 22), ContinentArea(continent: "North America", area: 21),
    ContinentArea(continent: "South America", area: 17), ContinentArea(continent: "Oceania", area: 8),
    ContinentArea(continent: "Antartica", area: 13),
  ]

  var body: some View {
    Chart(data) { val in
      BarMark(x: .value("x", val.continent), y: .value("y", val.area))
    }
    .frame(width: 500, height: 300)
    .border(Color.green)
  }
}

#Preview(traits: .fixedLayout(width: 532, height: 332)) { ContinentChart() }
