import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneRenderer

#if compiler(>=6.2)
  /// Random trees of views with extreme numbers are drawn, or refused with an error: without a crash, within ten seconds
  /// and a gigabyte each.
  ///
  /// Settings in the environment: `TOUCHSTONE_FUZZ_COUNT`, how many trees are drawn, or `TOUCHSTONE_FUZZ_SECONDS`, how
  /// long; `TOUCHSTONE_FUZZ_FROM`, the seed of the first; `TOUCHSTONE_FUZZ_SEED`, the one tree to draw.
  @Suite(.serialized) struct RandomViewTests {
    @Test func `random trees with extreme numbers end in a picture or an error`() async {
      let passed = await promptly {
        await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
          await RandomViewRun.start()
        }
      }
      if let passed { return print(String(decoding: passed.standardOutputContent, as: UTF8.self)) }
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
  /// Trees that once took longer: endless dashes, and outlines of thousands of discs of a million pixels.
  private static let slowOnes: [UInt64] = [1_777_900_202_231_395, 66_401_043_860_166_693]
  private static let secondsPerDrawing = 10
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
    func number(_ name: String) -> UInt64? { environment["TOUCHSTONE_FUZZ_\(name)"].flatMap { UInt64($0) } }
    let seconds = number("SECONDS")
    let end = seconds.map { Date(timeIntervalSinceNow: Double($0)) }
    // A number of trees are the same ones each time; those of some time are others.
    let usualFirst = seconds == nil ? 1 : UInt64.random(in: 0...UInt64(UInt32.max)) << 24
    let first = number("SEED") ?? number("FROM") ?? usualFirst
    let usualMost = seconds == nil ? usualCount : .max
    let most = number("SEED") != nil ? 1 : number("COUNT") ?? usualMost
    if most == usualCount { for seed in slowOnes { _ = draw(seed) } }
    var count: UInt64 = 0
    var slowest = (seed: first, seconds: 0.0)
    while count < most, end.map({ Date() < $0 }) ?? true {
      let seed = first + count
      let time = draw(seed)
      if time > slowest.seconds { slowest = (seed, time) }
      count += 1
    }
    try? FileManager.default.removeItem(at: note(of: getppid()))
    let longest = "\(slowest.seed) took longest, \(slowest.seconds) s of work"
    print("\(count) random trees drawn, from the seed \(first) on; \(longest)")
  }

  /// Draws a tree as a picture, and some trees as outlines too.
  ///
  /// - Returns: The seconds of work that it took.
  private static func draw(_ seed: UInt64) -> Double {
    try? Data("\(seed)".utf8).write(to: note(of: getppid()))
    let start = clock()
    var generator = RandomView(seed: seed)
    let isFramed = generator.chance(4)
    let view = generator.view()
    let renderer = ImageRenderer(content: isFramed ? view : AnyView(view.frame(width: 200, height: 160).clipped()))
    renderer.proposedSize = ProposedViewSize(width: generator.length(), height: generator.length())
    renderer.scale = generator.pick([1, 2, 3])
    // What is too large for a bitmap is an error, not a picture.
    withinLimits { _ = try? renderer.render() }
    if generator.chance(8) { withinLimits { _ = try? renderer.svgData() } }
    if generator.chance(8) { withinLimits { _ = renderer.pdfData(rasterizationScale: 1) } }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  /// Ends the process where drawing takes ten seconds of work, however busy the machine is, or ten minutes of waiting.
  private static func withinLimits(_ draw: () -> Void) {
    func limit(to seconds: Int) {
      var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    }
    limit(to: secondsPerDrawing)
    alarm(600)
    draw()
    alarm(0)
    limit(to: 0)
  }
}
