import Foundation
import TouchstoneDrawing

/// The protocol for showing pictures on a terminal.
enum PictureProtocol: Hashable {
  /// The graphics protocol of kitty; also Ghostty, WezTerm and Konsole.
  case kitty
  /// The inline images of iTerm2; also WezTerm and VS Code.
  case iTerm
  /// The sixels of DEC; xterm, foot, mlterm and Windows Terminal.
  case sixel
  /// Half-block characters, for all terminals.
  case blocks(hasTrueColor: Bool)

  /// A query for kitty's protocol, followed by one that every terminal answers, so that the end of the answer is known.
  static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Chooses a protocol by the terminal's answer to ``question``.
  ///
  /// - Source: kitty, "Terminal graphics protocol", "Querying support"; xterm control sequences, primary device
  ///   attributes: 4 stands for sixel graphics.
  init(answer: String, environment: [String: String]) {
    let attributes = Self.attributes(in: answer) ?? []
    if answer.contains("_Gi=31;OK") {
      self = .kitty
    } else if environment["TERM_PROGRAM"] == "iTerm.app", environment["TMUX"] == nil {
      self = .iTerm
    } else if attributes.contains("4") {
      self = .sixel
    } else {
      self = .blocks(hasTrueColor: ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? ""))
    }
  }

  /// Returns whether the answer to ``question`` is complete.
  static func isComplete(_ answer: String) -> Bool { attributes(in: answer) != nil }

  /// Returns the attributes from the answer to the second query; `nil` if it has not arrived yet.
  private static func attributes(in answer: String) -> [Substring]? {
    answer.firstMatch(of: /\u{1B}\[\?([0-9;]*)c/).map { $0.1.split(separator: ";") }
  }

  /// Returns the pixels per character cell in this protocol, given those of the terminal.
  func cell(of terminal: (width: Int, height: Int)) -> (width: Int, height: Int) {
    if case .blocks = self { return (1, 2) }
    return terminal.width > 0 && terminal.height > 0 ? terminal : (8, 16)
  }

  /// Returns the text that shows a picture.
  ///
  /// - Parameters:
  ///   - file: the bytes of a PNG file, which some terminals take as they are.
  ///   - box: where; its top left is what counts.
  ///   - scale: how much smaller the picture becomes, in pixels of ``cell(of:)``.
  ///   - cell: the pixels of a character, from ``cell(of:)``.
  func text(
    file: Data, bitmap: Bitmap, at box: CellBox, scale: Double, cell: (width: Int, height: Int)
  ) -> String {
    lines(file: file, bitmap: bitmap, scale: scale, cell: cell).enumerated()
      .map { Self.move(row: box.row + $0.offset, column: box.column) + $0.element }.joined()
  }

  /// Returns the texts that show a picture where the cursor is: one for each row, or one for all rows.
  func lines(file: Data, bitmap: Bitmap, scale: Double, cell: (width: Int, height: Int)) -> [String] {
    let width = max(1, Int(Double(bitmap.width) * scale))
    let height = max(1, Int(Double(bitmap.height) * scale))
    let (columns, rows) = ((width + cell.width - 1) / cell.width, (height + cell.height - 1) / cell.height)
    switch self {
    case .blocks(let hasTrueColor):
      return bitmap.reduced(width: width, height: height, scale: scale, square: 4).blockRows(hasTrueColor: hasTrueColor)
    case .sixel: return [bitmap.reduced(width: width, height: height, scale: scale, square: 8).sixelText]
    case .kitty: return [Self.kitty(file, columns: columns, rows: rows)]
    case .iTerm:
      return [
        "\u{1B}]1337;File=inline=1;width=\(columns);height=\(rows);preserveAspectRatio=1:"
          + file.base64EncodedString() + "\u{7}"
      ]
    }
  }

  /// The text that removes all pictures, in addition to clearing the screen.
  var clearing: String { self == .kitty ? "\u{1B}_Ga=d,q=2\u{1B}\\" : "" }

  static func move(row: Int, column: Int) -> String { "\u{1B}[\(row);\(column)H" }

  /// Base64 data is sent in chunks of at most 4096 bytes; `m=1` means that more follow. `C=1` keeps the cursor in
  /// place; `q=2` suppresses the terminal's answers.
  private static func kitty(_ file: Data, columns: Int, rows: Int) -> String {
    let base64 = Array(file.base64EncodedString().utf8)
    var text = ""
    for start in stride(from: 0, to: base64.count, by: 4096) {
      let end = min(start + 4096, base64.count)
      let head = start == 0 ? "a=T,f=100,c=\(columns),r=\(rows),C=1,q=2," : ""
      text += "\u{1B}_G\(head)m=\(end < base64.count ? 1 : 0);"
      text += String(decoding: base64[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text
  }
}
