/// The runs of asterisks, underscores and tildes in a line, and the spans between matching runs.
///
/// - Source: CommonMark 0.31, section 6.2 and "Appendix: A parsing strategy", "process emphasis".
struct MarkdownDelimiters {
  enum Kind {
    case italic
    case bold
    case struck
  }

  /// Tokens with one style.
  struct Span {
    let kind: Kind
    let tokens: Range<Int>
  }

  struct Run {
    let mark: Character
    let length: Int
    let token: Int
    let canOpen: Bool
    let canClose: Bool
    /// The number of characters that are not yet part of a span.
    fileprivate var left: Int
    /// The indices of the neighbouring runs that may still open or close a span.
    fileprivate var previous: Int
    fileprivate var next: Int

    /// - Parameters:
    ///   - before: The character before the run, or a space at the start of the line.
    ///   - after: The character after the run, or a space at the end of the line.
    init(mark: Character, length: Int, token: Int, _ before: Character, _ after: Character) {
      let leansForward =
        !after.isWhitespace
        && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
      let leansBack =
        !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
      self.mark = mark
      self.length = length
      self.token = token
      // Within a word, an underscore is an ordinary character.
      canOpen = leansForward && (mark != "_" || !leansBack || before.isMarkdownPunctuation)
      canClose = leansBack && (mark != "_" || !leansForward || after.isMarkdownPunctuation)
      left = length
      previous = -1
      next = -1
    }
  }

  private var runs: [Run] = []
  /// The last run that may still open a span, or -1.
  private var last = -1
  private(set) var spans: [Span] = []
  /// The number of unused characters of each run's token.
  private(set) var left: [Int: Int] = [:]

  var count: Int { runs.count }

  mutating func append(_ run: Run) {
    var run = run
    run.previous = last
    if last >= 0 { runs[last].next = runs.count }
    last = runs.count
    runs.append(run)
    left[run.token] = run.length
  }

  /// Matches the runs from an index on and removes them, because they can no longer open spans.
  mutating func match(from bottom: Int) {
    // Lower bounds below which no opener exists for each kind of closer; without them, a text of closers takes
    // quadratic time.
    var floors: [String: Int] = [:]
    var closer = last
    while closer >= 0, runs[closer].previous >= bottom { closer = runs[closer].previous }
    if closer < bottom { closer = -1 }
    while closer >= 0 {
      let run = runs[closer]
      guard run.canClose else {
        closer = run.next
        continue
      }
      let kind = "\(run.mark)\(run.canOpen)\(run.length % 3)"
      let floor = max(bottom, floors[kind] ?? 0)
      if let opener = opener(of: run, from: floor) {
        closer = join(opener, closer)
      } else {
        floors[kind] = closer
        if !run.canOpen { remove(closer) }
        closer = run.next
      }
    }
    while last >= bottom { remove(last) }
  }

  private func opener(of closer: Run, from floor: Int) -> Int? {
    var candidate = closer.previous
    while candidate >= floor {
      let run = runs[candidate]
      // The rule of three: "*foo**bar*" is one emphasis.
      let isOdd =
        (closer.canOpen || run.canClose) && closer.length % 3 != 0 && (run.length + closer.length) % 3 == 0
      if run.canOpen, run.mark == closer.mark, !isOdd { return candidate }
      candidate = run.previous
    }
    return nil
  }

  /// Creates a span between two runs, and returns the run to continue with.
  private mutating func join(_ opener: Int, _ closer: Int) -> Int {
    let isStrong = runs[opener].left >= 2 && runs[closer].left >= 2
    let width = isStrong ? 2 : 1
    let kind: Kind = runs[opener].mark == "~" ? .struck : isStrong ? .bold : .italic
    spans.append(Span(kind: kind, tokens: (runs[opener].token + 1)..<runs[closer].token))
    while runs[closer].previous > opener { remove(runs[closer].previous) }
    for run in [opener, closer] {
      runs[run].left -= width
      left[runs[run].token] = runs[run].left
    }
    if runs[opener].left == 0 { remove(opener) }
    guard runs[closer].left == 0 else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }

  private mutating func remove(_ number: Int) {
    let run = runs[number]
    if run.previous >= 0 { runs[run.previous].next = run.next }
    if run.next >= 0 { runs[run.next].previous = run.previous } else { last = run.previous }
  }
}
