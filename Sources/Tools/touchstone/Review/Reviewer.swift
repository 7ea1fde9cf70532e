import Foundation
import TouchstoneSnapshots

/// Reviews snapshots on a terminal: shows them, waits for keys and writes goldens.
struct Reviewer {
  private let items: [ReviewItem]
  private let causes: [ReviewCause]
  private let acceptance: GoldenAcceptance
  private let terminal: Terminal
  private let environment: [String: String]
  private var session: ReviewSession
  /// The changes by accepted snapshots, by index, for undo.
  private var changes: [Int: GoldenAcceptance.Change] = [:]
  private var notice = ""

  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  init(
    items: [ReviewItem], causes: [ReviewCause] = [], acceptance: GoldenAcceptance, terminal: Terminal,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.items = items
    self.causes = causes
    self.acceptance = acceptance
    self.terminal = terminal
    self.environment = environment
    session = ReviewSession(
      count: items.count, refused: Set(items.indices.filter { items[$0].refusal != nil }),
      causes: causes.map(\.members))
  }

  /// Runs until the last snapshot is decided by itself, or all at once, or the user quits.
  mutating func run() {
    terminal.enterKeyMode()
    terminal.write(Self.enter)
    let answer = terminal.answer(to: PictureProtocol.question, isComplete: PictureProtocol.isComplete)
    var screen = ReviewScreen(
      items: items, causes: causes,
      pictures: PictureProtocol(answer: answer, environment: environment), size: terminal.size,
      // Source: no-color.org: any value but an empty one.
      hasColors: environment["NO_COLOR", default: ""].isEmpty)
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
      // The size is checked regularly, since the terminal may be a window.
      guard let bytes = terminal.bytes(within: 300) else { return }
      isStale = !bytes.isEmpty || terminal.size != screen.size
      screen.size = terminal.size
      for key in Key.keys(in: bytes) where perform(session.press(key)) { return }
    }
  }

  /// Performs the actions that keys requested. If one fails, its decision is reverted, the others are performed, and
  /// the review continues.
  ///
  /// - Returns: Whether the review is over.
  private mutating func perform(_ effects: [ReviewSession.Effect]) -> Bool {
    notice = ""
    var isOver = false
    var failures: [(index: Int, decision: ReviewSession.Decision?, error: ToolError)] = []
    for effect in effects {
      switch effect {
      case .accept(let index):
        do throws(ToolError) {
          changes[index] = try acceptance.accept(items[index].snapshot, shown: items[index].sha256)
          notice = "Accepted \(items[index].snapshot.result.golden)"
        } catch {
          failures.append((index, nil, error))
        }
      case .undo(let index):
        guard let change = changes[index] else { continue }
        do throws(ToolError) {
          try acceptance.undo(items[index].snapshot, change)
          changes[index] = nil
          notice = "Restored \(items[index].snapshot.result.golden)"
        } catch {
          failures.append((index, .accepted, error))
        }
      case .open(let index, let role):
        notice = PictureOpener(environment: environment, package: acceptance.package).open(items[index], role)
      case .quit: isOver = true
      }
    }
    let accepted = effects.count { if case .accept = $0 { true } else { false } } - failures.count
    if accepted > 1 { notice = "Accepted \(accepted) goldens" }
    for failure in failures.reversed() { session.revert(failure.index, to: failure.decision) }
    guard let first = failures.first else { return isOver }
    let more = failures.count - 1
    notice = (more > 0 ? "\(more) more failed the same way: " : "") + "\(first.error)"
    return false
  }

  /// What was accepted, with what goldens became.
  var accepted: [(snapshot: RunLog.Snapshot, data: Data)] {
    changes.sorted { $0.key < $1.key }.map { (items[$0.key].snapshot, $0.value.accepted) }
  }

  /// A summary of the decisions, shown after the review.
  var summary: String {
    let counts: [(ReviewSession.Decision?, String)] = [
      (.accepted, "accepted"), (.rejected, "rejected"), (.skipped, "skipped"), (nil, "not reviewed"),
    ]
    let words = counts.map { (session.count($0.0), $0.1) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    var lines = [words.joined(separator: ", ")]
    for (item, decision) in zip(items, session.decisions) where decision == .rejected {
      lines.append("  rejected  \(item.id)  \(item.snapshot.result.file):\(item.snapshot.result.line)")
    }
    return lines.joined(separator: "\n")
  }
}
