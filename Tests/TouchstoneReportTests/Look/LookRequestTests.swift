import Foundation
import Testing

@testable import TouchstoneReport

/// The tool and a test bundle may be of different builds: what they exchange has fixed names.
struct LookRequestTests {
  @Test func `a request is read as it was written`() throws {
    var request = LookRequest(name: "Card-Dark", folder: "/a")
    request.conditions = [.typeSize: "accessibility3", .colorScheme: "dark"]
    request.steps = [.init(.tap, "Add"), .init(.type, "Name", value: "Ada")]
    request.point = [1, 2.5]
    request.audits = false
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(LookRequest.self, from: data) == request)
  }

  @Test func `conditions are fields with their names`() throws {
    var request = LookRequest(name: nil, folder: "/a")
    request.conditions = [.direction: "rightToLeft"]
    let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    #expect(text.contains(#""conditions":{"direction":"rightToLeft"}"#))
    #expect(
      LookRequest.Condition.allCases.map(\.rawValue) == [
        "device", "look", "colorScheme", "size", "scale", "locale", "direction", "typeSize", "pseudolanguage", "moment",
      ])
  }

  @Test func `an answer is read as it was written`() throws {
    var answer = LookAnswer()
    answer.name = LookAnswer.Name(name: "Card", module: "App", file: "Card.swift", line: 3)
    var view = LookAnswer.SeenView(number: 1, parent: nil, type: "Text", frame: [0, 0.5, 10, 20])
    (view.text, view.states, view.colors) = ("“Tea”\n", ["truncated"], ["#FF0000"])
    answer.views = [view]
    answer.point = LookAnswer.Point(
      x: 1, y: 2, color: "#FFFFFF", view: 1, layers: [.init(view: 1, step: "fill", paint: "#FFFFFF", opacity: 1)])
    let data = try JSONEncoder().encode(answer)
    #expect(try JSONDecoder().decode(LookAnswer.self, from: data) == answer)
  }
}
