import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneReport

@testable import touchstone

struct LookReportTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema.ofLook()
  }

  private func value(_ text: String) throws -> JSONValue { try #require(JSONValue(Data(text.utf8))) }

  @Test func `an answer with every field fits the schema`() throws {
    let text = LookSample.report(LookSample.card()).json()
    #expect(schema.faults(in: try value(text)).isEmpty)
    #expect(text.utf8.count < LookReport.limit)
  }

  @Test func `the schema refuses a field with another name, another type, and one that is missing`() throws {
    let text = LookSample.report(LookSample.card()).json()
    for (old, new) in [
      ("\"scale\":2", "\"scaling\":2"), ("\"scale\":2", "\"scale\":\"2\""),
      ("\"kind\":\"symbol\"", "\"kind\":\"sound\""),
      ("\"size\":[200,100]", "\"size\":[200]"),
    ] {
      #expect(text.contains(old))
      #expect(!schema.faults(in: try value(text.replacing(old, with: new))).isEmpty, "\(new)")
    }
  }

  @Test func `a reader who holds to the schema takes the fields and words of later versions, but no other meaning`()
    throws
  {
    var open = schema
    open.isStrict = false
    let text = LookSample.report(LookSample.card()).json()
    for (old, new) in [
      ("\"scale\":2", "\"scale\":2,\"depth\":1"), ("\"look\":\"iOS18\"", "\"look\":\"iOS40\""),
      ("\"kind\":\"symbol\"", "\"kind\":\"sound\",\"source\":1"), ("\"point\":[", "\"depth\":[],\"point\":["),
    ] {
      #expect(text.contains(old))
      let later = try value(text.replacing(old, with: new))
      #expect(open.faults(in: later) == [], "\(new)")
      #expect(!schema.faults(in: later).isEmpty, "\(new)")
    }
    #expect(!open.faults(in: try value(text.replacing("\"schema\":1", with: "\"schema\":2"))).isEmpty)
    #expect(!open.faults(in: try value(text.replacing("\"size\":[200,100]", with: "\"size\":[200]"))).isEmpty)
  }

  @Test func `the order of fields is fixed, and so are the bytes`() throws {
    let text = LookSample.report(LookSample.card()).json()
    let names = text.matches(of: /(?m)^"(\w+)":/).map { String($0.1) }
    #expect(
      names == [
        "schema", "name", "module", "source", "size", "scale", "conditions", "pictures", "at", "missing", "findings",
        "warnings", "views",
      ])
    let conditions = try #require(text.split(separator: "\n").first { $0.hasPrefix("\"conditions\"") })
    #expect(
      conditions == #""conditions":{"device":"iPhone 15","look":"iOS18","colorScheme":"dark","locale":"en_US"},"#)
    #expect(LookSample.report(LookSample.card()).json() == text)
  }

  @Test func `a text keeps its quotes, and cannot command a terminal`() {
    #expect(JSONValue.string("a\"b\\c\n\u{1B}[31m\u{202E}☕").line == #""a\"b\\c\n\u001b[31m\u202e☕""#)
  }

  @Test(arguments: [1, 8, 40, 400, 4000]) func `no answer is longer than 4 KB, and each says how to get the rest`(
    rows: Int
  ) throws {
    let report = LookSample.report(LookSample.long(rows: rows))
    let text = report.json()
    #expect(text.utf8.count <= LookReport.limit)
    let value = try value(text)
    #expect(schema.faults(in: value).isEmpty)
    let shown = try #require(value["views"]?.elements).count
    #expect(shown > 0)
    let left = 2 * rows + 1 - shown
    #expect(value["more"]?["views"] == (left > 0 ? .number(Double(left)) : nil))
    if left > 0 {
      #expect(value["more"]?["all"]?.text == "touchstone look Card-Dark --dark --json --all")
      // The first view that was left out.
      let printed = value["views"]?.elements?.compactMap { $0["n"] } ?? []
      let first = try #require(report.views.first { !printed.contains(.number(Double($0.number))) }?.number)
      #expect(value["more"]?["part"]?.text == "touchstone look Card-Dark --dark '--view=\(first)' --json")
    }
    let all = report.json(limit: nil)
    #expect(try #require(try self.value(all)["views"]?.elements).count == 2 * rows + 1)
    #expect(!all.contains("\"more\""))
  }

  @Test func `with many findings and long texts the answer still fits, and has the first findings`() throws {
    var answer = LookSample.long(rows: 30)
    answer.findings = (0..<60).map { (index: Int) in
      LookAnswer.Finding(
        kind: "contrast", view: index, path: String(repeating: "VStack > ", count: 20), frame: [0, 0, 1, 1],
        measured: "3.\(index):1", limit: String(repeating: "limit ", count: 10), fix: ".foregroundStyle(.primary)")
    }
    let text = LookSample.report(answer).json()
    #expect(text.utf8.count <= LookReport.limit)
    let findings = try #require(try value(text)["findings"]?.elements)
    #expect(findings.first?["measured"] == .string("3.0:1"))
    #expect(try value(text)["more"]?["findings"] == .number(Double(60 - findings.count)))
  }

  /// An answer in which every text and every list is long.
  private static func extreme(_ text: String, count: Int) -> LookReport {
    var answer = LookSample.long(rows: count)
    answer.name = LookAnswer.Name(name: text, module: text, file: text, line: 1)
    (answer.conditions[.device], answer.conditions[.locale]) = (text, text)
    for index in answer.views.indices {
      (answer.views[index].type, answer.views[index].text, answer.views[index].identifier) = (text, text, text)
      (answer.views[index].colors, answer.views[index].states) = (Array(repeating: text, count: 9), ["button"])
    }
    answer.findings = (0..<count).map { _ in
      LookAnswer.Finding(
        kind: "contrast", view: nil, path: text, frame: [0, 0, 1, 1], measured: text, limit: text, fix: text)
    }
    answer.gaps = (0..<count).map { _ in LookAnswer.Gap(kind: "symbol", name: text, message: text) }
    answer.warnings = Array(repeating: text, count: count)
    answer.point?.layers = (0..<count).map { _ in .init(view: 1, step: "fill", paint: text, opacity: 0.5) }
    var report = LookSample.report(answer)
    (report.name, report.state) = (text, ["--tap=\(text)"])
    report.details = ["--against=\(text)", "--no-audits"]
    let before = LookSample.long(rows: count).views
    let bitmap = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    report.changes = LookChanges(
      base: text, from: LookSide(views: before, bitmap: bitmap, scale: 1),
      to: LookSide(views: answer.views, bitmap: bitmap, scale: 1))
    return report
  }

  @Test(
    arguments: [
      "a", String(repeating: "word ", count: 200), "e" + String(repeating: "\u{301}", count: 5000),
      String(repeating: "\u{1B}", count: 900),
    ], [1, 13, 40])
  func `texts and lists of any length fit, what is left out is counted, and all is all`(text: String, count: Int) throws
  {
    let report = Self.extreme(text, count: count)
    let short = report.json()
    #expect(short.utf8.count <= LookReport.limit)
    let value = try value(short)
    #expect(schema.faults(in: value) == [])
    let changes = try #require(report.changes?.changes.count)
    let counts = [
      ("missing", count), ("findings", count), ("warnings", count), ("changes", changes),
      ("views", report.answer.views.count),
    ]
    for (field, all) in counts {
      let left = all - (value[field]?.elements?.count ?? 0)
      #expect(value["more"]?[field] == (left > 0 ? .number(Double(left)) : nil), "\(field)")
    }
    let layers = count - (value["at"]?["layers"]?.elements?.count ?? 0)
    #expect(value["more"]?["layers"] == (layers > 0 ? .number(Double(layers)) : nil))
    let all = try self.value(report.json(limit: nil))
    #expect(schema.faults(in: all) == [])
    #expect(all["more"] == nil)
    for (field, count) in counts { #expect(all[field]?.elements?.count == count, "\(field)") }
    #expect(all["at"]?["layers"]?.elements?.count == count)
    #expect(all["views"]?.elements?.last?["colors"]?.elements?.count == 9)
    #expect(all["views"]?.elements?.last?["text"]?.text == text)
  }

  @Test func `the command for the rest asks for the same comparison`() throws {
    var report = LookSample.report(LookSample.long(rows: 40))
    report.details = ["--against=HEAD", "--no-audits"]
    report.part = .tree
    let more = try value(report.json())["more"]
    #expect(more?["all"]?.text == "touchstone look Card-Dark --dark '--against=HEAD' --no-audits --json --all")
    let part = "touchstone look Card-Dark --dark '--against=HEAD' --no-audits "
    #expect(more?["part"]?.text?.hasPrefix("\(part)'--view=") == true, "\(more?["part"]?.text ?? "")")
    // A part has a number of its own, and is not asked about a point.
    report.details = ["--at=1,2", "--view=1", "--against=HEAD", "--no-audits"]
    #expect(try value(report.json())["more"]?["part"] == more?["part"])
  }

  @Test(arguments: [1, 60, 200, 5000]) func `a command is whole or left out, however long it is`(count: Int) throws {
    var report = LookSample.report(LookSample.long(rows: 400))
    report.state = ["--type=Name=\(String(repeating: "ä ", count: count))"]
    let more = try value(report.json())["more"]
    for (field, options) in [("all", ["--json", "--all"]), ("part", ["--view=2", "--json"])] {
      let whole = report.call.line("Card-Dark", report.state + options)
      let text = more?[field]?.text
      #expect(text == (count > 200 ? nil : whole), "\(field)")
    }
    let words = try #require(ExternalProgram.run(["sh", "-c", "printf '%s|' \(report.call.line("-A", report.state))"]))
    #expect(words.output.hasPrefix("touchstone|look|--type=Name=ä") && words.output.hasSuffix("|--|-A|"))
  }

  @Test func `a text is cut between characters, at a number of bytes`() {
    #expect("abc".short(3) == "abc")
    #expect("abcdef".short(5) == "ab…")
    #expect("äöü".short(5) == "ä…")
    #expect(("e" + String(repeating: "\u{301}", count: 5000)).short(24) == "…")
  }

  @Test func `with a view's number, only what is in it is listed`() throws {
    var report = LookSample.report(LookSample.card())
    report.view = 2
    let value = try value(report.json())
    #expect(value["views"]?.elements?.map { $0["n"] } == [.number(2)])
    report.view = 3
    #expect(try self.value(report.json())["findings"] == .array([]))
  }

  @Test func `only the findings, or only the tree`() throws {
    var report = LookSample.report(LookSample.card())
    report.part = .findings
    #expect(try value(report.json())["views"] == nil)
    #expect(try value(report.json())["findings"]?.elements?.first?["path"] == .string("Card > Text"))
    report.part = .tree
    #expect(try value(report.json())["findings"] == nil)
    #expect(schema.faults(in: try value(report.json())).isEmpty)
  }

  @Test func `the list fits the schema and 4 KB`() throws {
    let previews = (1...300).map { (line: Int) in
      LookAnswer.Name(name: "Card-\(line)", module: "App", file: "/p/Sources/A.swift", line: line)
    }
    var list = LookList(previews: previews, views: ["Badge"], package: URL(fileURLWithPath: "/p"))
    for limit in [LookReport.limit, nil] {
      let text = list.json(limit: limit)
      #expect(limit.map { text.utf8.count <= $0 } ?? true)
      #expect(schema.faults(in: try value(text)) == [])
    }
    #expect(try value(list.json(limit: LookReport.limit))["more"]?["all"] == .string("touchstone look --json --all"))
    #expect(list.json(limit: nil).contains(#""source":"Sources/A.swift:7""#))
    // A command that is too long is left out: one that is cut cannot be run.
    list.call = LookCommand(words: [String(repeating: "/deep", count: 1000), "look"], place: [])
    let far = list.json(limit: LookReport.limit)
    #expect(far.utf8.count <= LookReport.limit)
    #expect(schema.faults(in: try value(far)) == [])
    let more = try #require(try value(far)["more"])
    #expect(more["names"] != nil && more["all"] == nil)
    list.call = .plain
    #expect(list.text.hasSuffix("Look at one: touchstone look Card-1"))
    list.remark = "No test target depends on TouchstoneTesting."
    #expect(list.text.hasSuffix("Previews are not listed. No test target depends on TouchstoneTesting."))
    #expect(schema.faults(in: try value(list.json(limit: LookReport.limit))) == [])
    #expect(try value(list.json(limit: nil))["warnings"]?.elements?.count == 1)
  }
}
