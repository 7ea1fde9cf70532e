import Foundation
import Testing

@testable import touchstone

/// The built tool in a folder, to be killed at moments that a seed decides.
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

/// - Source: Sebastiano Vigna, splitmix64.c.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
