import Foundation
import TouchstoneSnapshots

/// Reviews snapshots on a terminal: shows, waits for keys, writes goldens.
struct Reviewer {
  private let items: [ReviewItem]
  private let acceptance: GoldenAcceptance
  private let terminal: Terminal
  private var session: ReviewSession
  /// The goldens before they were accepted, by the number of the snapshot; for undo.
  private var before: [Int: Data?] = [:]
  private var notice = ""

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  init(items: [ReviewItem], acceptance: GoldenAcceptance, terminal: Terminal) {
    self.items = items
    self.acceptance = acceptance
    self.terminal = terminal
    session = ReviewSession(count: items.count)
  }

  /// Runs until all is decided or the user quits.
  mutating func run() {
    terminal.enterKeyMode()
    terminal.write(Self.enter)
    let answer = terminal.answer(to: PictureProtocol.question, until: "c")
    var screen = ReviewScreen(
      items: items,
      pictures: PictureProtocol(answer: answer, environment: ProcessInfo.processInfo.environment), size: terminal.size)
    defer {
      terminal.write(screen.pictures.clearing + Self.leave)
      terminal.leaveKeyMode()
    }
    var isStale = true
    while true {
      if isStale {
        screen.notice = notice
        terminal.write(screen.text(session))
      }
      // Now and then the size is looked at, for the terminal may be a window.
      guard let bytes = terminal.bytes(within: 300) else { return }
      isStale = !bytes.isEmpty || terminal.size != screen.size
      screen.size = terminal.size
      for key in Key.keys(in: bytes) where perform(session.press(key)) { return }
    }
  }

  /// - Returns: whether the review is over.
  private mutating func perform(_ effects: [ReviewSession.Effect]) -> Bool {
    notice = ""
    var isOver = false
    for effect in effects {
      do {
        switch effect {
        case .accept(let index):
          before[index] = .some(try acceptance.accept(items[index].snapshot))
          notice = "Accepted \(items[index].snapshot.entry.golden)"
        case .undo(let index):
          if let old = before.removeValue(forKey: index) {
            try acceptance.undo(items[index].snapshot, before: old)
            notice = "Brought back \(items[index].snapshot.entry.golden)"
          }
        case .open(let index): notice = open(items[index])
        case .quit: isOver = true
        }
      } catch {
        // What could not be written is not decided, and the review goes on.
        if case .accept(let index) = effect { session.revert(index) }
        notice = "\(error)"
        return false
      }
    }
    return isOver
  }

  /// Opens the files of a snapshot, and says what came of it.
  private func open(_ item: ReviewItem) -> String {
    let files = [ReviewRole.difference, .actual, .reference].compactMap { item.file($0) }
    guard let first = files.first else { return "There is no file to open." }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let opener = ProcessInfo.processInfo.environment["TOUCHSTONE_OPEN"] ?? "xdg-open"
    process.arguments = [opener, first.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return first.path }
    return "Opened \(first.path.relative(to: acceptance.package))"
  }

  /// What was decided, for the terminal after the review.
  var summary: String {
    let counts: [(ReviewSession.Decision?, String)] = [
      (.accepted, "accepted"), (.rejected, "rejected"), (.skipped, "skipped"), (nil, "not looked at"),
    ]
    let words = counts.map { (session.count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var lines = [words.joined(separator: ", ")]
    for (item, decision) in zip(items, session.decisions) where decision == .rejected {
      lines.append("  rejected  \(item.id)  \(item.snapshot.entry.file):\(item.snapshot.entry.line)")
    }
    return lines.joined(separator: "\n")
  }
}
