import Foundation
import Synchronization

/// What a process of tests prints, as `swift test` passes it on.
///
/// `swift test` reads from a pipe what is there, at most 4,096 bytes at once, and drops all of it if a character is cut at the
/// end. Where there are many failures, or long ones, some would be missing from a CI log. Text of at most that length arrives
/// whole if nothing else is waiting to be read.
enum TestOutput {
  /// The most bytes that are read at once.
  private static let pieceLimit = 4096
  /// The most bytes of a message, to which the test framework adds words of its own.
  private static let messageLimit = 3000

  /// Writes a text, and waits until it has been read.
  static func write(_ text: String, to descriptor: CInt = STDERR_FILENO) {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard isPipe(descriptor) else { return file.write(Data(text.utf8)) }
    for piece in pieces(of: text) {
      settle([descriptor])
      file.write(Data(piece))
    }
    settle([descriptor])
  }

  /// Has a test framework print a message, and leaves out the middle of a long one.
  static func printing<Result>(_ message: String, _ print: (String) -> Result) -> Result {
    let descriptors = [STDOUT_FILENO, STDERR_FILENO].filter(isPipe)
    guard !descriptors.isEmpty else { return print(message) }
    settle(descriptors)
    defer { settle(descriptors) }
    return print(message.shortened(to: messageLimit))
  }

  /// Returns a text in pieces that end with a line, or else with a character.
  static func pieces(of text: String) -> [ArraySlice<UInt8>] {
    var rest = Array(text.utf8)[...]
    var pieces: [ArraySlice<UInt8>] = []
    while rest.count > pieceLimit {
      let most = rest.prefix(pieceLimit + 1)
      let end =
        most.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
        ?? most.lastIndex { $0 & 0b1100_0000 != 0b1000_0000 } ?? most.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }

  private static func isPipe(_ descriptor: CInt) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Waits until everything in some pipes has been read.
  private static func settle(_ descriptors: [CInt]) {
    for descriptor in descriptors {
      var (unread, before, turns): (CInt, CInt, Int) = (0, 0, 0)
      while !isStuck.load(ordering: .relaxed), ioctl(descriptor, UInt(FIONREAD), &unread) == 0, unread > 0 {
        turns = unread == before ? turns + 1 : 0
        before = unread
        // At least five seconds have passed: the reader may itself wait for this process.
        if turns == 50_000 { isStuck.store(true, ordering: .relaxed) }
        usleep(100)
      }
    }
  }

  /// Whether nothing reads what is printed.
  private static let isStuck = Atomic(false)
}

extension String {
  /// Returns the beginning and the end of a text of many lines that is longer than a number of bytes.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.utf8.count > 500 ? "\($0.prefix(100))…" : String($0)
    }
    func count(_ lines: some Sequence<String>, room: Int) -> Int {
      var room = room
      return lines.prefix { line in
        room -= line.utf8.count + 1
        return room >= 0
      }.count
    }
    let end = count(lines.reversed(), room: limit / 3)
    let start = min(count(lines, room: limit / 2), lines.count - end)
    let left = lines.count - start - end
    let middle = left > 0 ? ["… \(left) more lines: see the report"] : []
    return (lines.prefix(start) + middle + lines.suffix(end)).joined(separator: "\n")
  }
}
