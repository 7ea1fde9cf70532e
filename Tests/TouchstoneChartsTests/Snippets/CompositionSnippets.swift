import Charts
import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Realistic charts that are composed, selected and styled as a whole, in source that compiles on a Mac.
@MainActor enum CompositionSnippets {
  struct Reading: Identifiable {
    let id: Int
    let hour: Double
    let degrees: Double
    let color: Color
  }

  static let readings: [Reading] = (0..<24).map { (hour: Int) -> Reading in
    Reading(id: hour, hour: Double(hour), degrees: 12 + 6 * sin(Double(hour) / 4), color: hour < 12 ? .blue : .orange)
  }

  /// A custom mark.
  struct Candle: ChartContent {
    let day: Int
    let low: Double

    var body: some ChartContent {
      RuleMark(x: .value("Day", day), yStart: .value("Low", low), yEnd: .value("High", low + 4))
      RectangleMark(x: .value("Day", day), yStart: .value("Open", low + 1), yEnd: .value("Close", low + 3), width: 6)
    }
  }

  struct OwnContent: View {
    var body: some View {
      Chart(0..<6, id: \.self) { Candle(day: $0, low: Double($0)).foregroundStyle(.mint) }
    }
  }

  struct Builder: View {
    var showsAverage = true

    @ChartContentBuilder private func average(_ value: Double) -> some ChartContent {
      if showsAverage {
        RuleMark(y: .value("Average", value)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
      } else {
        AnyChartContent(RectangleMark(yStart: .value("From", value - 1), yEnd: .value("To", value + 1)))
      }
    }

    var body: some View {
      Chart {
        ForEach(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Degrees", $0.degrees)) }
        average(12)
      }
    }
  }

  enum Style: String, CaseIterable { case bars, line, points }

  struct Switched: View {
    @State private var style: Style = .points

    var body: some View {
      Chart(readings) { reading in
        switch style {
        case .bars: BarMark(x: .value("Hour", reading.hour), y: .value("Degrees", reading.degrees))
        case .line: LineMark(x: .value("Hour", reading.hour), y: .value("Degrees", reading.degrees))
        case .points: PointMark(x: .value("Hour", reading.hour), y: .value("Degrees", reading.degrees))
        }
      }
      .animation(.easeInOut, value: style)
    }
  }

  struct Available: View {
    var body: some View {
      Chart {
        if #available(iOS 17, macOS 14, *) {
          SectorMark(angle: .value("a", 1), innerRadius: .inset(20), outerRadius: .inset(4))
        } else {
          BarMark(x: .value("a", 1))
        }
      }
    }
  }

  struct Groups: View {
    var body: some View {
      Chart {
        Plot {
          ForEach(readings) { PointMark(x: .value("Hour", $0.hour), y: .value("Degrees", $0.degrees)) }
        }
        .symbol(.cross)
        .accessibilityLabel("Readings")
        RuleMark(x: .value("Now", 12), yStart: .value("y", 0), yEnd: .value("y", 20)).zIndex(-1)
      }
    }
  }

  struct Plots: View {
    var body: some View {
      Chart {
        PointPlot(readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees))
          .foregroundStyle(\.color)
          .symbolSize(30)
        LinePlot(x: "Hour", y: "Mean") { x in 12 + 6 * sin(x / 4) }
          .foregroundStyle(.gray)
        AreaPlot(x: "Hour", yStart: "Low", yEnd: "High", domain: 0...23) { x in (yStart: sin(x), yEnd: 18 + sin(x)) }
          .opacity(0.2)
      }
    }
  }

  struct Overlay: View {
    @State private var selected: Double?

    var body: some View {
      Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Degrees", $0.degrees)) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                DragGesture()
                  .onChanged { value in
                    let origin = proxy.plotFrame.map { geometry[$0].origin } ?? .zero
                    selected = proxy.value(atX: value.location.x - origin.x, as: Double.self)
                  }
                  .onEnded { _ in selected = nil })
          }
        }
        .chartBackground { proxy in
          ZStack(alignment: .topLeading) {
            if let selected, let x = proxy.position(forX: selected) {
              Rectangle().frame(width: 1).offset(x: x)
            }
          }
        }
    }
  }

  struct Selection: View {
    @State private var hour: Double? = 12
    @State private var range: ClosedRange<Double>?

    var body: some View {
      Chart {
        ForEach(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Degrees", $0.degrees)) }
        if let hour {
          RuleMark(x: .value("Hour", hour))
            .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
              Text(hour, format: .number).padding(4).background(.thinMaterial, in: .rect(cornerRadius: 4))
            }
        }
      }
      .chartXSelection(value: $hour)
      .chartXSelection(range: $range)
    }
  }

  struct Pie: View {
    @State private var angle: Int?

    var body: some View {
      Chart(1..<5, id: \.self) { index in
        SectorMark(angle: .value("n", index), outerRadius: .ratio(angle == index ? 1 : 0.9))
          .annotation(position: .overlay) { Text("\(index)").bold() }
      }
      .chartAngleSelection(value: $angle)
      .chartBackground { _ in Text("Total").font(.headline) }
    }
  }

  struct PlotStyle: View {
    var body: some View {
      Chart(readings) { AreaMark(x: .value("Hour", $0.hour), y: .value("Degrees", $0.degrees)) }
        .chartPlotStyle { plot in
          plot.frame(height: 100).background(.blue.opacity(0.1)).border(.blue, width: 1).cornerRadius(6)
        }
        .chartXAxisStyle { $0.background(.gray.opacity(0.1)) }
    }
  }

  /// Ten marks with ten modifiers, which must not make the type checker time out.
  struct TenByTen: View {
    var body: some View {
      Chart {
        BarMark(x: .value("x", 1), y: .value("y", 1))
        BarMark(x: .value("x", 2), y: .value("y", 2), width: .fixed(4))
        LineMark(x: .value("x", 3), y: .value("y", 3))
        LineMark(x: .value("x", 4), y: .value("y", 4)).lineStyle(StrokeStyle(lineWidth: 1))
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(.square)
        AreaMark(x: .value("x", 6), y: .value("y", 6)).opacity(0.5)
        RuleMark(y: .value("y", 7)).foregroundStyle(.red)
        RuleMark(x: .value("x", 8)).annotation { Text("8") }
        RectangleMark(x: .value("x", 9), y: .value("y", 9), width: 4, height: 4)
        PointMark(x: .value("x", 10), y: .value("y", 10)).offset(x: 2)
      }
      .chartXAxis { AxisMarks(values: .stride(by: 2)) }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXScale(domain: 0...12)
      .chartYScale(domain: 0...12)
      .chartXAxisLabel("x")
      .chartYAxisLabel("y")
      .chartLegend(.hidden)
      .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
      .chartForegroundStyleScale(["a": .red])
      .chartOverlay { _ in EmptyView() }
    }
  }
}

extension CompositionSnippets {
  /// Ten marks with ten modifiers each.
  struct TenModifiers: View {
    var body: some View {
      Chart(0..<10, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", index * index), width: .fixed(4), stacking: .unstacked)
          .foregroundStyle(by: .value("half", index < 5 ? "low" : "high"))
          .opacity(index == 3 ? 0.5 : 1)
          .cornerRadius(2)
          .offset(x: CGFloat(index) / 10)
          .position(by: .value("half", index < 5 ? "low" : "high"), axis: .horizontal, span: .ratio(1))
          .zIndex(Double(10 - index))
          .shadow(color: .black.opacity(0.2), radius: 1)
          .annotation(position: .top, alignment: .center, spacing: 2) { Text("\(index)").font(.caption2) }
          .accessibilityLabel("Number \(index)")
          .accessibilityValue("\(index * index)")
      }
    }
  }

  /// Interpolated values of a mark in nested `ForEach`, which must take the type checker less than a second.
  struct Interpolated: View {
    private let rows = [1, 2, 3]

    var body: some View {
      Chart {
        ForEach(rows, id: \.self) { row in
          ForEach(0..<3, id: \.self) { column in
            BarMark(x: .value("Row \(row)", "\(row)"), y: .value("n", row * column))
              .foregroundStyle(by: .value("Column \(row)", "\(column)"))
              .position(by: .value("Row", "\(row)"))
          }
        }
      }
    }
  }

  static var all: [(name: String, view: AnyView)] {
    [
      ("own content", AnyView(OwnContent())), ("builder", AnyView(Builder())), ("switched", AnyView(Switched())),
      ("availability", AnyView(Available())), ("groups", AnyView(Groups())), ("plots", AnyView(Plots())),
      ("overlay", AnyView(Overlay())), ("selection", AnyView(Selection())), ("pie", AnyView(Pie())),
      ("plot style", AnyView(PlotStyle())), ("ten by ten", AnyView(TenByTen())),
      ("ten modifiers", AnyView(TenModifiers())), ("interpolated", AnyView(Interpolated())),
    ]
  }
}
