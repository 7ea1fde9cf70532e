import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

/// Runs the built tool in a folder and kills it at random times.
struct KilledTool {
  let folder: URL
  var environment: [String: String] = [:]

  func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CompareFolder.tool)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs commands in turn, each killed at some moment of the time that it takes, until as many as asked for were killed.
  ///
  /// How long a command takes follows what else the machine does: after a command that ended before it was killed, the next
  /// is killed earlier, and after one that was killed a little later. About one in twelve ends by itself.
  ///
  /// - Parameters:
  ///   - times: How many are killed. Four times as many are started at the most.
  ///   - before: Prepares the folder for a command.
  ///   - after: Checks what a killed command has left.
  /// - Returns: How many were killed before their end: `times`, or fewer where the attempts did not suffice.
  func kill(
    _ commands: [[String]], times: Int, seed: UInt64, before: () throws -> Void = {}, after: () throws -> Void
  ) throws -> Int {
    let clock = ContinuousClock()
    var lengths = try commands.map { words in
      try before()
      return try clock.measure { try start(words).waitUntilExit() } / .microseconds(1)
    }
    var random = SplitMix(state: seed)
    var killed = 0
    for attempt in 0..<times * 4 where killed < times {
      let index = attempt % commands.count
      try before()
      let process = try start(commands[index])
      usleep(UInt32(lengths[index] * Double(random.next() >> 11) / Double(1 << 53)))
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let isKilled = process.terminationReason == .uncaughtSignal
      killed += isKilled ? 1 : 0
      lengths[index] *= isKilled ? 1.02 : 0.8
      try after()
    }
    return killed
  }
}
