import Foundation
import TouchstoneConditions

// touchstone-conditions PLATFORM MODULE,MODULE INPUT OUTPUT [CLASSES]
//
// Runs in every build of every target that opts in, once for each changed file.
//
// touchstone-conditions --test-cases CLASSES INPUT…
//
// Runs before, once for each test target in which a file has changed, and writes what its files know of one another.

/// Writes a file. One that stays the same keeps its time, so that nothing is made again for it.
func save(_ data: Data, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
}

/// Returns the classes with tests in files; what cannot be read is left to the compiler.
func testCases(in paths: some Sequence<String>) -> TestCases {
  let sources = paths.compactMap { try? [UInt8](Data(contentsOf: URL(fileURLWithPath: $0))) }
  return TestCases(filtering: sources) { Data($0).range(of: Data($1.utf8)) != nil }
}

/// Ends with an error about a file.
func fail(_ path: String, _ error: any Error) -> Never {
  FileHandle.standardError.write(
    Data("\(path):1: error: the file cannot be prepared: \(error.localizedDescription)\n".utf8))
  exit(1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--test-cases", arguments.count > 2 {
  do {
    try save(Data(testCases(in: arguments[2...]).source.utf8), to: arguments[1])
  } catch {
    fail(arguments[1], error)
  }
  exit(0)
}
guard (4...5).contains(arguments.count),
  let platform = Platform.compilable.first(where: { $0.rawValue == arguments[0] })
else {
  FileHandle.standardError.write(
    Data("usage: touchstone-conditions iOS|macOS MODULE,… INPUT OUTPUT [CLASSES]\n".utf8))
  exit(64)
}
let modules = Set(arguments[1].split(separator: ",").map(String.init))
let (input, output) = (arguments[2], arguments[3])
do {
  let classes = try arguments.dropFirst(4).first.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
  let decided = DecidedSource.decided(
    source, path: input, platform: platform, modules: modules, testCases: TestCases(source: classes ?? ""))
  try save(Data(decided), to: output)
} catch {
  fail(input, error)
}
