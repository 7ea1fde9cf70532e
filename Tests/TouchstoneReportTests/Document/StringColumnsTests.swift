import Testing
import TouchstoneReport

struct StringColumnsTests {
  // The expected numbers are those of wcswidth(3) of glibc 2.36, and of Unicode's EmojiPresentation for pictures.
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("👋", 2), ("👩‍👩‍👧", 2),
      ("❤️", 2), ("❤", 1), ("🇩🇪", 2), ("עברית", 5), ("█░▀", 3), ("…", 1), ("\u{301}", 0), ("\u{200B}", 0),
    ])
  func `wide characters and emoji take two columns, marks none`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `what is too wide ends in an ellipsis, and is never wider than asked`() {
    #expect("日本語".clipped(columns: 6) == "日本語")
    #expect("日本語".clipped(columns: 5) == "日本…")
    #expect("日本語".clipped(columns: 4) == "日…")
    #expect("abc".clipped(columns: 1) == "…")
    #expect("abc".clipped(columns: 0) == "")
    #expect("日".padded(columns: 4) == "日  ")
    #expect("日本語".padded(columns: 4) == "日本語")
  }
}
