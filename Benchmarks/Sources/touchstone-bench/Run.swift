import Foundation
import SwiftUI

/// A complete run of the benchmarks, which prints a table and writes JSON.
@MainActor struct Run {
  private var file: String?
  private var only: String?
  private var rounds: Int?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst(), let value = rest.popFirst() {
      switch option {
      case "--json": file = value
      case "--only": only = value
      case "--rounds": rounds = Int(value)
      default: throw Picture.Failure.noPicture
      }
    }
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  func run() throws {
    let all: [(String, @MainActor () throws -> Benchmark)] = [
      ("card1", { try CardBenchmarks(scale: 1).inProcess() }),
      ("card2", { try CardBenchmarks(scale: 2).inProcess() }),
      ("card3", { try CardBenchmarks(scale: 3).inProcess() }),
      ("text", { TextBenchmarks.breaking() }),
      ("text-slow", { TextBenchmarks.slowTexts() }),
      ("layout", { ScreenBenchmarks.layout() }),
      ("screens", { try ScreenBenchmarks.screens() }),
      ("audits", { AuditBenchmarks.audits() }),
      ("charts", { try ChartBenchmarks.charts() }),
      ("models", { try ModelBenchmarks.fetches() }),
      ("gallery", { try GalleryBenchmarks.screens() }),
      ("png-pack", { try GalleryBenchmarks.packing() }),
      ("png-unpack", { try GalleryBenchmarks.unpacking() }),
      ("diff1", { DiffBenchmarks.pairs(width: 800, height: 600) }),
      ("diff2", { DiffBenchmarks.pairs(width: 1170, height: 2532) }),
      ("diff3", { DiffBenchmarks.pairs(width: 3840, height: 2160) }),
      ("threads", { ScreenBenchmarks.threads() }),
      ("programs", { try ProgramBenchmarks.programs() }),
    ]
    var results: [Benchmark.Result] = []
    for (word, make) in all where only.map({ word.hasPrefix($0) }) ?? true {
      var benchmark = try make()
      if let rounds { benchmark.rounds = rounds }
      let rows = try benchmark.run()
      Self.print(rows, of: benchmark.name)
      results += rows
    }
    guard let file else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let document = Document(configuration: Self.configuration, peakMegabytes: Self.peakMegabytes, results: results)
    try encoder.encode(document).write(to: URL(fileURLWithPath: file))
  }

  private struct Document: Encodable {
    let configuration: String
    let peakMegabytes: Double
    let results: [Benchmark.Result]
  }

  /// The peak memory of the process, in megabytes.
  private static var peakMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Double(line.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "0") ?? 0) / 1024
  }

  private static func print(_ rows: [Benchmark.Result], of name: String) {
    guard let unit = rows.first?.unit else { return }
    Swift.print("\n| \(name), \(configuration) | ms | × \(unit) |\n|---|---:|---:|")
    for row in rows {
      Swift.print(
        "| \(row.step) | \(String(format: "%.3f", row.milliseconds)) | \(String(format: "%.2f", row.ratio)) |")
    }
  }
}
