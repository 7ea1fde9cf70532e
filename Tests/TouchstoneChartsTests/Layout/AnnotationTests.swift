import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Annotations of marks.
@MainActor @Suite struct AnnotationTests {
  private static let numbers = [("Mon", 10), ("Tue", 30), ("Wed", 20)]

  private func bars(_ overflow: AnnotationOverflowResolution = .automatic) -> some View {
    Chart(Self.numbers, id: \.0) { item in
      BarMark(x: .value("x", item.0), y: .value("y", item.1))
        .annotation(position: .top, overflowResolution: overflow) { Text("n\(item.1)").font(.caption2) }
    }
  }

  @Test func `annotations on top make the axis longer: 0 to 40 in place of 0 to 30, as measured`() {
    let plain = Chart(Self.numbers, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    #expect(ChartPicture(plain).words.filter { Int($0) != nil } == ["0", "10", "20", "30"])
    #expect(ChartPicture(bars()).words.filter { Int($0) != nil } == ["0", "10", "20", "30", "40"])
  }

  @Test func `annotations that may reach beyond the plot leave the axis alone`() {
    let picture = ChartPicture(bars(AnnotationOverflowResolution(x: .disabled, y: .disabled)))
    #expect(picture.words.filter { Int($0) != nil } == ["0", "10", "20", "30"])
    #expect(picture.frame(of: "n30").map { $0.maxY < 0 } == true)
  }

  @Test func `annotations that are to fit are moved into the plot`() throws {
    let picture = ChartPicture(bars(AnnotationOverflowResolution(y: .fit(to: .plot))))
    #expect(try #require(picture.frame(of: "n30")).minY.isClose(to: 0))
  }

  @Test func `an annotation on top is centred on its bar, 6 points above it`() throws {
    let picture = ChartPicture(bars())
    let bars = picture.frames("BarMark")
    for (bar, item) in zip(bars, Self.numbers) {
      let note = try #require(picture.frame(of: "n\(item.1)"))
      #expect(note.midX.isClose(to: bar.midX, within: 0.01) && note.maxY.isClose(to: bar.minY - 6, within: 0.01))
    }
  }

  @Test(arguments: [
    (AnnotationPosition.bottom, CGPoint(x: 0.5, y: 1)), (.leading, CGPoint(x: 0, y: 0.5)),
    (.trailing, CGPoint(x: 1, y: 0.5)), (.overlay, CGPoint(x: 0.5, y: 0.5)),
  ]) func `an annotation lies on the side that it names`(_ side: (AnnotationPosition, CGPoint)) throws {
    let picture = ChartPicture(
      Chart {
        RectangleMark(
          xStart: .value("x", 4), xEnd: .value("x", 6), yStart: .value("y", 4), yEnd: .value("y", 6)
        ).annotation(position: side.0, spacing: 3) { Color.red.frame(width: 10, height: 10) }
        PointMark(x: .value("x", 10), y: .value("y", 10))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    let mark = picture.frames("RectangleMark")[0]
    let note = try #require(picture.nodes.last { $0.name == "frame" || $0.name.hasPrefix("Color") }).frame(in: nil)
    let (dx, dy) = ((side.1.x - 0.5) * 2, (side.1.y - 0.5) * 2)
    #expect(note.midX.isClose(to: mark.midX + dx * (mark.width / 2 + 8), within: 0.01))
    #expect(note.midY.isClose(to: mark.midY + dy * (mark.height / 2 + 8), within: 0.01))
  }

  @Test func `the annotation of a plot is one beside all of its marks`() throws {
    let picture = ChartPicture(
      Chart {
        Plot {
          BarMark(x: .value("x", "a"), y: .value("y", 1))
          BarMark(x: .value("x", "b"), y: .value("y", 3))
        }.annotation(position: .top) { context in Text("\(Int(context.targetSize.height))").font(.caption2) }
        BarMark(x: .value("x", "c"), y: .value("y", 9))
      }.chartXAxis(.hidden).chartYAxis(.hidden), width: 300)
    // Around two of three bars of 70 points, the higher of which shows 3 of 9.
    let words = picture.words
    #expect(words.count == 1 && words[0].hasPrefix("6"))
    let note = try #require(picture.frame(of: words[0]))
    let bars = picture.frames("BarMark")
    #expect(note.midX.isClose(to: (bars[0].minX + bars[1].maxX) / 2, within: 0.34))
    #expect(note.maxY.isClose(to: bars[1].minY - 6, within: 0.34))
  }

  @Test func `the annotation of a plot makes the axis longer as one of a mark does`() {
    let chart = Chart {
      Plot { ForEach(Self.numbers, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) } }
        .annotation(position: .top) { Text("all").font(.caption2) }
    }
    #expect(ChartPicture(chart).words.filter { Int($0) != nil } == ["0", "10", "20", "30", "40"])
  }

  @Test func `an annotation without a position lies above points, above rules on top, and on sectors`() throws {
    let picture = ChartPicture(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5)).annotation { Text("p").font(.caption2) }
        PointMark(x: .value("x", 10), y: .value("y", 10))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    let (point, note) = (picture.frames("PointMark")[0], try #require(picture.frame(of: "p")))
    #expect(note.maxY.isClose(to: point.minY - 6, within: 0.01) && note.midX.isClose(to: point.midX, within: 0.34))
  }

  @Test func `an annotation on top of a rule lies above its upper end, and changes nothing of the plot's edges`() throws
  {
    let rule = RuleMark(x: .value("x", 5), yStart: .value("y", 2), yEnd: .value("y", 6))
    let plain = ChartPicture(Chart { rule }.chartYScale(domain: 0...10))
    let picture = ChartPicture(
      Chart { rule.annotation(position: .top) { Text("a wide annotation of a rule") } }.chartYScale(domain: 0...10))
    let (frame, note) = (picture.frames("RuleMark")[0], try #require(picture.frame(of: "a wide annotation of a rule")))
    #expect(note.maxY.isClose(to: frame.minY - 6, within: 0.01) && note.midX.isClose(to: frame.midX, within: 0.34))
    #expect(picture.plot == plain.plot)
  }

  @Test func `an annotation knows the size of its mark`() {
    let picture = ChartPicture(
      Chart {
        BarMark(x: .value("x", "one"), y: .value("y", 1)).annotation(position: .overlay) { context in
          Text("\(Int(context.targetSize.width))")
        }
      }.chartXAxis(.hidden).chartYAxis(.hidden), width: 200)
    #expect(picture.words == ["140"])
  }

  @Test func `a rule from edge to edge does not change the scale for its annotation`() {
    let picture = ChartPicture(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index * 10))
        if index == 2 { RuleMark(x: .value("x", index)).annotation(position: .top) { Text("now") } }
      })
    #expect(picture.words.contains("30") && !picture.words.contains("40"))
    #expect(picture.frame(of: "now").map { $0.maxY < 0 } == true)
  }

  @Test func `annotations beside lying bars make the axis longer where they are told to`() {
    func words(_ overflow: AnnotationOverflowResolution) -> [String] {
      ChartPicture(
        Chart(Self.numbers, id: \.0) { item in
          BarMark(x: .value("x", item.1), y: .value("y", item.0))
            .annotation(position: .trailing, overflowResolution: overflow) { Color.red.frame(width: 60, height: 5) }
        }
      ).words.filter { Int($0) != nil }
    }
    #expect(words(AnnotationOverflowResolution(x: .disabled)) == ["0", "10", "20"])
    #expect(words(AnnotationOverflowResolution(x: .padScale)) == ["0", "10", "20", "30"])
  }

  @Test func `annotations that are to fit into the chart may lie over its axes`() throws {
    func frame(_ boundary: AnnotationOverflowResolution.Boundary) throws -> CGRect {
      let picture = ChartPicture(
        Chart(0..<2, id: \.self) { index in
          PointMark(x: .value("x", index * 10), y: .value("y", 10))
            .annotation(
              position: .trailing, overflowResolution: AnnotationOverflowResolution(x: .fit(to: boundary), y: .disabled)
            ) { Text("note \(index)") }
        }.chartXScale(domain: 0...10))
      return try #require(picture.frame(of: "note 1")).offsetBy(dx: -picture.plot.maxX, dy: 0)
    }
    #expect(try frame(.plot).maxX.isClose(to: 0, within: 0.34))
    #expect(try frame(.chart).maxX > 10)
  }
}
