import SwiftUI

/// A chart of the gallery, by name.
public enum ChartPiece: String, CaseIterable, Sendable {
  case weather, stock, rings, boxPlot, heatMap, gantt, candlesticks, pyramid, sparklines, histogram, logarithm, function
  case selection, stackedAreas, normalizedAreas, customAxis, scatter, smallMultiples, dashboard, rightToLeft, largeType
  case continents, list, widget

  /// The chart in its frame, on its intended background.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .weather: framed(WeatherChart())
    case .stock: framed(StockChart())
    case .rings: framed(ActivityRings())
    case .boxPlot: framed(BoxPlotChart())
    case .heatMap: framed(HeatMapChart())
    case .gantt: framed(GanttChart())
    case .candlesticks: framed(CandlestickChart())
    case .pyramid: framed(PopulationPyramid())
    case .sparklines: framed(SparklineTable())
    case .histogram: framed(HistogramChart())
    case .logarithm: framed(LogarithmChart())
    case .function: framed(FunctionChart())
    case .selection: framed(SelectionChart())
    case .stackedAreas: framed(EnergyChart(stacking: .standard))
    case .normalizedAreas: framed(EnergyChart(stacking: .normalized))
    case .customAxis: framed(CustomAxisChart())
    case .scatter: framed(ScatterChart())
    case .smallMultiples: framed(SmallMultiples())
    case .dashboard: framed(ChartDashboard()).environment(\.colorScheme, .dark)
    case .rightToLeft: framed(WeatherChart()).environment(\.layoutDirection, .rightToLeft)
    case .largeType: framed(SelectionChart()).dynamicTypeSize(.accessibility2)
    case .continents: ContinentChart().padding(16).background(.background)
    case .list: WalkingList().frame(width: 340, height: 360)
    case .widget: RainWidget().padding(12).background(Color.gray.opacity(0.3))
    }
  }

  @MainActor private func framed(_ chart: some View) -> some View {
    chart.frame(width: 300, height: 190).padding(16).background(.background)
  }
}
