import Foundation
import TouchstoneConditions

// touchstone-conditions PLATFORM MODULE,MODULE INPUT OUTPUT
//
// Runs in every build of every target that opts in, once for each changed file.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 4, let platform = Platform.compilable.first(where: { $0.rawValue == arguments[1] })
else {
  FileHandle.standardError.write(Data("usage: touchstone-conditions iOS|macOS MODULE,… INPUT OUTPUT\n".utf8))
  exit(64)
}
let modules = Set(arguments[2].split(separator: ",").map(String.init))
let (input, output) = (arguments[3], arguments[4])
do {
  let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
  let decided = Data(DecidedSource.decided(source, path: input, platform: platform, modules: modules))
  // A file that stays the same keeps its time, so that nothing is compiled again for it.
  let url = URL(fileURLWithPath: output)
  if (try? Data(contentsOf: url)) != decided { try decided.write(to: url, options: .atomic) }
} catch {
  FileHandle.standardError.write(
    Data("\(input):1: error: the file cannot be prepared: \(error.localizedDescription)\n".utf8))
  exit(1)
}
