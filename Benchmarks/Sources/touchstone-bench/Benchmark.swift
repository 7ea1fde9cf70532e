import Foundation

/// Steps that are timed in turns, so that a busy machine slows all of them equally.
struct Benchmark {
  /// A step of a benchmark.
  struct Step {
    let name: String
    let body: @MainActor () throws -> Void
  }

  /// The measurements of a step.
  struct Result: Encodable {
    let benchmark: String
    let step: String
    /// The median time, in milliseconds.
    let milliseconds: Double
    /// The median, over all rounds, of the step's time divided by the unit's time in the same round.
    let ratio: Double
    /// The step that ratios are relative to.
    let unit: String
  }

  /// The clock to measure with.
  enum Clock {
    /// The processor time of all threads of this process, which is steadier on a shared machine.
    case processor
    /// The elapsed time, for steps that use several threads or other programs.
    case wall
  }

  let name: String
  let clock: Clock
  /// The steps; ratios are relative to the first.
  private(set) var steps: [Step] = []
  var rounds = 15

  init(_ name: String, rounds: Int = 15, clock: Clock = .processor) {
    self.name = name
    self.clock = clock
    self.rounds = rounds
  }

  mutating func step(_ name: String, _ body: @escaping @MainActor () throws -> Void) {
    steps.append(Step(name: name, body: body))
  }

  /// Runs all steps once to warm up, then in rounds.
  @MainActor func run() throws -> [Result] {
    guard let unit = steps.first else { return [] }
    var times = [[Double]](repeating: [], count: steps.count)
    for round in 0...rounds {
      for (index, step) in steps.enumerated() {
        let start = now
        try step.body()
        if round > 0 { times[index].append(now - start) }
      }
    }
    return steps.indices.map { index in
      Result(
        benchmark: name, step: steps[index].name, milliseconds: median(times[index]),
        ratio: median(zip(times[index], times[0]).map { $0 / $1 }), unit: unit.name)
    }
  }

  /// The current time of the clock, in milliseconds.
  private var now: Double {
    var time = timespec()
    clock_gettime(clock == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
