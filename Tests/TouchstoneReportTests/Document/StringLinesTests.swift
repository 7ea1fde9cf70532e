import Testing

@testable import TouchstoneReport

@Suite struct StringLinesTests {
  @Test func `the first and the last line are those with characters`() {
    #expect("one\ntwo\nthree".firstLine == "one" && "one\ntwo\nthree".lastLine == "three")
    #expect("\r\n\none\r\n".firstLine == "one" && "\r\none\r\n\n".lastLine == "one")
    #expect("".firstLine == nil && "\n\n".lastLine == nil)
  }
}
