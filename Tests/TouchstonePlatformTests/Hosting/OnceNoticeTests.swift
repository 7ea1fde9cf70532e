import Testing

@testable import TouchstonePlatform

@Suite struct OnceNoticeTests {
  @Test func `a notice is written once`() {
    let notice = OnceNotice("Look.")
    var written: [String] = []
    for _ in 0..<3 { notice.write { written.append($0) } }
    #expect(written == ["Look.\n"])
  }

  @Test func `reading a hosted view off the main actor says what to do`() {
    #expect(
      OnceNotice.readOffMainActor.text == """
        A hosted view was measured or drawn off the main actor, on a thread that now waits for it: mark the test \
        @MainActor, or wait for the result with await. If the main actor waits for this thread, neither goes on.
        """)
  }
}
