import TouchstoneSnapshots

/// The functions of a source file, as the names of goldens begin with them.
struct SourceTests {
  /// The names, in both layouts of goldens.
  private let names: Set<String>
  /// Whether the file passes on names of tests, so that goldens may bear names that are not written in it.
  let hasForeignNames: Bool

  /// Reads a source. Functions in comments and texts count too: that accuses too little, not too much.
  init(_ source: String) {
    var names: Set<String> = []
    // `func card()`, ``func `a card`()``; the space may be any.
    for match in source.matches(of: /\bfunc\s+(?:`([^`\n]+)`|(\w+))/) {
      names.formUnion(GoldenKey.testNames(of: String(match.1 ?? match.2 ?? "") + "()"))
    }
    self.names = names
    hasForeignNames = source.contains("testName:")
  }

  /// Whether a golden may be one of the file's tests, by its name.
  func mayOwn(_ golden: String) -> Bool {
    GoldenKey.isName(golden, ofTestsNamed: names)
  }
}
