import Foundation
import TouchstoneServing
import TouchstoneUI

/// A worker for tests: a request is the name of a behaviour, and what else it needs.
@main struct ServingWorker {
  static func main() async throws {
    let pool = RenderingPool()
    try await RenderingWorker.serve { request in
      let text = String(decoding: request, as: UTF8.self)
      return try await pool.png(RenderingRequest(width: 200, height: 100)) { Behaviour(name: text) }
    }
  }
}

/// A view that behaves as it is told.
private struct Behaviour: View {
  let name: String

  var body: some View {
    switch name {
    case "loop": while !name.isEmpty {}
    // As a crash ends a process, without a report on it.
    case "crash": kill(getpid(), SIGKILL)
    case "print": print("{}")
    default: break
    }
    return Text(verbatim: name == "long" ? String(repeating: "x", count: 30_000) : name)
  }
}
