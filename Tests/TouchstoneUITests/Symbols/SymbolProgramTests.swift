import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSymbols

/// The language of the tables; what is expected follows from its description.
@Suite struct SymbolProgramTests {
  /// Returns the parts of a program's drawing with a stem of 8.
  private func parts(_ program: Substring, isFilled: Bool = false) -> [SymbolDrawing.Part] {
    var pen = SymbolDrawing(stem: 8, isFilled: isFilled)
    SymbolProgram(program).run(on: &pen)
    return pen.parts
  }

  // MARK: Tables

  @Test func `every entry of the tables is well-formed`() {
    for (name, text) in SymbolTable.entries {
      let words = text.words
      if words.count > 2, words[1] == "=" {
        var rest = words[3...]
        if rest.first == "flip" { rest.removeFirst() }
        let isTurned = rest.count == 2 && rest.first == "turn" && rest.last.flatMap { Double($0) } != nil
        #expect(SymbolGrammar.isDrawing(words[2]) && (rest.isEmpty || isTurned), "\(text)")
      } else {
        let program = text.dropFirst(name.utf8.count)
        #expect(program.first == ":", "\(text)")
        let faults = SymbolGrammar.faults(in: program.dropFirst())
        #expect(faults.isEmpty, "\(name): \(faults)")
      }
    }
  }

  @Test(
    arguments: [
      "", "strok line 0 0 1 1", "stroke", "stroke lin 0 0 1 1", "stroke line 0 0 1", "stroke flip", "fill circle 0 0",
      "fill the typo", "fill path L 0 0", "fill path M 0 0 C 1 1", "fill circle 0 0 5 move 1",
      "fill*2 circle 0 0 5", "butt shape circle 0 0 5", "level 3", "level x", "step nnoe", "all", "dot 1", "coast 0 0",
      "use no.such.symbol", "use minus 0", "use minus turn", "use minus lines", "dot 1 12-s",
    ] as [Substring])
  func `a broken program is found`(program: Substring) {
    #expect(!SymbolGrammar.faults(in: program).isEmpty)
  }

  @Test func `every drawing has outlines, filled and plain, light and heavy`() throws {
    for (name, _) in SymbolTable.entries {
      let definition = try #require(SymbolTable.definition(named: name))
      for isFilled in [false, true] {
        for weight in [100, 900] {
          let parts = definition.drawing(stem: SymbolMetrics.stem(weight: weight), isFilled: isFilled).parts
          let boxes = parts.map(\.path.boundingRect)
          let areDrawn = !boxes.isEmpty && boxes.allSatisfy { !$0.isNull && $0.isFinite }
          #expect(areDrawn, "\(name), filled: \(isFilled), weight: \(weight)")
        }
      }
    }
  }

  @Test func `comments are no drawings, and parts of drawings no symbols`() {
    #expect(SymbolTable.entries.allSatisfy { !$0.name.isEmpty && !$0.name.hasPrefix("#") })
    // It follows a comment.
    #expect(SymbolTable.definition(named: "hare") != nil)
    #expect(SymbolTable.definition(named: "_hand") != nil && !SymbolCatalog.contains("_hand"))
  }

  // MARK: Numbers

  @Test(
    arguments: [
      ("12", 12), (".5s", 4), ("-.5s", -4), ("12-.5s", 8), ("-12+2s", 4), ("14<38-2s", 14), ("30<38-2s", 22),
    ] as [(Substring, CGFloat)])
  func `a number may depend on the stem`(word: Substring, expected: CGFloat) {
    #expect(SymbolPathReader.number(word, stem: 8) == expected)
  }

  @Test(arguments: ["", "s", "corners", "12-s", "1<2", "1<xs", "12-.5t"] as [Substring])
  func `other words are no numbers`(word: Substring) {
    #expect(SymbolPathReader.number(word, stem: 8) == nil)
  }

  // MARK: Statements

  @Test func `butt cuts the ends of lines and of cuts`() {
    let parts = parts("butt stroke line -9 0 9 0; plain butt cut line 0 -9 0 9; stroke line 0 0 5 0")
    #expect(parts.map(\.cap) == [.butt, .butt, .round])
    #expect(parts.map(\.isErased) == [false, true, false])
  }

  @Test func `level is for what follows, all for what is drawn already`() {
    let parts = parts("fill circle 0 0 5; level 2; fill circle 0 0 4; all 1; level 0; fill circle 0 0 3")
    #expect(parts.map(\.level) == [1, 1, 0])
  }

  @Test func `step is for what follows, until step none`() {
    let parts = parts("step 0; fill circle 0 0 5; step 2; fill circle 0 0 4; step none; fill circle 0 0 3")
    #expect(parts.map(\.step) == [0, 2, nil])
  }

  @Test(arguments: [false, true])
  func `punch leaves a hole in both variants, engrave a figure in the filled one`(isFilled: Bool) {
    let punched = parts("fill circle 0 0 47; punch minus", isFilled: isFilled)
    #expect(punched.map(\.isErased) == [false, true])
    #expect(punched.allSatisfy { !$0.isFigure })
    let engraved = parts("fill circle 0 0 47; engrave minus", isFilled: isFilled)
    #expect(engraved.map(\.isErased) == [false, isFilled])
    #expect(engraved.map(\.isFigure) == [false, isFilled])
  }

  @Test(arguments: [("use minus 0 0 .5", 6.4), ("use minus 0 0 .5 lines 1", 8), ("use minus 0 0 .5 lines .5", 4)])
  func `lines sets the width of the lines of a scaled symbol`(program: String, expected: CGFloat) throws {
    let width = try #require(parts(Substring(program)).first?.lineWidth)
    #expect(abs(width - expected) < 1e-9)
  }

  @Test func `a loop returns to its first point, and a spline does not`() {
    // A move and a curve between neighbours; a loop has one more curve, and is closed.
    #expect(parts("stroke spline -9 0 0 -9 9 0 0 9").map(\.path.elements.count) == [4])
    let loop = parts("fill loop -9 0 0 -9 9 0 0 9").map(\.path.elements)
    #expect(loop.map(\.count) == [6])
    #expect(loop.first?.last == .closeSubpath)
  }

  @Test func `land is on the left of a coast: to the east of one that runs south`() throws {
    let land = try #require(parts("coast 0 -47 10 0 0 47", isFilled: true).first)
    #expect(land.path.contains(CGPoint(x: 30, y: 0)))
    #expect(!land.path.contains(CGPoint(x: -30, y: 0)))
    let line = try #require(parts("coast 0 -47 10 0 0 47").first)
    #expect(abs((line.lineWidth ?? 0) - 0.66 * 8) < 1e-9)
    #expect(abs(line.path.boundingRect.maxX - (10 + 0.32 * 8)) < 1e-6)
  }
}
