import Foundation
import SwiftUI
import TouchstoneServing

/// What a service takes for its requests, in this process: latencies, throughput and memory of link cards, and an invoice.
enum ServingBenchmarks {
  /// A link card of 1200 × 630 points.
  private struct LinkCard: View {
    let number: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 20) {
          RoundedRectangle(cornerRadius: 16).fill(.white.gradient).frame(width: 64, height: 64)
          Text(verbatim: "blog.example").font(.system(size: 34, weight: .semibold)).opacity(0.85)
        }
        Spacer()
        Text(verbatim: "Post \(number): golden images of SwiftUI views, on Linux").font(
          .system(size: 84, weight: .bold)
        )
        .lineLimit(3).minimumScaleFactor(0.6)
        Spacer()
        HStack(spacing: 20) {
          Circle().fill(.white.opacity(0.25)).frame(width: 64, height: 64)
          Text(verbatim: "Ada Lovelace").font(.system(size: 34))
        }
      }
      .foregroundStyle(.white)
      .padding(72)
      .frame(width: 1200, height: 630, alignment: .leading)
      .background(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
  }

  /// A page of an invoice, A4.
  private struct InvoicePage: View {
    let page: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 20) {
        Text(verbatim: "Invoice 1042").font(.largeTitle.bold())
        Grid(alignment: .leading, verticalSpacing: 5) {
          ForEach(0..<24) { row in
            GridRow {
              Text(verbatim: "Review of screen \(page * 24 + row)").frame(maxWidth: .infinity, alignment: .leading)
              Text(verbatim: "\(12 + row),50 €").monospacedDigit().gridColumnAlignment(.trailing)
            }
          }
        }
        .font(.footnote)
        Spacer(minLength: 0)
      }
      .padding(56)
      .frame(width: 595, height: 842)
      .background(.white)
    }
  }

  private static let card = RenderingRequest(width: 1200, height: 630)
  /// How many different cards there are.
  private static let cards = 1_000

  /// Prints the tables.
  ///
  /// - Parameter requests: How many cards are drawn for the throughput and the memory.
  static func run(requests: Int) async throws {
    print("\n| Serving | p50, ms | p99, ms |\n|---|---:|---:|")
    let one = pool(threads: 1, cacheBytes: 0)
    try await latency("link card → PNG, no cache, one thread") { number in
      _ = try await one.png(card) { LinkCard(number: number) }
    }
    try await latency("its digest: 304, nothing drawn") { number in
      _ = try await one.evaluate(card) { LinkCard(number: number) }.digest(as: .png)
    }
    let cached = pool(threads: 1, cacheBytes: 64 << 20)
    try await latency("the same card from the cache") { _ in _ = try await cached.png(card) { LinkCard(number: 0) } }
    let page = RenderingRequest(width: 595, height: 842)
    try await latency("invoice of 3 pages → PDF") { _ in
      _ = try await one.pdf(page, count: 3) { InvoicePage(page: $0) }.data
    }
    print("\n| Threads | requests | cards/s | RSS after a tenth, MB | RSS at the end, MB |\n|---|---:|---:|---:|---:|")
    for threads in [1, 2] { try await throughput(requests, threads: threads) }
  }

  private static func pool(threads: Int, cacheBytes: Int) -> RenderingPool {
    var limits = RenderingLimits()
    limits.time = .seconds(60)
    return RenderingPool(limits: limits, threads: threads, cacheBytes: cacheBytes)
  }

  private static func latency(_ name: String, _ body: (Int) async throws -> Void) async throws {
    var times: [Double] = []
    for number in 0..<420 {
      let start = ContinuousClock.now
      try await body(number)
      // The first ones load fonts and fill caches.
      if number >= 20 { times.append((ContinuousClock.now - start) / .milliseconds(1)) }
    }
    times.sort()
    print("| \(name) | \(digits(times[times.count / 2])) | \(digits(times[times.count * 99 / 100])) |")
  }

  /// Draws cards of which each is different from the last thousand, eight at a time.
  private static func throughput(_ requests: Int, threads: Int) async throws {
    let pool = pool(threads: threads, cacheBytes: 0)
    let start = ContinuousClock.now
    var early = 0.0
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<requests {
        if number >= 8 { try await group.next() }
        if number == requests / 10 { early = residentMegabytes }
        group.addTask { _ = try await pool.png(card) { LinkCard(number: number % cards) } }
      }
      try await group.waitForAll()
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(
      "| \(threads) | \(requests) | \(digits(Double(requests) / seconds)) | \(digits(early)) | \(digits(residentMegabytes)) |"
    )
  }

  private static func digits(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  /// The memory of the process, in megabytes.
  private static var residentMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (Double(line.split(whereSeparator: \.isWhitespace).dropFirst().first ?? "0") ?? 0) / 1024
  }
}
