import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

#if compiler(>=6.2)
  /// Random trees of views with extreme numbers are drawn, or refused with an error: without a crash, within ten seconds
  /// and a gigabyte each.
  ///
  /// Settings in the environment: `TOUCHSTONE_FUZZ_SECONDS`, how long to go on, from a seed of the moment or from that
  /// of `TOUCHSTONE_FUZZ_FROM`; `TOUCHSTONE_FUZZ_SEED`, the one tree to draw.
  @Suite(.serialized) struct RandomViewTests {
    @Test func `random trees with extreme numbers end in a picture or an error`() async {
      let passed: ExitTest.Result? = await #expect(processExitsWith: .success) {
        await RandomViewRun.start()
      }
      guard passed == nil else { return }
      Issue.record(
        """
        Drawing a random tree crashed, took ten seconds or took a gigabyte. Draw it again: \
        TOUCHSTONE_FUZZ_SEED=\(RandomViewRun.lastSeed(of: getpid()) ?? "none") swift test --filter RandomViewTests
        """)
    }
  }
#endif

/// Trees drawn one after the other, in a process of its own.
@MainActor
enum RandomViewRun {
  /// How many trees are drawn where nothing else is said: seconds of work.
  private static let usualCount: UInt64 = 50
  private static let secondsPerTree = 10
  private static let bytes: UInt = 1 << 30

  /// Where a process started by another one notes the tree that it draws.
  private nonisolated static func note(of parent: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-fuzz-\(parent)")
  }

  nonisolated static func lastSeed(of parent: pid_t) -> String? {
    let file = note(of: parent)
    defer { try? FileManager.default.removeItem(at: file) }
    return try? String(contentsOf: file, encoding: .utf8)
  }

  static func start() {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    // The limit of private memory; that of addresses would count libraries and files too.
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["TOUCHSTONE_FUZZ_SEED"].flatMap({ UInt64($0) }) { return draw(seed, showsTime: true) }
    guard let seconds = environment["TOUCHSTONE_FUZZ_SECONDS"].flatMap({ Double($0) }) else {
      for seed in 1...usualCount { draw(seed) }
      try? FileManager.default.removeItem(at: note(of: getppid()))
      return
    }
    let end = Date(timeIntervalSinceNow: seconds)
    let first = environment["TOUCHSTONE_FUZZ_FROM"].flatMap { UInt64($0) }
    var seed = first ?? UInt64.random(in: 0...UInt64(UInt32.max)) << 24
    print("Random trees from the seed \(seed) on")
    var count = 0
    while Date() < end {
      draw(seed)
      seed += 1
      count += 1
    }
    print("\(count) random trees drawn")
    try? FileManager.default.removeItem(at: note(of: getppid()))
  }

  private static func draw(_ seed: UInt64, showsTime: Bool = false) {
    try? Data("\(seed)".utf8).write(to: note(of: getppid()))
    // Ten seconds of work, however busy the machine is; and a minute of waiting for whatever takes none.
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: secondsPerTree, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    alarm(60)
    let start = Date()
    var generator = RandomView(seed: seed)
    let isFramed = generator.chance(4)
    let view = generator.view()
    let renderer = ImageRenderer(content: isFramed ? view : AnyView(view.frame(width: 200, height: 160).clipped()))
    renderer.proposedSize = ProposedViewSize(width: generator.length(), height: generator.length())
    renderer.scale = generator.pick([1, 2, 3])
    // What is too large for a bitmap is an error, not a picture.
    _ = try? renderer.render()
    if generator.chance(8) { _ = try? renderer.svgData() }
    if generator.chance(8) { _ = renderer.pdfData(rasterizationScale: 1) }
    alarm(0)
    limit.it_value.tv_sec = 0
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    if showsTime { print("The tree \(seed) took \(Date().timeIntervalSince(start)) s") }
  }
}
