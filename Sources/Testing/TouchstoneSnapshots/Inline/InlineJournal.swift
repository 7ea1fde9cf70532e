import Foundation

/// The sources that processes of one build have written texts into, in a file beside the program.
///
/// `swift test` runs XCTest and Swift Testing in processes of their own, and with `--parallel` each test of XCTest: all
/// places refer to the source as it was built, which only the process that records first finds there.
struct InlineJournal: Codable {
  /// The build that the sources belong to.
  private var build: String
  /// The sources by their path.
  var sources: [String: InlineSource] = [:]

  /// Calls a closure with the journal of a program, while no other process does. It is empty after a build, and kept unless
  /// the closure fails.
  static func update<Result>(of program: TestProgram, _ body: (inout InlineJournal) throws -> Result) throws -> Result {
    let lock = open(program.file.path, O_RDONLY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    let build = program.build ?? ""
    let file = URL(fileURLWithPath: program.file.path + ".inline.json")
    let old = (try? RegularFile.read(file.path, links: .refuse))
      .flatMap { try? JSONDecoder().decode(InlineJournal.self, from: $0) }
    var journal = old.flatMap { $0.build == build ? $0 : nil } ?? InlineJournal(build: build)
    let result = try body(&journal)
    // If nothing can be written there, later processes have to be built first, and say so.
    try? JSONEncoder().encode(journal).write(to: file, options: .atomic)
    return result
  }
}
