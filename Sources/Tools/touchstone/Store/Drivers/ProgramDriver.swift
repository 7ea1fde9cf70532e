import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A store that a program of the user's reaches: `program:my-driver bucket`.
///
/// The program reads lines of JSON from its standard input and answers each with one on its standard output, as the custom
/// transfers of Git LFS do. The article “A store for pictures” has the protocol.
///
/// - Source: git-lfs, docs/custom-transfers.md.
struct ProgramDriver: StoreDriver {
  /// The code of an error that says that there is no such file.
  private static let missing = 404
  /// The most files of a list.
  private static let longestList = 10_000_000

  let command: [String]

  /// Arguments may be secrets, whatever the documentation says of them.
  var address: String { "program:\(command[0])" }

  func found(_ paths: [ConfinedPath]) throws(StoreError) -> [ConfinedPath: StoredFile] {
    var found: [ConfinedPath: StoredFile] = [:]
    try talk(to: .read) { ask throws(StoreError) in
      for path in paths {
        let answer = try ask(DriverMessage(.find, name: path.description), nil)
        if let file = answer.flatMap(Self.file), file.path == path { found[path] = file }
      }
    }
    return found
  }

  func files(below folder: ConfinedPath) throws(StoreError) -> [StoredFile] {
    var files: [StoredFile] = []
    try talk(to: .list(folder)) { ask throws(StoreError) in
      _ = try ask(DriverMessage(.list, name: folder.description)) { item in
        // A name that is no path is that of somebody else's file.
        if let file = Self.file(item), file.path.components.starts(with: folder.components) { files.append(file) }
        return files.count <= Self.longestList
      }
    }
    return files
  }

  func send(_ paths: [ConfinedPath], from folder: URL, replacing: Bool) throws(StoreError) {
    let folder = ConfinedFolder(folder)
    try talk(to: .upload(nil)) { ask throws(StoreError) in
      for path in paths {
        var message = DriverMessage(.upload, name: path.description)
        message.path = folder.url(of: path).path
        message.size = folder.size(of: path)
        message.replace = replacing
        guard try ask(message, nil) != nil else {
          throw .driver(address, task: .upload(path), why: "it answered that there is no such file")
        }
      }
    }
  }

  func fetch(_ paths: [ConfinedPath], to folder: URL) throws(StoreError) {
    try talk(to: .download(nil)) { ask throws(StoreError) in
      for path in paths {
        // Not in its place: what a driver leaves there may be anything.
        let file = folder.appendingPathComponent("download-\(UUID().uuidString)")
        defer { unlink(file.path) }
        var message = DriverMessage(.download, name: path.description)
        message.path = file.path
        message.limit = RegularFile.limit
        guard try ask(message, nil) != nil else { continue }
        do throws(FileFault) {
          try ConfinedFolder(folder).write(RegularFile.read(file.path, links: .refuse), to: path)
        } catch {
          if case .tooLarge = error { continue }
          throw .driver(address, task: .download(path), why: error.reason)
        }
      }
    }
  }

  func delete(_ paths: [ConfinedPath]) throws(StoreError) {
    try talk(to: .delete(nil)) { ask throws(StoreError) in
      for path in paths { _ = try ask(DriverMessage(.delete, name: path.description), nil) }
    }
  }

  /// Asks the program something, and returns its answer; nil if there is no such file.
  ///
  /// The second argument takes the items of a list, and says whether it wants more.
  private typealias Ask = (DriverMessage, ((DriverMessage) -> Bool)?) throws(StoreError) -> DriverMessage?

  /// Starts the program, and ends it when all is said.
  private func talk(to task: StoreTask, _ body: (Ask) throws(StoreError) -> Void) throws(StoreError) {
    let process: DriverProcess
    do throws(DriverProcess.Failure) {
      process = try DriverProcess(command)
    } catch {
      throw Self.error(error, address: address, task: task)
    }
    var begin = DriverMessage(.begin)
    begin.version = DriverMessage.version
    let greeting = try answer(of: process, to: begin, task: task)
    if let fault = greeting.error { throw failed(task, fault) }
    try body { message, item throws(StoreError) in try ask(process, message, task: task, item: item) }
    // One that has ended already has done all.
    try? process.send(DriverMessage(.terminate).line)
  }

  /// Sends a message, if there is one, and returns the next line.
  private func answer(
    of process: DriverProcess, to message: DriverMessage? = nil, task: StoreTask
  ) throws(StoreError) -> DriverMessage {
    let line: Data
    do throws(DriverProcess.Failure) {
      // One that has ended may have said why before it was asked anything.
      if let message { try? process.send(message.line) }
      line = try process.receive()
    } catch {
      throw Self.error(error, address: address, task: task)
    }
    guard let answer = DriverMessage(line: line) else { throw unknownAnswer(task) }
    return answer
  }

  private func ask(
    _ process: DriverProcess, _ message: DriverMessage, task: StoreTask, item: ((DriverMessage) -> Bool)?
  ) throws(StoreError) -> DriverMessage? {
    var answer = try answer(of: process, to: message, task: task)
    while answer.event == .item, item?(answer) == true { answer = try self.answer(of: process, task: task) }
    guard answer.event == .complete, answer.name == message.name else { throw unknownAnswer(task) }
    guard let fault = answer.error else { return answer }
    if fault.code == Self.missing { return nil }
    throw failed(task, fault)
  }

  private func failed(_ task: StoreTask, _ fault: DriverMessage.Fault) -> StoreError {
    .driver(address, task: task, why: Secrets.message(fault.message ?? "error \(fault.code)"))
  }

  private func unknownAnswer(_ task: StoreTask) -> StoreError {
    .driver(address, task: task, why: "its answer is not a line of the protocol \(DriverMessage.version)")
  }

  private static func error(_ failure: DriverProcess.Failure, address: String, task: StoreTask) -> StoreError {
    switch failure {
    case .notStarted: .driver(address, task: task, why: "the program does not exist, or cannot be started")
    case .ended(let words):
      .driver(
        address, task: task, why: "the program ended" + (words.isEmpty ? "" : ": \(Secrets.message(words))"))
    case .tooSlow: .driver(address, task: task, why: "the program did not answer for half an hour")
    case .tooLong: .driver(address, task: task, why: "a line of its answer is too long")
    }
  }

  private static func file(_ message: DriverMessage) -> StoredFile? {
    guard let path = message.name.flatMap({ ConfinedPath($0) }), let size = message.size, size >= 0 else { return nil }
    // A time that cannot be read is young, which keeps the file.
    return StoredFile(path: path, size: size, modified: message.modified.flatMap(StoreTime.date) ?? .distantFuture)
  }
}
