import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Frames in charts of 310 × 200 points, checked against pictures of this size drawn by Apple's frameworks.
@MainActor @Suite struct ChartLayoutTests {
  private static let languages = [
    ("Swift", 340), ("Kotlin", 512), ("Go", 916), ("Rust", 700), ("Zig", 87), ("C", 400),
  ]

  private func bars() -> some View {
    Chart(Self.languages, id: \.0) { BarMark(x: .value("Language", $0.0), y: .value("Users", $0.1)) }
  }

  @Test func `the plot begins at the top of the frame, and the strip of x is 18 points high`() {
    let picture = ChartPicture(bars())
    #expect(picture.plot.minX == 0 && picture.plot.minY == 0)
    #expect(picture.plot.height == 182)
  }

  @Test(arguments: [1.0, 2, 3] as [CGFloat]) func `the strip of x is 18 points high at every scale`(_ scale: CGFloat) {
    #expect(ChartPicture(bars(), scale: scale).plot.height == 182)
  }

  @Test func `the strip of y is 4 points and the widest label, rounded up to a whole point`() throws {
    let picture = ChartPicture(bars())
    let label = try #require(picture.frame(of: "1,000"))
    #expect(picture.plot.width == 310 - 4 - label.width.rounded(.up))
    #expect(label.minX == picture.plot.maxX + 4)
  }

  @Test func `the labels of y are centred on their lines, the topmost half outside of the chart`() throws {
    let picture = ChartPicture(bars())
    for (word, share) in [("0", 1.0), ("250", 0.75), ("500", 0.5), ("750", 0.25), ("1,000", 0)] {
      let frame = try #require(picture.frame(of: word))
      #expect(frame.midY.isClose(to: 182 * share))
    }
    #expect(try #require(picture.frame(of: "1,000")).minY < 0)
  }

  @Test func `hidden axes leave the whole frame to the plot`() {
    let picture = ChartPicture(bars().chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(picture.plot == CGRect(x: 0, y: 0, width: 310, height: 200))
  }

  @Test func `a hidden axis does not round its domain: the tallest bar is as high as the plot`() {
    let hidden = ChartPicture(bars().chartYAxis(.hidden))
    #expect(hidden.frames("BarMark").map(\.height).max()?.isClose(to: 182) == true)
    let shown = ChartPicture(bars())
    #expect(shown.frames("BarMark").map(\.height).max()?.isClose(to: 182 * 0.916) == true)
  }

  @Test func `labels of categories are centred below their bands`() throws {
    let picture = ChartPicture(bars())
    let step = picture.plot.width / 6
    for (index, (name, _)) in Self.languages.enumerated() {
      let frame = try #require(picture.frame(of: name))
      #expect(frame.midX.isClose(to: step * (CGFloat(index) + 0.5), within: 0.01))
      #expect(frame.minY == picture.plot.maxY + 4)
    }
  }

  @Test func `labels of categories are cut to 2 points less than their bands`() throws {
    let picture = ChartPicture(
      Chart(["A name that is longer than its band", "Another such name", "C"], id: \.self) {
        BarMark(x: .value("Name", $0), y: .value("Number", 1))
      }, width: 120)
    let step = picture.plot.width / 3
    let first = try #require(picture.texts.first { $0.words.hasPrefix("A name") })
    #expect(first.frame.width <= step - 2 + 0.34 && first.frame.width > step - 14)
  }

  @Test func `labels of a continuous x begin 4 points after their lines and 4 below the plot`() throws {
    let picture = ChartPicture(
      Chart(0..<6, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
    for (word, share) in [("0", 0.0), ("2", 1.0 / 3), ("4", 2.0 / 3)] {
      let frame = try #require(picture.texts.first { $0.words == word && $0.frame.minY > 180 }?.frame)
      #expect(frame.minX.isClose(to: picture.plot.width * share + 4, within: 0.01))
      #expect(frame.minY == picture.plot.maxY + 4)
    }
  }

  @Test func `the label at the end of a continuous x is left out: there is no room for it`() {
    let picture = ChartPicture(
      Chart(0..<6, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 0.1)) })
    #expect(picture.texts.filter { $0.frame.minY > 180 }.map(\.words) == ["0", "2", "4"])
  }

  @Test func `lines of y are solid, those of x dashed and running on through the strip`() {
    let picture = ChartPicture(bars())
    let horizontal = picture.gridLines.filter { $0.path.boundingRect.height == 0 }
    let vertical = picture.gridLines.filter { $0.path.boundingRect.width == 0 }
    #expect(horizontal.count == 5 && vertical.count == 7)
    #expect(horizontal.allSatisfy { $0.style.dash.isEmpty && $0.path.boundingRect.width == picture.plot.width })
    #expect(vertical.allSatisfy { $0.style.dash == [2, 2] && $0.style.dashPhase == 0 })
    #expect(vertical.allSatisfy { $0.path.boundingRect.minY == 0 && $0.path.boundingRect.maxY == 200 })
    // The label colour with an opacity of 0.30.
    #expect(Set(picture.gridLines.map(\.color)) == ["#3C3C43 30%"])
  }

  @Test func `lines of categories lie at the boundaries of their bands`() {
    let picture = ChartPicture(bars())
    let places = picture.gridLines.map(\.path.boundingRect).filter { $0.width == 0 }.map(\.minX)
    let step = picture.plot.width / 6
    #expect(zip(places, 0...).allSatisfy { $0.isClose(to: step * CGFloat($1), within: 0.01) })
  }

  @Test func `labels are in the secondary colour`() {
    let picture = ChartPicture(bars())
    let colors = picture.items.compactMap { item -> String? in
      if case .glyphs(_, .color(let color)) = item { color.hex } else { nil }
    }
    #expect(Set(colors) == ["#3C3C43 60%"])
  }

  @Test func `categories of y have their labels within the plot, and bars make way for them`() throws {
    let picture = ChartPicture(
      Chart(Self.languages, id: \.0) { BarMark(x: .value("Users", $0.1), y: .value("Language", $0.0)) })
    // No strip is reserved at the side: the plot is as wide as the chart.
    #expect(picture.plot.width == 310)
    let band = picture.plot.height / 6
    let bars = picture.frames("BarMark")
    for (index, (name, _)) in Self.languages.enumerated() {
      let label = try #require(picture.frame(of: name))
      let top = band * CGFloat(index)
      #expect(label.minX == 4 && label.minY.isClose(to: top + 4, within: 0.01))
      let block = 4 + label.height
      #expect(bars[index].height.isClose(to: 0.7 * (band - block), within: 0.01))
      #expect(bars[index].midY.isClose(to: top + (band + block) / 2, within: 0.01))
    }
    #expect(bars.allSatisfy { $0.minX == 0 })
  }

  @Test func `an explicit leading axis has its labels 4 points before its ticks, which are 4 points long`() throws {
    let picture = ChartPicture(
      Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
        .chartYAxis {
          AxisMarks(position: .leading) {
            AxisGridLine()
            AxisTick()
            AxisValueLabel()
          }
        })
    let widest = ["0", "10", "20", "30"].compactMap { picture.frame(of: $0)?.width.rounded(.up) }.max()
    let end: CGFloat = picture.plot.minX - 8
    #expect(end == widest)
    for word in ["10", "20", "30"] {
      let label = try #require(picture.frame(of: word))
      #expect(label.maxX.isClose(to: end))
    }
    let lines: [CGRect] = picture.gridLines.map(\.path.boundingRect)
    let ticks = lines.filter { $0.height == 0 && $0.width == 4 }
    #expect(ticks.count == 4)
    #expect(ticks.allSatisfy { $0.maxX == picture.plot.minX })
  }

  @Test func `an extended leading axis has its labels above lines that run on to the edge of the chart`() throws {
    let picture = ChartPicture(bars().chartYAxis { AxisMarks(preset: .extended, position: .leading) })
    let widest = try #require(picture.texts.filter { $0.frame.maxX <= picture.plot.minX }.map(\.frame.width).max())
    #expect(picture.plot.minX == 4 + max(widest, picture.plot.minX - 4).rounded(.up))
    // The label that would extend beyond the top of the chart is left out.
    #expect(!picture.words.contains("1,000"))
    let label = try #require(picture.frame(of: "750"))
    #expect(label.minX == 0 && label.maxY.isClose(to: picture.plot.height / 4 - 4))
    let lines = picture.gridLines.map(\.path.boundingRect).filter { $0.height == 0 }
    #expect(lines.allSatisfy { $0.minX == 0 && $0.maxX == 310 })
  }

  @Test func `titles lie 8 points below the axis of x, and above the plot for y`() throws {
    let picture = ChartPicture(
      bars().chartXAxisLabel("Language", alignment: .trailing).chartYAxisLabel("Users"))
    let x = try #require(picture.frame(of: "Language"))
    let y = try #require(picture.frame(of: "Users"))
    #expect(x.maxX == picture.plot.maxX && x.minY.isClose(to: picture.plot.maxY + 18 + 8))
    #expect(x.maxY.isClose(to: 200))
    #expect(y.minY.isClose(to: 0) && picture.plot.minY.isClose(to: y.height + 8))
  }

  @Test(arguments: [(AnnotationPosition.leading, true), (.trailing, false)])
  func `a title of y beside the plot is turned, in the middle of its side`(
    _ side: (position: AnnotationPosition, isLeading: Bool)
  ) throws {
    let picture = ChartPicture(
      bars().chartYAxisLabel("Number of users", position: side.position, alignment: .center, spacing: 6))
    // A line of 13.33 points, rotated upright.
    let words = try #require(picture.frame(of: "Number of users"))
    #expect(words.width.isClose(to: 13.33, within: 0.35) && words.midY.isClose(to: picture.plot.midY, within: 0.34))
    if side.isLeading {
      #expect(words.midX.isClose(to: words.width / 2, within: 0.34))
      #expect(picture.plot.minX.isClose(to: words.width + 6, within: 0.34))
    } else {
      #expect(words.midX.isClose(to: 310 - words.width / 2, within: 0.34))
    }
  }

  @Test func `resources are labels and titles as other words are`() {
    let (x, y): (LocalizedStringResource, LocalizedStringResource) = ("Day", "Number")
    let picture = ChartPicture(
      Chart(0..<2, id: \.self) {
        BarMark(x: .value(x, $0), y: .value(y, $0)).accessibilityLabel(x).accessibilityValue(y)
      }
      .chartXAxisLabel(x).chartYAxisLabel(y)
      .chartXAxis { AxisMarks(values: [0]) { AxisValueLabel(LocalizedStringResource("zero")) } })
    #expect(Set(picture.words).isSuperset(of: ["Day", "Number", "zero"]))
    #expect(picture.root.accessibilityElements.contains { $0.description == #"text "Day" value: "Number""# })
  }

  @Test func `centred labels of months lie in the middle of their months, and the end of the year has none`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let picture = ChartPicture(
      Chart(1..<13, id: \.self) { month in
        BarMark(
          x: .value("x", calendar.date(from: DateComponents(year: 2024, month: month)) ?? .distantPast, unit: .month),
          y: .value("y", 0.5))
      }.chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisTick(centered: true)
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      })
    let labels = picture.texts.filter { $0.frame.minY > 180 }
    #expect(labels.map(\.words) == ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"])
    for (label, bar) in zip(labels, picture.frames("BarMark")) {
      #expect(label.frame.midX.isClose(to: bar.midX, within: 0.01))
    }
    #expect(picture.gridLines.filter { $0.path.boundingRect.width == 0 }.count == 12)
  }

  @Test func `zero is written without a sign, and powers of ten only where numbers are great`() {
    func words(_ domain: ClosedRange<Double>, _ type: ScaleType) -> [String] {
      ChartPicture(
        Chart { PointMark(x: .value("x", 1), y: .value("y", domain.upperBound)) }
          .chartYScale(domain: domain, type: type).chartXAxis(.hidden)
      ).words
    }
    #expect(words(0...30, .linear) == ["0", "10", "20", "30"])
    #expect(words(0...20_000_000, .linear) == ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"])
    #expect(words(100...1_000_000, .log) == ["100", "1,000", "10,000", "100,000", "1.0E6"])
  }
}
