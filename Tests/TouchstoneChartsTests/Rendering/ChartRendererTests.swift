import Charts
import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The article that introduced `ChartRenderer`, sample by sample.
@MainActor @Suite struct ChartRendererTests {
  private func chartView() -> some ChartView { ContentView().chartView() }

  @Test func `the sample shows 0 10 20 30 40, the last label half above its green border`() throws {
    let picture = ChartPicture(
      chartView().frame(width: 500, height: 300).border(Color.green), width: 500, height: 300)
    #expect(picture.words.suffix(5) == ["0", "10", "20", "30", "40"])
    #expect(try #require(picture.frame(of: "40")).midY.isClose(to: 0))
    #expect(picture.frames("BarMark").map(\.height).max()?.isClose(to: 282 * 31 / 40) == true)
  }

  @Test func `the views of the article show the chart, its button, and the chart in a canvas`() {
    let picture = ChartPicture(ContentView(), width: 520, height: 360)
    #expect(picture.words.contains("Export PDF") && picture.frames("BarMark").count == 7)
    // Both charts have seven bars; the one in the canvas is drawn, not a view.
    let both = ChartPicture(CanvasSample.ContentView(), width: 520, height: 480)
    #expect(both.frames("BarMark").count == 7 && both.fills.filter { $0.color == "#007AFF" }.count == 14)
  }

  @Test func `modifiers of charts leave a view that a renderer can draw`() {
    func export<CV: ChartView>(_ chart: CV) -> ChartRenderer<CV> { ChartRenderer(content: chart) }
    _ = export(chartView().chartXAxis(.hidden).chartYScale(domain: 0...50).chartLegend(.hidden))
  }

  /// The function from the article, which differs only in where it writes the file.
  private func exportPDF<CV: ChartView>(_ chartView: CV, to data: NSMutableData) {
    var mediaBox: CGRect = CGRect(x: 0, y: 0, width: 793, height: 1123)
    let chartSize = CGSize(width: 500, height: 300)
    if let dataConsumer = CGDataConsumer(data: data) {
      if let pdfContext = CGContext(consumer: dataConsumer, mediaBox: &mediaBox, nil) {
        // PAGE #1
        pdfContext.beginPage(mediaBox: nil)
        let titleView = Text("Continent Surface Area (in km2)")
          .font(.largeTitle)
          .bold()
          .foregroundColor(.green)
          .padding(15)
          .overlay { RoundedRectangle(cornerRadius: 10).stroke(.gray) }
          .padding(20)
          .frame(width: mediaBox.width)
        let imageRenderer = ImageRenderer(content: AnyView(titleView))
        imageRenderer.render { size, renderFunction in
          pdfContext.translateBy(x: 0, y: mediaBox.height - size.height)
          renderFunction(pdfContext)
        }
        let chartRenderer = ChartRenderer(content: chartView)
        // Charts are drawn upside down, so we need to flip it
        pdfContext.scaleBy(x: 1, y: -1)
        chartRenderer.render(
          to: pdfContext,
          in: CGRect(origin: CGPoint(x: (mediaBox.width - chartSize.width) / 2, y: 0), size: chartSize))
        pdfContext.endPage()

        // PAGE #2
        pdfContext.beginPage(mediaBox: nil)
        imageRenderer.content = AnyView(Text("End of Document").frame(width: mediaBox.width))
        imageRenderer.render { size, renderFunction in
          pdfContext.translateBy(x: 0, y: (mediaBox.height - size.height) / 2)
          renderFunction(pdfContext)
        }
        pdfContext.endPage()
        pdfContext.closePDF()
      }
    }
  }

  @Test func `the article's PDF has two pages, and its words can be searched for`() throws {
    let data = NSMutableData()
    exportPDF(chartView(), to: data)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("chart-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try (data as Data).write(to: url)
    func text(page: Int) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
      process.arguments = ["-f", "\(page)", "-l", "\(page)", "-layout", url.path, "-"]
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
    let first = try text(page: 1)
    for word in ["Continent Surface Area", "Asia", "Africa", "Europe", "Oceania", "Antartica"] {
      #expect(first.contains(word))
    }
    // The labels of y from top to bottom: the chart is the right way up.
    let numbers = first.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(numbers == [40, 30, 20, 10, 0])
    #expect(try text(page: 2).contains("End of Document"))
  }

  @Test func `a chart in a canvas is the chart at that size`() {
    let chart = chartView()
    let canvas = ChartPicture(
      Canvas { context, size in
        let cr = ChartRenderer(content: chart)
        cr.render(to: context, in: CGRect(origin: .zero, size: size))
      }, width: 250, height: 150)
    let direct = ChartPicture(chart, width: 250, height: 150)
    #expect(canvas.fills.map(\.color) == direct.fills.map(\.color))
    #expect(canvas.fills.count == 7)
  }

  @Test func `insets keep the chart away from the edges of its rectangle`() {
    let chart = Chart { RectangleMark() }
    let canvas = ChartPicture(
      Canvas { context, size in
        var renderer = ChartRenderer(content: chart)
        renderer.edgeInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        renderer.render(to: context, in: CGRect(origin: .zero, size: size))
      }, width: 200, height: 100)
    #expect(canvas.fills.first?.path.boundingRect.size == CGSize(width: 140, height: 60))
  }

  @Test func `an explicit environment of the renderer is that of the chart`() {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    let canvas = ChartPicture(
      Canvas { context, size in
        var renderer = ChartRenderer(content: chart)
        var environment = context.environment
        environment.colorScheme = .dark
        renderer.environment = environment
        renderer.render(to: context, in: CGRect(origin: .zero, size: size))
      })
    #expect(canvas.fills.map(\.color) == ["#0A84FF"])
  }
}
