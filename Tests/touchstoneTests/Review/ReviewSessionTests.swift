import Testing

@testable import touchstone

struct ReviewSessionTests {
  private func press(_ keys: String, count: Int = 3) -> (session: ReviewSession, effects: [ReviewSession.Effect]) {
    var session = ReviewSession(count: count)
    let effects = keys.flatMap { session.press($0 == "↓" ? .down : $0 == "↑" ? .up : .character($0)) }
    return (session, effects)
  }

  @Test func `accepting goes on to the next, and the last decision ends the review`() {
    let (session, effects) = press("ara")
    #expect(effects == [.accept(0), .accept(2), .quit])
    #expect(session.decisions == [.accepted, .rejected, .accepted])
  }

  @Test func `after the last snapshot come those that were passed over`() {
    let (session, effects) = press("↓ja")
    #expect(effects == [.accept(2)])
    #expect(session.index == 0)
  }

  @Test func `going stops at both ends`() {
    #expect(press("↑").session.index == 0)
    #expect(press("↓↓↓j").session.index == 2)
  }

  @Test func `undo takes back the last decision before, and the golden if it was accepted`() {
    let (session, effects) = press("au")
    #expect(effects == [.accept(0), .undo(0)])
    #expect(session.decisions == [nil, nil, nil])
    #expect(session.index == 0)
    #expect(press("ru").effects == [])
    #expect(press("u").effects == [])
  }

  @Test func `rejecting what was accepted brings the golden back`() {
    let (session, effects) = press("a↑r")
    #expect(effects == [.accept(0), .undo(0)])
    #expect(session.decisions[0] == .rejected)
  }

  @Test func `accepting twice writes once, and skipping keeps a decision`() {
    #expect(press("aka").effects == [.accept(0)])
    #expect(press("a↑s").session.decisions[0] == .accepted)
  }

  @Test func `accepting all the rest asks first, and leaves what was rejected`() {
    #expect(press("rA").session.isAskingForAll)
    #expect(press("rAn").effects == [])
    #expect(press("rAy").effects == [.accept(1), .accept(2), .quit])
    #expect(press("sAy").effects == [.accept(1), .accept(2), .accept(0), .quit].sorted())
  }

  // MARK: Causes

  private func pressAmongCauses(_ keys: String, refused: Set<Int> = [], _ causes: [[Int]] = [[0, 1, 2], [2, 3]]) -> (
    session: ReviewSession, effects: [ReviewSession.Effect]
  ) {
    var session = ReviewSession(count: 4, refused: refused, causes: causes)
    let effects = keys.flatMap { session.press($0 == "↓" ? .down : $0 == "↩" ? .enter : .character($0)) }
    return (session, effects)
  }

  @Test func `accepting a cause accepts what has no other, and the rest with its last one`() {
    let (session, effects) = pressAmongCauses("a")
    #expect(session.showsCauses && effects == [.accept(0), .accept(1)])
    #expect(session.cause == 1 && session.decisions == [.accepted, .accepted, nil, nil])
    #expect(pressAmongCauses("aa").effects == [.accept(0), .accept(1), .accept(2), .accept(3)])
    #expect(pressAmongCauses("aau").effects.suffix(2) == [.undo(2), .undo(3)])
    // What cannot be accepted remains to be seen.
    #expect(pressAmongCauses("aa", refused: [1]).effects == [.accept(0), .accept(2), .accept(3)])
  }

  @Test func `a cause that is taken back brings its goldens back`() {
    let (session, effects) = pressAmongCauses("aku")
    #expect(effects == [.accept(0), .accept(1), .undo(0), .undo(1)])
    #expect(session.decisions == [nil, nil, nil, nil] && session.acceptedCauses.isEmpty)
    #expect(pressAmongCauses("aku↓a").effects.suffix(1) == [.accept(3)])
  }

  @Test func `undo takes back the cause that was accepted last, wherever the mark is, and it can be accepted again`() {
    let (session, effects) = pressAmongCauses("au")
    #expect(effects == [.accept(0), .accept(1), .undo(0), .undo(1)])
    #expect(session.cause == 0 && session.acceptedCauses.isEmpty)
    #expect(pressAmongCauses("aua").effects.suffix(2) == [.accept(0), .accept(1)])
    #expect(pressAmongCauses("u").effects == [])
  }

  @Test func `return shows the snapshots of a cause, and c goes back and forth`() {
    let (session, _) = pressAmongCauses("↓↩")
    #expect(!session.showsCauses && session.index == 2)
    #expect(pressAmongCauses("↓↩c").session.showsCauses)
    #expect(!pressAmongCauses("c").session.showsCauses)
    // A rejected snapshot is not accepted with its cause.
    #expect(pressAmongCauses("↩rca").effects == [.accept(1)])
    #expect(press("c").session.showsCauses == false)
  }

  @Test func `keys accept nothing that cannot be accepted`() {
    var session = ReviewSession(count: 3, refused: [0, 2])
    #expect(session.press(.character("a")) == [] && session.press(.enter) == [])
    #expect(session.index == 0 && session.decisions == [nil, nil, nil])
    #expect(session.rest == [1])
    _ = session.press(.character("A"))
    // What remains is still to be seen.
    #expect(session.press(.character("y")) == [.accept(1)])
    #expect(session.decisions == [nil, .accepted, nil] && session.index == 0)
    _ = session.press(.character("A"))
    #expect(!session.isAskingForAll)
    _ = session.press(.character("r"))
    #expect(session.index == 2 && session.press(.character("s")) == [.quit])
  }

  @Test func `a golden that could not be written is not decided`() {
    var session = ReviewSession(count: 2)
    _ = session.press(.character("a"))
    session.revert(0, to: nil)
    #expect(session.decisions == [nil, nil])
    #expect(session.index == 0)
  }

  @Test func `a golden that could not be brought back stays accepted`() {
    var session = ReviewSession(count: 2)
    _ = session.press(.character("a"))
    #expect(session.press(.character("u")) == [.undo(0)])
    session.revert(0, to: .accepted)
    #expect(session.decisions == [.accepted, nil])
  }

  @Test func `the picture that is opened is the one that is shown alone`() {
    #expect(press("o").effects == [.open(0, nil)])
    #expect(press("4o").effects == [.open(0, .actual)])
    #expect(press("4 o").effects == [.open(0, .reference)])
    #expect(press("5o").effects == [.open(0, .difference)])
    #expect(press("1o").effects == [.open(0, nil)])
  }

  @Test func `help goes at any key, which means nothing else then`() {
    #expect(press("?").session.showsHelp)
    #expect(press("?a").effects == [])
    #expect(!press("?a").session.showsHelp)
  }

  @Test func `numbers choose a mode of the report's page, and the same again what is largest`() {
    #expect(press("1").session.mode == .sideBySide && press("4").session.mode == .blink)
    #expect(press("5").session.mode == .difference && press("56").session.mode == .threeUp)
    #expect(press("44").session.mode == nil)
    #expect(press("2378").session.mode == nil)
  }

  @Test func `space swaps the pictures, and arrows choose one, without a decision`() {
    #expect(press(" ").session.showsGolden && !press("  ").session.showsGolden)
    #expect(press("h").session.showsGolden && !press("hl").session.showsGolden)
    var session = ReviewSession(count: 2)
    #expect(session.press(.left) == [] && session.showsGolden)
    #expect(
      session.press(.right) == [] && !session.showsGolden && session.index == 0 && session.decisions == [nil, nil])
  }

  @Test func `n zooms to what changed, and 0 shows the whole picture`() {
    #expect(!press("0").session.isZoomed && press("0n").session.isZoomed)
  }

  @Test(arguments: [Key.character("q"), .escape, .interrupt]) func `q, escape and control-C quit`(key: Key) {
    var session = ReviewSession(count: 1)
    #expect(session.press(key) == [.quit])
  }

  @Test func `bytes of a terminal are read as keys`() {
    #expect(Key.keys(in: Array("aé\u{1B}[A\u{1B}OD\r".utf8)) == [.character("a"), .character("é"), .up, .left, .enter])
    #expect(Key.keys(in: Array("\u{1B}[1;5C\u{1B}[5~x".utf8)) == [.right, .character("x")])
    #expect(Key.keys(in: [0x1B]) == [.escape])
    #expect(Key.keys(in: [0x03]) == [.interrupt])
    #expect(Key.keys(in: [0x01, 0x1B, 0x5B]) == [])
  }
}

extension [ReviewSession.Effect] {
  /// In the order of the snapshots, the end last.
  fileprivate func sorted() -> Self {
    func place(_ effect: ReviewSession.Effect) -> Int {
      switch effect {
      case .accept(let index), .undo(let index), .open(let index, _): index
      case .quit: .max
      }
    }
    return sorted { place($0) < place($1) }
  }
}
