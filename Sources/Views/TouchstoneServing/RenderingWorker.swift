public import Foundation

/// The program that draws untrusted views for a service, in a process that the service can end.
///
/// ```swift
/// @main struct Worker {
///   static func main() async throws {
///     let pool = RenderingPool()
///     try await RenderingWorker.serve { request in
///       let widget = try JSONDecoder().decode(Widget.self, from: request)
///       return try await pool.png(RenderingRequest(width: 400, height: 200)) { widget.view }
///     }
///   }
/// }
/// ```
///
/// The service starts it with ``RenderingWorkers``. Standard input is the connection to the service; what the views print to
/// standard output does not disturb it.
public enum RenderingWorker {
  /// The longest request, in bytes.
  static let longestRequest = 64 << 20
  /// The status with which a worker ends itself.
  private static let lateStatus: Int32 = 75

  /// Answers one request after the other, until the service closes the connection.
  ///
  /// - Parameter answer: Draws what a request asks for. The status and the description of a `RenderingError` are told to the
  ///   service; of other errors, the description.
  /// - Throws: The error of the connection, if it breaks.
  public static func serve(_ answer: @escaping @Sendable (Data) async throws -> RenderedFile) async throws {
    let socket = WorkerSocket(descriptor: 0)
    while let message = try await message(from: socket), let head = WorkerRequestHead(message) {
      // The service ends a worker that is late. If the service itself is gone, no one does.
      let late = DispatchWorkItem { _exit(lateStatus) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(head.milliseconds) + 1_000), execute: late)
      let reply = await reply(to: Data(message.dropFirst(WorkerRequestHead.count)), answer)
      try socket.send(head.numberBytes + reply.message)
      late.cancel()
    }
  }

  /// Waits for the next request on another thread: the main actor is that of the views.
  private static func message(from socket: WorkerSocket) async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try socket.receive(maximum: WorkerRequestHead.count + longestRequest) })
      }
    }
  }

  private static func reply(
    to request: Data, _ answer: @Sendable (Data) async throws -> RenderedFile
  ) async -> WorkerReply {
    do {
      return .file(try await answer(request))
    } catch {
      let status = (error as? RenderingError)?.status ?? 500
      return .failure(status: status, description: "\(error)")
    }
  }
}
