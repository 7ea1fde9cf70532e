import Foundation
import Testing

@testable import touchstone

struct LookReportFailureTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema.ofLook()
  }

  private func value(_ text: String) throws -> JSONValue { try #require(JSONValue(Data(text.utf8))) }

  @Test func `failures are answers, too`() throws {
    let errors = (1...200).map {
      CompilerMessage(
        file: "Sources/App/Card.swift", line: $0, column: 5, message: "cannot find 'x' in scope", hint: nil)
    }
    for failure in [
      LookFailure.notBuilt(errors, output: ""), .notBuilt([], output: "error: no"), .badOption("no"),
      .noView("Crad", names: ["Card"], obstacle: nil), .noSnapshot("A/b", names: ["A/c"], output: "x"),
      .notDrawn("A", why: "b"),
      .noBase("HEAD", why: "c"), .isBusy, .other("d"),
    ] {
      let text = LookReport.json(failure)
      #expect(text.utf8.count <= LookReport.limit)
      #expect(schema.faults(in: try value(text)) == [])
    }
    let text = LookReport.json(.notBuilt(errors, output: ""))
    let shown = try #require(try value(text)["errors"]?.elements).count
    #expect(shown > 10)
    #expect(try value(text)["more"]?["errors"] == .number(Double(200 - shown)))
    #expect("\(LookFailure.noView("Crad", names: ["Card"], obstacle: nil))".contains("Did you mean Card?"))
  }

  private static let command = "touchstone look Card --dark --json --all"

  @Test(arguments: [1, 40, 2000]) func `what was left out of a failure is counted, and a command prints all of it`(
    words: Int
  ) throws {
    let errors = (1...60).map {
      CompilerMessage(
        file: "Sources/App/Card.swift", line: $0, column: 5, message: String(repeating: "type ", count: words),
        hint: nil)
    }
    let failure = LookFailure.notBuilt(errors, output: "")
    let short = try value(LookReport.json(failure, all: Self.command))
    #expect(schema.faults(in: short) == [])
    let more = try #require(short["more"])
    #expect(more["errors"] == .number(Double(60 - (short["errors"]?.elements?.count ?? 0))))
    #expect(more["all"]?.text == Self.command)
    #expect(more["textsAreShortened"] == (words == 2000 ? .bool(true) : nil))
    let all = try value(LookReport.json(failure, limit: nil, all: Self.command))
    #expect(all["errors"]?.elements?.count == 60 && all["more"] == nil)
  }

  @Test(arguments: ["frame", "\u{1B}[0m", "☕️"]) func `of a crash's long output, the reason at the end is kept`(
    word: String
  ) throws {
    let crash = PreviewFailure.crashed(
      code: 132, String(repeating: "\(word) ", count: 2000) + "Fatal error: Index out of range")
    let failure = LookFailure.notDrawn("Card", why: "\(crash)")
    let text = LookReport.json(failure, all: Self.command)
    #expect(text.utf8.count <= LookReport.limit)
    let short = try value(text)
    #expect(schema.faults(in: short) == [])
    let message = try #require(short["message"]?.text)
    #expect(message.hasPrefix("“Card” was not drawn. The process that draws the previews exited with status 132."))
    #expect(message.hasSuffix("Fatal error: Index out of range"))
    #expect(short["more"]?["textsAreShortened"] == .bool(true) && short["more"]?["all"]?.text == Self.command)
    #expect(try value(LookReport.json(failure, limit: nil, all: Self.command))["message"]?.text == failure.summary)
  }

  @Test func `a failure that is whole says nothing of more, and a command that is too long is left out`() throws {
    #expect(try value(LookReport.json(.isBusy, all: Self.command))["more"] == nil)
    let long = LookFailure.other(String(repeating: "\u{1B}", count: 5000))
    for length in [700, 900] {
      let text = LookReport.json(long, all: String(repeating: "a", count: length))
      #expect(text.utf8.count <= LookReport.limit)
      #expect((try value(text)["more"]?["all"] == nil) == (length == 900))
    }
  }

  @Test func `a text is cut inside between characters, at a number of bytes`() {
    #expect("abc".shortInside(3) == "abc")
    #expect("abc".shortInside(nil) == "abc")
    #expect("abcdefghijklmnopqrstuvwxyz".shortInside(20) == "ab…mnopqrstuvwxyz")
    #expect(String(repeating: "ä", count: 20).shortInside(20) == "ä…" + String(repeating: "ä", count: 6))
    #expect(("e" + String(repeating: "\u{301}", count: 5000)).shortInside(24) == "…")
  }
}
