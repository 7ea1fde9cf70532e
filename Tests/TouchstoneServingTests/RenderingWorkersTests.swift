import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneServing

struct RenderingWorkersTests {
  /// The worker of these tests, which SwiftPM builds beside them.
  private static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("TouchstoneServingWorker")

  private func workers(count: Int = 1, _ change: (inout RenderingLimits) -> Void = { _ in }) -> RenderingWorkers {
    RenderingWorkers(executable: Self.executable, count: count, limits: .test(change))
  }

  @Test func `A worker's file is that of the pool`() async throws {
    let expected = try await RenderingPool(limits: .test()).png(.card) { Text(verbatim: "Hello") }
    let workers = workers()
    for _ in 0..<3 { #expect(try await workers.answer(Data("Hello".utf8)) == expected) }
    // What a view prints is no part of the answer.
    #expect(try await workers.answer(Data("print".utf8)).data.starts(with: [0x89, 0x50]))
  }

  @Test func `The error of a worker has its status and its description`() async throws {
    let expected = RenderingError.tooManyCharacters(limit: 20_000)
    await #expect(throws: RenderingError.refused(status: expected.status, description: expected.description)) {
      try await workers().answer(Data("long".utf8))
    }
  }

  @Test func `A body that loops for ever is ended at the deadline`() async throws {
    let workers = workers { $0.time = .seconds(5) }
    await #expect(throws: RenderingError.outOfTime(stage: .worker, limit: .seconds(5))) {
      try await workers.answer(Data("loop".utf8))
    }
  }

  @Test func `A worker is ended while a program that it started has its connection, and the next request has another`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("child")
    let workers = workers()
    let loop = Task { try await workers.answer(Data("child \(file.path)".utf8)) }
    let child = try await number(in: file)
    defer { kill(child, SIGKILL) }
    let start = ContinuousClock.now
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
    // The program sleeps for ten minutes.
    #expect(ContinuousClock.now - start < .seconds(300))
    #expect(kill(child, 0) == 0)
    #expect(try await workers.answer(Data("after".utf8)).contentType == "image/png")
  }

  @Test func `A worker that ended while it was idle costs no request`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("worker")
    let workers = workers()
    _ = try await workers.answer(Data("number \(file.path)".utf8))
    let worker = try await number(in: file)
    kill(worker, SIGKILL)
    await wait { kill(worker, 0) != 0 }
    #expect(try await workers.answer(Data("after".utf8)).contentType == "image/png")
  }

  @Test func `What a view writes to the connection is no answer, neither to its request nor to the next`() async throws
  {
    let expected = try await RenderingPool(limits: .test()).png(.card) { Text(verbatim: "a") }
    let workers = workers()
    await #expect(throws: RenderingError.workerEnded(reason: "it ended, or its answer could not be read")) {
      try await workers.answer(Data("forge".utf8))
    }
    #expect(try await workers.answer(Data("a".utf8)) == expected)
  }

  @Test func `A request that is longer than a worker reads is refused before one is started`() async throws {
    let workers = RenderingWorkers(executable: URL(fileURLWithPath: "/nowhere/worker"), limits: .test())
    let limit = 64 << 20
    await #expect(throws: RenderingError.requestTooLarge(bytes: limit + 1, limit: limit)) {
      try await workers.answer(Data(count: limit + 1))
    }
  }

  /// Waits for the number of a process that a worker writes to a file.
  private func number(in file: URL) async throws -> Int32 {
    func text() -> String? { try? String(contentsOf: file, encoding: .utf8) }
    await wait { text() != nil }
    return try #require(text().flatMap { Int32($0) })
  }

  @Test func `A body that crashes costs its worker, and the next request has another`() async throws {
    let workers = workers()
    let first = try await workers.answer(Data("a".utf8))
    await #expect(throws: RenderingError.workerEnded(reason: "it ended, or its answer could not be read")) {
      try await workers.answer(Data("crash".utf8))
    }
    #expect(try await workers.answer(Data("a".utf8)) == first)
  }

  @Test func `Others are answered while one loops`() async throws {
    let workers = workers(count: 2)
    let loop = Task { try await workers.answer(Data("loop".utf8)) }
    for text in ["a", "b", "c"] { _ = try await workers.answer(Data(text.utf8)) }
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
  }

  @Test func `A program that is not there is named`() async throws {
    let workers = RenderingWorkers(executable: URL(fileURLWithPath: "/nowhere/worker"), limits: .test())
    let error = await #expect(throws: RenderingError.self) { try await workers.answer(Data()) }
    #expect(error?.description.contains("/nowhere/worker could not be started") == true)
    // The service's own fault, which a client is not told.
    #expect(error?.status == 500)
  }

  @Test func `A program that is no worker is an error, and so is too long an answer`() async throws {
    let other = RenderingWorkers(executable: URL(fileURLWithPath: "/bin/true"), limits: .test())
    await #expect(throws: RenderingError.workerEnded(reason: "it ended, or its answer could not be read")) {
      try await other.answer(Data("a".utf8))
    }
    let short = RenderingWorkers(executable: Self.executable, limits: .test(), maximumBytes: 100)
    // The worker is ended, and the next request asks another.
    for _ in 0..<2 {
      let error = await #expect(throws: RenderingError.self) { try await short.answer(Data("a".utf8)) }
      guard case .answerTooLarge(let bytes, limit: 100) = error else { throw error ?? .workerEnded(reason: "") }
      #expect(bytes > 100)
    }
  }

  // MARK: Messages

  @Test func `Messages arrive whole, and a connection that ends within one is an error`() throws {
    let (own, other) = try WorkerSocket.pair()
    defer { own.shut() }
    let long = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    Thread.detachNewThread {
      for message in [Data(), Data("a".utf8), long] { try? other.send(message) }
      // The length of a message, without one.
      _ = ([0, 0, 0, 9] as [UInt8]).withUnsafeBufferPointer { write(other.descriptor, $0.baseAddress, 4) }
      other.shut()
    }
    #expect(try own.receive(maximum: 10) == Data())
    #expect(try own.receive(maximum: 10) == Data("a".utf8))
    #expect(try own.receive(maximum: 100_000) == long)
    #expect(throws: WorkerSocket.Failure.self) { try own.receive(maximum: 10) }
    #expect(throws: WorkerSocket.Failure.self) { try own.send(long) }
  }

  @Test func `A connection is quiet while nothing has arrived and the other end is open`() throws {
    let (own, other) = try WorkerSocket.pair()
    defer { own.shut() }
    #expect(own.isQuiet)
    try other.send(Data("a".utf8))
    #expect(!own.isQuiet)
    #expect(try own.receive(maximum: 10) == Data("a".utf8))
    #expect(own.isQuiet)
    other.shut()
    #expect(!own.isQuiet)
  }

  @Test func `The head of a request is read as it was written, and too short a message has none`() {
    let head = WorkerRequestHead(milliseconds: 2_000, number: 0x0102_0304_0506_0708)
    #expect(head.bytes == Data([0, 0, 7, 208, 1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(WorkerRequestHead(head.bytes + Data("request".utf8)) == head)
    #expect(WorkerRequestHead(head.bytes.dropLast()) == nil)
  }

  @Test func `An answer of a wrong form is none`() async throws {
    let file = try await RenderingPool(limits: .test()).png(.card) { Card() }
    let good = WorkerReply.file(file).message
    #expect(WorkerReply(good) == .file(file))
    let failure = WorkerReply.failure(status: 413, description: "Too long.")
    #expect(WorkerReply(failure.message) == failure)
    var unknownType = good
    unknownType[1] = 9
    var badDigest = good
    badDigest[2] = 0x22
    let faults = [
      Data(), Data([2]), good.prefix(20), unknownType, badDigest, Data([1, 1]),
      WorkerReply.failure(status: 200, description: "").message,
    ]
    for fault in faults { #expect(WorkerReply(fault) == nil, "\([UInt8](fault.prefix(3)))") }
  }
}
