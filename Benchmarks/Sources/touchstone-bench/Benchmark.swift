import Foundation

/// Steps that are timed against each other in turns, so that a busy machine slows all of them alike.
struct Benchmark {
  /// One step.
  struct Step {
    let name: String
    let body: @MainActor () throws -> Void
  }

  /// What a step took.
  struct Result: Encodable {
    let benchmark: String
    let step: String
    /// The median time in milliseconds.
    let milliseconds: Double
    /// The median over the rounds of the step's time divided by that of the unit in the same round.
    let ratio: Double
    /// The step whose time the ratios are in.
    let unit: String
  }

  /// Whose time counts.
  enum Clock {
    /// The time that this process was computing, on all its threads: on a shared machine the steadier one.
    case processor
    /// The time that passed: for what runs on several threads or in other programs.
    case wall
  }

  let name: String
  let clock: Clock
  /// The steps; ratios are in times of the first one.
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

  /// Runs all steps once to warm up, and then in rounds.
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

  /// The clock in milliseconds.
  private var now: Double {
    var time = timespec()
    clock_gettime(clock == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
