import Foundation
import TouchstoneDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running worker program, which answers one request at a time.
///
/// A class because it is a process.
final class WorkerProcess: Sendable {
  private let socket: WorkerSocket
  private let process: Process
  /// Whether the process may still be ended: afterwards its number may be another's.
  private let isRunning = Locked(true)

  /// Starts a worker.
  ///
  /// - Throws: The error of the system.
  init(_ executable: URL, _ arguments: [String]) throws {
    let (own, others) = try WorkerSocket.pair()
    defer { others.shut() }
    socket = own
    process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle(fileDescriptor: others.descriptor, closeOnDealloc: false)
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      own.shut()
      throw error
    }
  }

  deinit {
    end()
    socket.shut()
  }

  /// Whether the worker waits for a request: it is connected, and has sent nothing on its own.
  var isReady: Bool { socket.isQuiet }

  /// Sends a request and waits for its answer, which repeats the request's number: what a view has written to the connection, or
  /// what is left of an earlier answer, is none.
  ///
  /// - Returns: `nil` if the worker ended, or answered what is no answer.
  /// - Throws: `RenderingError.answerTooLarge`.
  func answer(_ request: Data, time: Duration, maximumBytes: Int) throws(RenderingError) -> WorkerReply? {
    let milliseconds = UInt32(clamping: Int64(time / .milliseconds(1)))
    let head = WorkerRequestHead(milliseconds: milliseconds, number: .random(in: 0...(.max)))
    do {
      try socket.send(head.bytes + request)
      guard let message = try socket.receive(maximum: maximumBytes), message.starts(with: head.numberBytes) else {
        return nil
      }
      return WorkerReply(message.dropFirst(head.numberBytes.count))
    } catch WorkerSocket.Failure.tooLong(let bytes) {
      throw .answerTooLarge(bytes: bytes, limit: maximumBytes)
    } catch {
      return nil
    }
  }

  /// Ends the process at once, whatever it is doing, and the connection, which processes that it has started may have too.
  func end() {
    isRunning.withLock { isRunning in
      guard isRunning else { return }
      isRunning = false
      socket.disconnect()
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }
}
