import Foundation
import TouchstoneDrawing
import TouchstoneReport
import TouchstoneSnapshots

/// Draws a review on a terminal.
struct ReviewScreen {
  let items: [ReviewItem]
  var causes: [ReviewCause] = []
  let pictures: PictureProtocol
  var size: Terminal.Size
  /// The effect of the last key, or an error message.
  var notice = ""
  /// Whether text may have colours; pictures have theirs in any case.
  var hasColors = true

  static let clear = "\u{1B}[0m\u{1B}[2J\u{1B}[H"
  static let bold = "\u{1B}[1m"
  static let soft = "\u{1B}[2m"
  static let plain = "\u{1B}[0m"

  /// Returns the complete text of the screen.
  func text(_ session: ReviewSession) -> String {
    if session.showsHelp { return pictures.clearing + Self.clear + help }
    if session.showsCauses {
      return pictures.clearing + Self.clear + list(session)
        + PictureProtocol.move(row: size.rows, column: 1) + keys(session)
    }
    let item = items[session.index]
    let head = heading(item, session)
    var text = pictures.clearing + Self.clear
    for (row, line) in head.enumerated() { text += PictureProtocol.move(row: row + 1, column: 1) + line }
    let area = CellBox(
      column: 1, row: head.count + 2, columns: size.columns, rows: max(1, size.rows - head.count - 4))
    text += item.isPicture ? panes(of: item, session, in: area) : patch(of: item, in: area)
    text += PictureProtocol.move(row: size.rows - 1, column: 1) + Self.soft + clipped(notice.printable) + Self.plain
    return text + PictureProtocol.move(row: size.rows, column: 1) + keys(session)
  }

  private func heading(_ item: ReviewItem, _ session: ReviewSession) -> [String] {
    let result = item.snapshot.result
    let place = "\(session.index + 1)/\(session.count)"
    let title = clipped("\(place)  \(item.id.printable)")
    let decision = session.decisions[session.index].map { "  \(Self.word($0))" } ?? ""
    var lines = [Self.bold + title + Self.plain + (title.columns + decision.columns < size.columns ? decision : "")]
    lines.append(Self.soft + clipped("\(result.file):\(result.line)  \(result.target)".printable) + Self.plain)
    // Only the first line of a message says what happened; the rest is about how to accept it, which is done here.
    let message = result.message?.components(separatedBy: "\n")[0].components(separatedBy: " Look: ")[0] ?? ""
    lines += wrapped(message.printable).prefix(3)
    return lines + (item.refusal.map { wrapped("Cannot be accepted: \($0)".printable).prefix(3) } ?? [])
  }

  private func keys(_ session: ReviewSession) -> String {
    if session.isAskingForAll {
      return Self.bold + clipped("Accept all \(session.rest.count) undecided? y/n") + Self.plain
    }
    if session.showsCauses {
      let count = session.acceptable(in: session.cause).count
      let accept = count > 0 ? "a accept all \(count)  " : ""
      let long = accept + "return look at them  ↑ ↓ move  u undo  c all snapshots  A all  ? help  q quit"
      return Self.soft + clipped(long.columns <= size.columns ? long : accept + "return look  ? help  q quit")
        + Self.plain
    }
    let accept = session.refused.contains(session.index) ? "" : "a accept  "
    let long = accept + "r reject  s skip  ↑ ↓ move  space golden  u undo  o open  A all  ? help  q quit"
    return Self.soft
      + clipped(long.columns <= size.columns ? long : accept + "r reject  s skip  u undo  ? help  q quit")
      + Self.plain
  }

  /// Keys, and what they do.
  static let keyHelp = [
    ("a, return", "accept: the new picture becomes the golden"),
    ("r", "reject: keep the golden, fix the code"),
    ("s", "skip: decide later"), ("j k, ↓ ↑", "move without deciding"),
    ("u", "undo the last decision; an accepted golden is restored"),
    ("c", "what the snapshots have in common, with a for all of one cause, and back"),
    ("A", "accept all undecided"),
    ("1 4 5 6", "side by side, one at a time, difference, three up; again for what is largest"),
    ("space, ← → h l", "one at a time: swap the golden and the actual picture"),
    ("n, 0", "zoom to what changed, the whole picture"),
    ("o", "open the picture shown alone, or the difference, in another program"),
    ("q, escape", "quit; what was accepted stays accepted"), ("?", "this help"),
  ]

  private var help: String {
    let rows = Self.keyHelp.map { "  " + $0.0.padding(toLength: 16, withPad: " ", startingAt: 0) + $0.1 }
    return
      ([Self.bold + clipped("Reviewing snapshots") + Self.plain, ""] + rows.map { clipped($0) }
      + ["", clipped("Press any key to go back.")])
      .joined(separator: "\n")
  }

  // MARK: Pictures and texts

  private func panes(of item: ReviewItem, _ session: ReviewSession, in area: CellBox) -> String {
    let difference = item.difference
    let roles = ReviewRole.allCases.filter { $0 == .difference ? difference != nil : item.file($0) != nil }
    let panes = roles.map { ReviewPane(of: item, role: $0, difference: difference, isZoomed: session.isZoomed) }
    let cell = pictures.cell(of: (size.cellWidth, size.cellHeight))
    func arranged(_ mode: ReviewSession.Mode) -> PaneArrangement {
      let wanted = panes.filter { $0.role.isShown(in: mode) }
      return PaneArrangement(
        wanted.isEmpty ? panes : wanted, isOneAtATime: mode == .blink, showsGolden: session.showsGolden, in: area,
        cell: cell)
    }
    var arrangement = arranged(session.mode ?? .threeUp)
    if session.mode == nil, case .blocks = pictures {
      // Characters are few pixels: fewer pictures are shown at once where they are clearly larger then.
      for fewer in [ReviewSession.Mode.sideBySide, .blink].map(arranged)
      where fewer.scale > PaneArrangement.clearly * arrangement.scale {
        arrangement = fewer
      }
    }
    return zip(arrangement.panes, arrangement.boxes)
      .map { text(of: $0, in: $1, scale: arrangement.scale, cell: cell, hint: arrangement.hint) }.joined()
  }

  private func text(
    of pane: ReviewPane, in box: CellBox, scale: Double, cell: (width: Int, height: Int), hint: String
  ) -> String {
    let caption =
      PictureProtocol.move(row: box.row - 1, column: box.column) + (pane.caption + hint).clipped(columns: box.columns)
    guard let bitmap = try? pane.picture.get() else { return caption }
    return caption + pictures.text(file: pane.file, bitmap: bitmap, at: box, scale: scale, cell: cell)
  }

  private func patch(of item: ReviewItem, in area: CellBox) -> String {
    let data = item.difference?.data.prefix(1 << 20) ?? (try? item.file(.actual)?.read(prefix: 1 << 20)) ?? Data()
    guard let text = String(bytes: data, encoding: .utf8) else {
      return PictureProtocol.move(row: area.row, column: 1)
        + clipped("The terminal cannot show this file; press o to open it")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var shown = lines.prefix(area.rows).map { line in
      let sign = line.hasPrefix("+") ? "\u{1B}[32m" : line.hasPrefix("-") || line.hasPrefix("−") ? "\u{1B}[31m" : ""
      let color = hasColors ? sign : ""
      return color + clipped(String(line).printable) + Self.plain
    }
    if lines.count > shown.count, let last = shown.indices.last {
      shown[last] = "… \(lines.count - last) more lines; press o to open them"
    }
    return shown.enumerated().map { PictureProtocol.move(row: area.row + $0.offset, column: 1) + $0.element }.joined()
  }

  // MARK: Words

  static func word(_ decision: ReviewSession.Decision) -> String {
    switch decision {
    case .accepted: "✓ accepted"
    case .rejected: "✗ rejected"
    case .skipped: "– skipped"
    }
  }

  /// Returns lines of whole words, none wider than the screen.
  private func wrapped(_ text: String) -> [String] {
    text.wrapped(columns: size.columns).map { clipped($0) }
  }

  func clipped(_ text: String) -> String { text.clipped(columns: size.columns) }
}
