import Foundation
import Testing
import TouchstoneReport

@testable import touchstone

struct LookTextTests {
  @Test func `that audits have found nothing is said, unless they have not examined the view`() throws {
    var answer = LookSample.card()
    answer.findings = []
    var report = LookSample.report(answer)
    #expect(report.text().contains("\n\nNo findings\n\n"))
    #expect(try value(of: report)["findings"] == .array([]))
    report.view = 3
    #expect(report.text().contains("\n\nNo findings in view 3\n\n"))
    report.part = .tree
    #expect(!report.text().contains("No findings"))
    answer.isAudited = false
    for part in [LookReport.Part.all, .findings] {
      report = LookSample.report(answer)
      report.part = part
      #expect(!report.text().contains("No findings"))
      #expect(try value(of: report)["findings"] == nil)
    }
  }

  @Test func `the text for people has a line for each view, and all that is wrong`() {
    let text = LookSample.report(LookSample.card()).text()
    #expect(
      text == """
        Card-Dark  200×100 pt @2x  iPhone 15, iOS18, dark, en_US  Sources/App/Card.swift:12
          plain: .build/touchstone/look/Card-Dark/plain.png
          numbered: .build/numbered.png

        At (20, 70): #007AFF, in view 3 Button. From the front:
          fill #007AFF at opacity 0.5 by view 3 Button

        Missing:
          symbol "carrt": No symbol named "carrt" was found.

        Findings:
          contrast: view 2, Card > Text
            measured: 3.44:1; limit: at least 4.5:1 (WCAG 2.2, 1.4.3, AA)
            fix: .foregroundStyle(.primary)

        Warnings:
          A text shows the present time.

        1  Card > VStack (0, 0) 200×100
        2    Text "Tea \\"Earl\\"\\n☕" (16, 16) 96×20.33
        3    Button cart (16, 60) 80×34.5 id: "buy" label: "Buy now" value: "1" [button, disabled] #007AFF #FFFFFF 50 %
        """)
  }

  @Test func `a text leaves out colours of a view with many, says so, and has them if all is asked for`() {
    var answer = LookSample.card()
    answer.views[1].colors = (1...6).map { "#00000\($0)" }
    let report = LookSample.report(answer)
    #expect(report.text().contains("#000001 #000002 #000003 #000004 and 2 more (--all)\n"))
    #expect(report.text(all: true).contains("#000001 #000002 #000003 #000004 #000005 #000006\n"))
    #expect(!report.text(all: true).contains("more"))
  }

  private func value(of report: LookReport) throws -> JSONValue {
    try #require(JSONValue(Data(report.json().utf8)))
  }
}
