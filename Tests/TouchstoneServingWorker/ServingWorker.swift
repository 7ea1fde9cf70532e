import Foundation
import TouchstoneServing
import TouchstoneUI

/// A worker for tests: a request is the name of a behaviour, and what else it needs.
@main struct ServingWorker {
  static func main() async throws {
    // What may run out is the time that the service gives.
    var limits = RenderingLimits()
    limits.time = .seconds(600)
    let pool = RenderingPool(limits: limits)
    try await RenderingWorker.serve { request in
      let text = String(decoding: request, as: UTF8.self)
      return try await pool.png(RenderingRequest(width: 200, height: 100)) { Behaviour(name: text) }
    }
  }
}

/// A view that behaves as it is told.
private struct Behaviour: View {
  let name: String

  /// The behaviour, and the path of the file to which it writes the number of a process.
  private var words: [String] { name.split(separator: " ").map(String.init) }

  var body: some View {
    switch words.first {
    case "loop": while !name.isEmpty {}
    // As a crash ends a process, without a report on it.
    case "crash": kill(getpid(), SIGKILL)
    case "print": print("{}")
    case "number": write(getpid())
    case "child":
      // Standard input, which is the connection, is inherited.
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sleep")
      child.arguments = ["600"]
      if (try? child.run()) != nil { write(child.processIdentifier) }
      while !name.isEmpty {}
    case "forge":
      // The message of an error of status 499, as if the worker had answered.
      FileHandle(fileDescriptor: 0, closeOnDealloc: false).write(Data([0, 0, 0, 4, 1, 1, 243, 0x21]))
    default: break
    }
    return Text(verbatim: name == "long" ? String(repeating: "x", count: 30_000) : name)
  }

  private func write(_ number: Int32) {
    guard words.count == 2 else { return }
    try? Data("\(number)".utf8).write(to: URL(fileURLWithPath: words[1]), options: .atomic)
  }
}
