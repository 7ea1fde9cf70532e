import Foundation

/// The location of code in the original of a file that the plugins `CompileAsIOS` and `CompileAsMacOS` wrote.
///
/// A macro, and a reader of files, has the file that the compiler reads, not the one that `#sourceLocation` names.
package struct OriginalSource: Hashable {
  package var filePath: String
  package var line: Int

  package init(filePath: String, line: Int) {
    (self.filePath, self.line) = (filePath, line)
    guard filePath.hasSuffix(".asiOS.swift") || filePath.hasSuffix(".asmacOS.swift"),
      let file = FileHandle(forReadingAtPath: filePath), let start = try? file.read(upToCount: 16_384),
      let directive = String(decoding: start, as: UTF8.self).split(separator: "\n").first,
      let match = directive.wholeMatch(of: /#sourceLocation\(file: (".*"), line: 1\)/),
      // The path is quoted as in JSON, apart from control characters, which file names don't contain.
      let original = try? JSONDecoder().decode(String.self, from: Data(match.1.utf8))
    else { return }
    // The directive is a line that the original does not have.
    (self.filePath, self.line) = (original, line - 1)
  }
}
