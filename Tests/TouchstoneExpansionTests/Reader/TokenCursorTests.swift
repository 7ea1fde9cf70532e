import Testing

@testable import TouchstoneExpansion

struct TokenCursorTests {
  /// `Tests/Fuzzing/macros/run` does the same for as long as one likes, and compares with swift-syntax.
  @Test(arguments: 1...8)
  func `no source of random pieces crashes a macro`(seed: UInt64) {
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", ")", "(", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", " ", "#/",
      "/#", "`",
      "@Previewable @State var x = ", "@Entry var y: Int?", "=", "->", "<", ">", ".", ",", ":", ";", "#if", "#Preview",
      "é", "a", "1",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<400 {
      let source = (0..<(1 + random(14))).map { _ in pieces[random(pieces.count)] }.joined()
      for text in [source, "#Preview {\n\(source)\n}", "@Entry var a: B = \(source)"] {
        for macro in ["PreviewMacro", "EntryMacro", "EntryDefaultValueMacro", "PreviewableMacro"] {
          let request = ExpansionRequest(
            macro: macro, role: .peer, syntax: SourceSyntax(source: text),
            lexicalContext: [SourceSyntax(source: "extension EnvironmentValues {}")])
          _ = Plugin.views.answer(to: HostMessage(expandFreestandingMacro: request))
        }
      }
    }
  }
}
