import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Charts in vector files.
@MainActor @Suite struct VectorTests {
  /// Every kind of mark, a legend, a gradient and an annotation.
  private var chart: some View {
    Chart(0..<4, id: \.self) { index in
      AreaMark(x: .value("Hour", index), y: .value("Load", 3 + index)).opacity(0.3)
      LineMark(x: .value("Hour", index), y: .value("Load", 3 + index)).interpolationMethod(.catmullRom)
      BarMark(x: .value("Hour", index), y: .value("Load", index), width: 6)
        .foregroundStyle(LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
      PointMark(x: .value("Hour", index), y: .value("Load", 2)).symbol(by: .value("Kind", index < 2 ? "early" : "late"))
      RuleMark(y: .value("Load", 5)).annotation(position: .top, alignment: .leading) { Text("Limit").font(.caption2) }
    }
    .chartXAxisLabel("Hour of the day")
    .frame(width: 300, height: 200)
  }

  private static let words = ["early", "late", "Limit", "Hour of the day", "4", "6"]

  @Test func `a chart in SVG is paths and words, without a picture`() throws {
    let svg = String(decoding: try ImageRenderer(content: chart).svgData(), as: UTF8.self)
    #expect(!svg.contains("<image") && !svg.contains("data:image"))
    // Each letter is positioned separately: the text is what remains between the tags.
    func letter(_ part: String) -> String { part.components(separatedBy: ">")[1].components(separatedBy: "<")[0] }
    let text = svg.components(separatedBy: "<text").dropFirst().map { (line: String) -> String in
      let parts = line.components(separatedBy: "</text>")[0].components(separatedBy: "<tspan")
      return parts.dropFirst().map(letter).joined()
    }
    for word in Self.words { #expect(text.contains(word), "\(word) in \(text)") }
    // An area, a line, four bars, four points and a rule, and the lines of the axes.
    #expect(svg.components(separatedBy: "<path").count > 20 && svg.contains("<linearGradient"))
  }

  @Test func `a chart of bars stays outlines and words in a file of outlines`() throws {
    let bars = Chart(1..<5, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", Double($0))) }
    let svg = String(decoding: try ImageRenderer(content: bars.frame(width: 300, height: 200)).svgData(), as: UTF8.self)
    #expect(svg.contains("<path") && svg.contains("<text") && svg.contains(">1</tspan>") && !svg.contains("<image"))
  }

  @Test func `a chart in PDF can be searched, and has no picture in it`() throws {
    let data = ImageRenderer(content: chart).pdfData(rasterizationScale: 1)
    let text = try output(of: "pdftotext", reading: data)
    for word in Self.words { #expect(text.contains(word), "\(word)") }
    // A table of two lines, and a line for each picture.
    let pictures = try output(of: "pdfimages", ["-list"], after: [], reading: data)
    #expect(pictures.split(separator: "\n").count == 2, "\(pictures)")
  }

  /// Runs a program of poppler-utils on data, and returns its output.
  private func output(
    of program: String, _ options: [String] = [], after: [String] = ["-"], reading data: Data
  ) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("chart-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try data.write(to: url)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = options + [url.path] + after
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
