import Testing
import TouchstoneReport

@Suite("The columns that text takes on a terminal")
struct StringColumnsTests {
  // The expected numbers are those of wcswidth(3) of glibc 2.36, and of Unicode's EmojiPresentation for pictures.
  @Test(
    "wide characters and emoji take two columns, marks none",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한글", 4), ("ｱ", 1), ("Ａ", 2), ("👋", 2), ("👩‍👩‍👧", 2),
      ("❤️", 2), ("❤", 1), ("🇩🇪", 2), ("עברית", 5), ("█░▀", 3), ("…", 1), ("\u{301}", 0), ("\u{200B}", 0),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test("what is too wide ends in an ellipsis, and is never wider than asked")
  func clipped() {
    #expect("日本語".clipped(columns: 6) == "日本語")
    #expect("日本語".clipped(columns: 5) == "日本…")
    #expect("日本語".clipped(columns: 4) == "日…")
    #expect("abc".clipped(columns: 1) == "…")
    #expect("abc".clipped(columns: 0) == "")
    #expect("日".padded(columns: 4) == "日  ")
    #expect("日本語".padded(columns: 4) == "日本語")
  }
}
