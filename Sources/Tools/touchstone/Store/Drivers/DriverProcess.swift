import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A program that is a driver, and the lines to and from it.
///
/// A class, for it owns the process, which ends with it.
final class DriverProcess {
  /// Why nothing more comes from the program.
  enum Failure: Error {
    case notStarted
    /// Carries what it wrote last to its standard error.
    case ended(String)
    case tooSlow
    case tooLong
  }

  /// The longest line of a driver, in bytes.
  private static let longestLine = 1 << 16
  /// How long a driver may take for one answer, in seconds. Files have 256 MiB at most.
  private static let patience = 1800

  private let process: pid_t
  private let socket: Int32
  private let complaint: URL
  private var rest = Data()

  /// Starts a program with a socket as its standard input and output.
  init(_ command: [String]) throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .notStarted
    }
    let complaint = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)-complaint")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, complaint.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    let words = command.map { strdup($0) } + [nil]
    let variables = UserEnvironment.variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, command[0], &actions, nil, words, variables)
    close(ends[1])
    guard status == 0 else {
      close(ends[0])
      unlink(complaint.path)
      throw .notStarted
    }
    (self.complaint, self.process, socket) = (complaint, process, ends[0])
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    // A driver that ends by itself has until then; one that does not is ended.
    shutdown(socket, Int32(SHUT_WR))
    for _ in 0..<500 where waitpid(process, nil, WNOHANG) == 0 { usleep(10_000) }
    if waitpid(process, nil, WNOHANG) == 0 {
      ProcessTree.end(process)
      waitpid(process, nil, 0)
    }
    close(socket)
    unlink(complaint.path)
  }

  func send(_ line: Data) throws(Failure) {
    var sent = 0
    while sent < line.count {
      // Without a signal if the program is gone.
      let count = line.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress.map { $0 + sent }, line.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ended() }
      sent += count
    }
  }

  /// Returns the next line, without its end.
  func receive() throws(Failure) -> Data {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest = Data(rest[(end + 1)...])
        return line
      }
      guard rest.count <= Self.longestLine else { throw .tooLong }
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let count = recv(socket, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { throw .tooSlow }
      guard count > 0 else { throw ended() }
      rest.append(contentsOf: bytes[..<count])
    }
  }

  private func ended() -> Failure {
    // It may be about to write why.
    usleep(20_000)
    let text = (try? RegularFile.read(complaint.path, links: .refuse, prefix: 1 << 16)) ?? Data()
    return .ended(String(decoding: text, as: UTF8.self).lastLine ?? "")
  }
}
