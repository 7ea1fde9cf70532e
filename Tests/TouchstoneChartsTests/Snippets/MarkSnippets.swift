import Charts
import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Realistic charts with each mark and its modifiers, in source that compiles on a Mac.
@MainActor enum MarkSnippets {
  struct Sale: Identifiable {
    let id = UUID()
    let day: Date
    let amount: Double
    let city: String
  }

  static let sales: [Sale] = (0..<14).map { (index: Int) -> Sale in
    Sale(
      day: Date(timeIntervalSince1970: 1_651_968_000 + Double(index / 2) * 86_400), amount: Double(index * 37 % 50),
      city: index.isMultiple(of: 2) ? "Berlin" : "Paris")
  }

  struct SimpleBars: View {
    var body: some View {
      Chart(sales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.amount)) }
    }
  }

  struct LiteralBars: View {
    var body: some View {
      Chart {
        BarMark(x: .value("Fruit", "Apple"), y: .value("Count", 3))
        BarMark(x: .value("Fruit", "Pear"), y: .value("Count", 5))
        BarMark(x: .value("Fruit", "Plum"), y: .value("Count", 2))
      }
    }
  }

  struct StackedBars: View {
    var body: some View {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.amount), stacking: .normalized)
          .foregroundStyle(by: .value("City", sale.city))
          .cornerRadius(4)
      }
    }
  }

  struct GroupedBars: View {
    var body: some View {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.amount), width: .ratio(0.6))
          .foregroundStyle(by: .value("City", sale.city))
          .position(by: .value("City", sale.city), axis: .horizontal, span: .ratio(0.8))
      }
      .chartForegroundStyleScale(["Berlin": Color.purple, "Paris": Color.teal])
    }
  }

  struct LyingBars: View {
    var body: some View {
      Chart {
        ForEach(["One", "Two", "Three"], id: \.self) { name in
          BarMark(x: .value("Length", name.count), y: .value("Name", name), height: .fixed(12))
            .annotation(position: .trailing, alignment: .leading, spacing: 4) { Text("\(name.count)").font(.caption) }
        }
      }
    }
  }

  struct Gantt: View {
    var body: some View {
      Chart(0..<4, id: \.self) { index in
        BarMark(
          xStart: .value("From", index * 3), xEnd: .value("To", index * 3 + 5), y: .value("Task", "Task \(index)")
        )
        .clipShape(Capsule())
      }
    }
  }

  struct Lines: View {
    var body: some View {
      Chart(sales) { sale in
        LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount), series: .value("City", sale.city))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
          .foregroundStyle(by: .value("City", sale.city))
          .symbol(by: .value("City", sale.city))
          .symbolSize(60)
      }
      .chartSymbolScale(["Berlin": .circle, "Paris": .diamond])
    }
  }

  struct LineOverArea: View {
    let gradient = LinearGradient(
      gradient: Gradient(colors: [.accentColor.opacity(0.4), .accentColor.opacity(0)]), startPoint: .top,
      endPoint: .bottom)

    var body: some View {
      Chart {
        ForEach(sales.filter { $0.city == "Berlin" }) { sale in
          AreaMark(x: .value("Day", sale.day), yStart: .value("Low", 0), yEnd: .value("Sales", sale.amount))
            .foregroundStyle(gradient)
          LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
        }
        .interpolationMethod(.monotone)
      }
    }
  }

  struct Stream: View {
    var body: some View {
      Chart(sales) { sale in
        AreaMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount), stacking: .center)
          .foregroundStyle(by: .value("City", sale.city))
          .interpolationMethod(.cardinal(tension: 0.2))
      }
      .chartYAxis(.hidden)
    }
  }

  struct Scatter: View {
    var body: some View {
      Chart(sales) { sale in
        PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
          .symbol { Circle().strokeBorder(.red, lineWidth: 2).frame(width: 10, height: 10) }
          .opacity(sale.amount > 20 ? 1 : 0.4)
      }
    }
  }

  struct Bubbles: View {
    var body: some View {
      Chart(sales) { sale in
        PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
          .symbolSize(by: .value("Sales", sale.amount))
          .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2))
          .foregroundStyle(by: .value("Sales", sale.amount))
      }
      .chartSymbolSizeScale(range: 10...200)
      .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
    }
  }

  struct Candles: View {
    var body: some View {
      Chart(0..<5, id: \.self) { index in
        let open = Double(index * 2 + 3)
        RuleMark(x: .value("Day", index), yStart: .value("Low", open - 2), yEnd: .value("High", open + 3))
          .lineStyle(StrokeStyle(lineWidth: 1))
        RectangleMark(
          x: .value("Day", index), yStart: .value("Open", open), yEnd: .value("Close", open + 1), width: .fixed(8))
      }
      .foregroundStyle(.green)
    }
  }

  struct Rules: View {
    @State private var limit: Double? = 25

    var body: some View {
      Chart {
        ForEach(sales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.amount)) }
        if let limit {
          RuleMark(y: .value("Limit", limit))
            .foregroundStyle(.red)
            .annotation(position: .top, alignment: .leading) { Text("Limit") }
        }
      }
    }
  }

  struct HeatMap: View {
    var body: some View {
      Chart(0..<20, id: \.self) { index in
        RectangleMark(
          x: .value("Column", "\(index % 5)"), y: .value("Row", "\(index / 5)"), width: .ratio(1), height: .ratio(1)
        )
        .foregroundStyle(by: .value("Heat", index * 7 % 20))
      }
      .aspectRatio(1, contentMode: .fit)
    }
  }

  struct Donut: View {
    var body: some View {
      Chart(["A": 3, "B": 5, "C": 2].sorted { $0.key < $1.key }, id: \.key) { name, value in
        SectorMark(angle: .value("Share", value), innerRadius: .ratio(0.618), angularInset: 1.5)
          .cornerRadius(5)
          .foregroundStyle(by: .value("Name", name))
      }
      .chartLegend(position: .bottom, alignment: .center, spacing: 16)
    }
  }
}

extension MarkSnippets {
  static var all: [(name: String, view: AnyView)] {
    [
      ("simple bars", AnyView(SimpleBars())), ("literal bars", AnyView(LiteralBars())),
      ("stacked bars", AnyView(StackedBars())), ("grouped bars", AnyView(GroupedBars())),
      ("lying bars", AnyView(LyingBars())), ("Gantt", AnyView(Gantt())), ("lines", AnyView(Lines())),
      ("line over area", AnyView(LineOverArea())), ("stream", AnyView(Stream())), ("scatter", AnyView(Scatter())),
      ("bubbles", AnyView(Bubbles())), ("candles", AnyView(Candles())), ("rules", AnyView(Rules())),
      ("heat map", AnyView(HeatMap())), ("donut", AnyView(Donut())),
    ]
  }
}
