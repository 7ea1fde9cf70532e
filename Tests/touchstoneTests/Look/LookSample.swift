import Foundation
import TouchstoneReport

@testable import touchstone

/// Answers as a test bundle gives them.
enum LookSample {
  static func view(
    _ number: Int, in parent: Int?, _ type: String, _ frame: [Double], _ text: String? = nil
  ) -> LookAnswer.SeenView {
    var view = LookAnswer.SeenView(number: number, parent: parent, type: type, frame: frame)
    view.text = text
    return view
  }

  /// A card with a button. Every field has a value.
  static func card() -> LookAnswer {
    var answer = LookAnswer()
    answer.name = LookAnswer.Name(name: "Card-Dark", module: "App", file: "Sources/App/Card.swift", line: 12)
    (answer.width, answer.height, answer.scale) = (200, 100, 2)
    answer.conditions = [.colorScheme: "dark", .device: "iPhone 15", .look: "iOS18", .locale: "en_US"]
    var button = view(3, in: 1, "Button", [16, 60, 80, 34.5])
    (button.identifier, button.label, button.value, button.details) = ("buy", "Buy now", "1", "cart")
    (button.states, button.colors) = (["button", "disabled"], ["#007AFF", "#FFFFFF 50 %"])
    answer.views = [
      view(1, in: nil, "Card > VStack", [0, 0, 200, 100]),
      view(2, in: 1, "Text", [16, 16, 96, 20.33], "Tea \"Earl\"\n☕"),
      button,
    ]
    answer.findings = [
      LookAnswer.Finding(
        kind: "contrast", view: 2, path: "Card > Text", frame: [16, 16, 96, 20.33], measured: "3.44:1",
        limit: "at least 4.5:1 (WCAG 2.2, 1.4.3, AA)", fix: ".foregroundStyle(.primary)")
    ]
    answer.isAudited = true
    answer.gaps = [LookAnswer.Gap(kind: "symbol", name: "carrt", message: "No symbol named \"carrt\" was found.")]
    answer.warnings = ["A text shows the present time."]
    answer.point = LookAnswer.Point(
      x: 20, y: 70, color: "#007AFF", view: 3,
      layers: [LookAnswer.Point.Layer(view: 3, step: "fill", paint: "#007AFF", opacity: 0.5)])
    return answer
  }

  /// A list with many rows, each with a long text.
  static func long(rows: Int, words: Int = 40) -> LookAnswer {
    var answer = card()
    answer.views = [view(1, in: nil, "List", [0, 0, 390, 844])]
    for row in 0..<rows {
      let number = answer.views.count + 1
      answer.views.append(view(number, in: 1, "HStack", [0, Double(row) * 44, 390, 44]))
      answer.views.append(
        view(number + 1, in: number, "Text", [16, Double(row) * 44, 300, 44], String(repeating: "word ", count: words)))
    }
    return answer
  }

  static func report(_ answer: LookAnswer) -> LookReport {
    var report = LookReport(answer: answer)
    report.pictures = [("plain", ".build/touchstone/look/Card-Dark/plain.png"), ("numbered", ".build/numbered.png")]
    (report.name, report.state) = ("Card-Dark", ["--dark"])
    return report
  }
}
