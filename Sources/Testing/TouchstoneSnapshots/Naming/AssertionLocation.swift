/// The place of an assertion in the source.
package struct AssertionLocation {
  /// The module and the file: `Module/File.swift`.
  package var fileID: String
  /// The source file's path.
  package var filePath: String
  package var line: Int
  /// The test function, as in `#function`: `testDark()`, `levels(level:)`.
  package var function: String

  package init(fileID: String, filePath: String, line: Int, function: String) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.function = function
  }

  /// Whether the function is a closure that a macro made. Its mangled name contains the line and column of the macro.
  var isInMacro: Bool { function.hasPrefix("$s") }
}
