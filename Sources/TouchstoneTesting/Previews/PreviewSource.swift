import Foundation

/// Where the source of a preview lies: the original of a file that the plugins `CompileAsIOS` and `CompileAsMacOS` wrote.
///
/// A macro is told the file that the compiler reads, and not the one that `#sourceLocation` names.
struct PreviewSource: Hashable {
  var filePath: String
  var line: Int

  init(filePath: String, line: Int) {
    (self.filePath, self.line) = (filePath, line)
    guard filePath.hasSuffix(".asiOS.swift") || filePath.hasSuffix(".asmacOS.swift"),
      let file = FileHandle(forReadingAtPath: filePath), let start = try? file.read(upToCount: 16_384),
      let directive = String(decoding: start, as: UTF8.self).split(separator: "\n").first,
      let match = directive.wholeMatch(of: /#sourceLocation\(file: (".*"), line: 1\)/),
      // The path is quoted as JSON quotes it, but for control characters, which no one has in file names.
      let original = try? JSONDecoder().decode(String.self, from: Data(match.1.utf8))
    else { return }
    // The directive is a line that the original has not.
    (self.filePath, self.line) = (original, line - 1)
  }
}
