import TouchstoneReport

/// What the failures of a review have in common, a line for each cause.
extension ReviewScreen {
  /// The lines of the causes, those around the chosen one if there are more than fit.
  func list(_ session: ReviewSession) -> String {
    let failures = session.count == 1 ? "1 failure" : "\(session.count) failures"
    let explained = Set(causes.flatMap(\.members)).count
    let title =
      "\(failures)\(explained == session.count ? "" : ", \(explained)") from "
      + (causes.count == 1 ? "1 cause" : "\(causes.count) causes")
    // The title and a line below it, and at the end those for what is chosen, the notice and the keys.
    let space = max(1, size.rows - 7)
    let first = max(0, min(session.cause - space / 2, causes.count - space))
    let width = "\(causes.map(\.members.count).max() ?? 0)".count
    let shown = causes.indices.dropFirst(first).prefix(space).map { index in
      let cause = causes[index]
      let count = "\(cause.members.count)"
      let mark = session.cause == index ? "›" : " "
      let line = [
        "\(mark) " + String(repeating: " ", count: width - count.count) + "\(count) × \(cause.words.printable)",
        cause.views.printable, cause.owners.joined(separator: " ").printable, state(of: index, session),
      ].filter { !$0.isEmpty }.joined(separator: "  ")
      return session.cause == index ? Self.bold + clipped(line) + Self.plain : clipped(line)
    }
    let rest = causes.count - first - shown.count
    let more = rest > 0 ? ["… and \(rest) more causes"] : []
    let lines = [Self.bold + clipped(title) + Self.plain, ""] + shown + more.map { clipped($0) }
    let end = (unkept(in: session.cause) + [notice.printable]).map { Self.soft + clipped($0) + Self.plain }
    return
      (lines.enumerated().map { ($0.offset + 1, $0.element) }
      + end.enumerated().map { (size.rows - end.count + $0.offset, $0.element) })
      .map { PictureProtocol.move(row: $0.0, column: 1) + $0.1 }.joined()
  }

  /// `✓ accepted`, or how many of them are, or wait for their other causes.
  private func state(of cause: Int, _ session: ReviewSession) -> String {
    let all = session.acceptable(in: cause)
    let accepted = all.count { session.decisions[$0] == .accepted }
    if accepted == all.count, accepted > 0 { return Self.word(.accepted) }
    if session.acceptedCauses.contains(cause) {
      return "\(accepted) accepted, \(all.count - accepted) waiting for other causes"
    }
    return accepted > 0 ? "\(accepted) accepted" : ""
  }

  /// How those are accepted whose pictures the run did not keep.
  private func unkept(in cause: Int) -> [String] {
    let count = causes[cause].unkeptCount
    if count == 0 { return [] }
    return [
      "\(count) of these \(count == 1 ? "has" : "have") no picture to accept here. Accept them by cause on the page of: "
        + "swift package review-snapshots --web"
    ]
  }
}
