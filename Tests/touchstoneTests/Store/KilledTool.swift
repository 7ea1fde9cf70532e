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

  /// Runs commands in turn, each killed at some moment of the time that it takes.
  ///
  /// - Parameters:
  ///   - before: Prepares the folder for a command.
  ///   - after: Checks what a killed command has left.
  /// - Returns: How many were killed before their end.
  func kill(
    _ commands: [[String]], times: Int, seed: UInt64, before: () throws -> Void = {}, after: () throws -> Void
  ) throws -> Int {
    let clock = ContinuousClock()
    let lengths = try commands.map { words in
      try before()
      return try clock.measure { try start(words).waitUntilExit() } / .microseconds(1)
    }
    var random = SplitMix(state: seed)
    var killed = 0
    for index in 0..<times {
      try before()
      let process = try start(commands[index % commands.count])
      usleep(UInt32(lengths[index % commands.count] * Double(random.next() >> 11) / Double(1 << 53)))
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      try after()
    }
    return killed
  }
}
