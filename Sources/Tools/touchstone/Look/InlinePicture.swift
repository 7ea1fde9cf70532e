import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// Shows a picture where the cursor of the terminal is.
enum InlinePicture {
  /// The rows of the terminal that stay for text.
  private static let rowsForText = 8

  /// Shows the picture in a file, if what the tool prints is seen on a terminal that can.
  static func show(_ file: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    // A command's output may be a pipe although there is a terminal; then it is read by a program.
    guard Terminal.showsOutput, environment["NO_COLOR", default: ""].isEmpty,
      let terminal = Terminal(environment: environment),
      let data = try? Data(contentsOf: file), let bitmap = try? PNGImage(data: data).bitmap
    else { return }
    terminal.enterKeyMode()
    let answer = terminal.answer(to: PictureProtocol.question, isComplete: PictureProtocol.isComplete)
    terminal.leaveKeyMode()
    let pictures = PictureProtocol(answer: answer, environment: environment)
    let size = terminal.size
    let cell = pictures.cell(of: (size.cellWidth, size.cellHeight))
    let (columns, rows) = (size.columns - 1, max(4, size.rows - rowsForText))
    let scale = min(
      1, Double(columns * cell.width) / Double(bitmap.width), Double(rows * cell.height) / Double(bitmap.height))
    let height = (max(1, Int(Double(bitmap.height) * scale)) + cell.height - 1) / cell.height
    // Lines that make room, and the way back to the first; the picture is drawn below the cursor, which ends behind it.
    terminal.write(String(repeating: "\n", count: height) + "\u{1B}[\(height)A\u{1B}7")
    terminal.write(pictures.lines(file: data, bitmap: bitmap, scale: scale, cell: cell).joined(separator: "\r\n"))
    terminal.write("\u{1B}8\u{1B}[\(height)B\r\n")
  }
}
