import Foundation
import SwiftUI
import Testing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

@MainActor
struct LookDrawingTests {
  /// A title above a button that counts, in lengths that no font decides.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("Count \(count)").frame(width: 100, height: 20).accessibilityIdentifier("title")
        Button("Add") { count += 1 }.frame(width: 100, height: 44)
        Color.red.frame(width: 50, height: 10)
      }
    }
  }

  private func answer<Content: View>(
    to view: Content, _ change: (inout LookRequest) -> Void = { _ in }
  ) throws -> LookAnswer {
    try withTemporaryFolder { folder in
      var request = LookRequest(name: "A", folder: folder.path)
      change(&request)
      return LookDrawing(request: request)
        .answer(ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())) { _ in view }
    }
  }

  @Test func `views have numbers, frames in points of the picture, texts and identifiers`() throws {
    let answer = try answer(to: Counter())
    #expect(answer.problem == nil)
    #expect([answer.width, answer.height, answer.scale] == [100, 74, 2])
    #expect(answer.views.map(\.number) == Array(1...answer.views.count))
    let title = try #require(answer.views.first { $0.identifier == "title" })
    #expect(title.frame == [0, 0, 100, 20])
    let text = try #require(answer.views.first { $0.text == "Count 0" })
    #expect(text.parent == title.number)
    #expect(text.frame[0] > 0 && text.frame[2] < 100)
    let color = try #require(answer.views.first { $0.type.hasSuffix("Color") })
    #expect(color.frame == [25, 64, 50, 10])
    // Source: Apple, Human Interface Guidelines, "Color": red in light is 255, 59, 48.
    #expect(color.colors == ["#FF3B30"])
    // Every parent comes first, and holds what it should.
    for view in answer.views { if let parent = view.parent { #expect(parent < view.number) } }
  }

  @Test func `steps are done before the picture, in order`() throws {
    let answer = try answer(to: Counter()) { $0.steps = [.init(.tap, "Add"), .init(.tap, "Add")] }
    #expect(answer.views.contains { $0.text == "Count 2" })
  }

  @Test func `a step that is not possible says what is there`() throws {
    let answer = try answer(to: Counter()) { $0.steps = [.init(.tap, "Remove")] }
    #expect(answer.badOption?.contains("\"Remove\"") == true && answer.badOption?.contains("\"Add\"") == true)
    #expect(answer.picture == nil && answer.problem == nil)
  }

  /// A button below the picture, and one that scrolling brings into it.
  private struct Outside: View {
    var isScrolled: Bool

    var body: some View {
      if isScrolled {
        ScrollView {
          VStack(spacing: 0) {
            Color.white.frame(height: 500); Button("Pay") {}
          }
        }.frame(width: 90, height: 90)
      } else {
        ZStack {
          Color.white; Button("Pay") {}.offset(y: 400)
        }.frame(width: 90, height: 90)
      }
    }
  }

  @Test(arguments: [false, true]) func `a tap where no finger can be is told, unless scrolling helps`(isScrolled: Bool)
    throws
  {
    let answer = try answer(to: Outside(isScrolled: isScrolled)) { $0.steps = [.init(.tap, "Pay")] }
    #expect(answer.problem == nil && answer.badOption == nil)
    #expect(answer.warnings.contains { $0.hasPrefix("No finger can reach “Pay”") } == !isScrolled)
  }

  /// A badge in front of a price, and one behind another; texts that break, and parts with a direction of their own.
  private struct Flawed: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("$12.50").overlay { Color.red.frame(width: 20, height: 20) }
        Text("$13.50").background(Color.red)
        Text("$14.50").overlay { Color.red.opacity(0.5) }
        Text("Extraordinary").frame(width: 40, height: 90)
        Text("Most words").frame(width: 50, height: 90)
        Text("Back").environment(\.layoutDirection, .leftToRight)
      }
      .frame(width: 200, height: 300)
    }
  }

  @Test func `texts that are covered or broken, and a direction of its own, are states`() throws {
    let answer = try answer(to: Flawed()) { $0.conditions = [.direction: "rightToLeft"] }
    func texts(_ state: String) -> [String?] { answer.views.filter { $0.states.contains(state) }.map(\.text) }
    #expect(texts("covered") == ["$12.50"])
    #expect(texts("brokenWord") == ["Extraordinary"])
    #expect(texts("leftToRight") == ["Back"])
  }

  private struct Form: View {
    @State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name").frame(width: 100)
        Button("Save") {}.disabled(name.isEmpty)
      }
    }
  }

  @Test func `states are named, and typing changes them`() throws {
    func isDisabled(_ steps: [LookRequest.Step]) throws -> Bool {
      let views = try answer(to: Form()) { $0.steps = steps }.views
      let button = try #require(views.first { $0.states.contains("button") })
      return button.states.contains("disabled")
    }
    #expect(try isDisabled([]))
    #expect(try !isDisabled([.init(.type, "name", value: "Ada")]))
  }

  @Test func `conditions change the view and are told`() throws {
    let answer = try answer(to: Color.primary.frame(width: 20, height: 10)) {
      $0.conditions = [
        .colorScheme: "dark", .direction: "rightToLeft", .typeSize: "accessibility3", .scale: "3", .look: "ios 26",
        .locale: "ar",
      ]
    }
    #expect(answer.problem == nil)
    #expect(answer.scale == 3)
    #expect(answer.conditions[.direction] == "rightToLeft" && answer.conditions[.look] == "iOS26")
    #expect(answer.conditions[.typeSize] == "accessibility3" && answer.conditions[.colorScheme] == "dark")
    // Source: Apple, Human Interface Guidelines, "Color": labels are white in dark.
    #expect(answer.views.contains { $0.colors == ["#FFFFFF"] })
    let screen = try self.answer(to: Text("A")) { $0.conditions = [.device: "iPhone 15"] }
    #expect([screen.width, screen.height] == [393, 852])
    let across = try self.answer(to: Text("A")) { $0.conditions = [.device: "iPhone 15 landscape"] }
    #expect([across.width, across.height] == [852, 393])
    for name in ["iPhone SE (3rd generation)", "iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch (M4)"] {
      #expect(try self.answer(to: Text("A")) { $0.conditions = [.device: name] }.badOption == nil, "\(name)")
    }
  }

  @Test(arguments: [
    (LookRequest.Condition.device, "Nokia"), (.device, "iPhone 15 landscpe"), (.device, "iPad Pro 14"), (.size, "320"),
    (.size, "0x10"), (.look, "iOS9"), (.colorScheme, "blue"),
    (.scale, "100"), (.locale, "klingon"), (.direction, "up"), (.typeSize, "huge"), (.pseudolanguage, "x"),
    (.moment, "soon"),
  ])
  func `a condition that cannot be read says what can`(condition: LookRequest.Condition, value: String) throws {
    let answer = try answer(to: Text("A")) { $0.conditions = [condition: value] }
    #expect(answer.problem == nil)
    #expect(answer.badOption?.hasPrefix("“\(value)” is not a \(condition.rawValue): pass ") == true)
  }

  @Test func `findings name their views by number`() throws {
    let answer = try answer(
      to: Text("Pale").foregroundStyle(Color(white: 0.8)).frame(width: 60, height: 30).background(Color.white))
    let finding = try #require(answer.findings.first { $0.kind == "contrast" })
    let view = try #require(answer.views.first { $0.number == finding.view })
    #expect(view.text == "Pale")
    #expect(finding.measured.contains(":1") && !finding.fix.isEmpty)
    #expect(try self.answer(to: Text("Pale")) { $0.audits = false }.findings.isEmpty)
  }

  @Test func `what is found with larger text has the place of the view in the picture`() throws {
    let view = VStack {
      Text("Above")
      Text("Delivery within two days").lineLimit(1).frame(width: 200)
    }
    let answer = try answer(to: view)
    let finding = try #require(answer.findings.first { $0.kind == "dynamicType" })
    #expect(finding.measured.contains("accessibility3"))
    #expect(finding.frame == answer.views.first { $0.number == finding.view }?.frame)
  }

  @Test func `what is missing has a kind and a name`() throws {
    let answer = try answer(
      to: HStack {
        Image(systemName: "no.such.symbol"); Text("A")
      })
    let gap = try #require(answer.gaps.first)
    #expect((gap.kind, gap.name) == ("symbol", "no.such.symbol"))
    #expect(answer.views.contains { $0.details == "no.such.symbol" })
  }

  @Test func `the same view gives the same answer, and two pictures of its size`() throws {
    let first = try answer(to: Counter())
    #expect(try answer(to: Counter()) == first)
    try withTemporaryFolder { folder in
      let request = LookRequest(name: "A", folder: folder.path)
      let answer = LookDrawing(request: request)
        .answer(ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())) { _ in Counter() }
      for file in [answer.picture, answer.numbered] {
        let data = try Data(contentsOf: folder.appendingPathComponent(try #require(file)))
        let bitmap = try PNGImage(data: data).bitmap
        #expect((bitmap.width, bitmap.height) == (200, 148))
      }
    }
  }

  @Test func `an answer says whether the view was audited`() throws {
    #expect(try answer(to: Text("A")).isAudited)
    #expect(try !answer(to: Text("A")) { $0.audits = false }.isAudited)
  }

  @Test func `a view without a size says so`() throws {
    #expect(try answer(to: EmptyView()).problem?.contains("--size") == true)
  }

  @Test func `what a view presents is seen`() throws {
    let sheet = Color.blue.sheet(isPresented: .constant(true)) { Text("In the sheet") }
    let answer = try answer(to: sheet) { $0.conditions = [.device: "iPhone 15"] }
    #expect(answer.views.contains { $0.text == "In the sheet" })
  }
}

@MainActor
struct LookPreviewTests {
  private func answer(to name: String?) async throws -> LookAnswer {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return await LookDrawing(request: LookRequest(name: name, folder: folder.url.path)).answer()
  }

  @Test(arguments: [
    "SamplePreviews-Toggled", "samplepreviews-toggled", "TouchstoneTestingTests/SamplePreviews-Toggled",
  ])
  func `a preview is found by its name, in any case, and with its module`(name: String) async throws {
    let answer = try await answer(to: name)
    #expect(answer.problem == nil && answer.picture != nil && !answer.views.isEmpty)
    #expect(answer.name?.name == "SamplePreviews-Toggled" && answer.name?.module == "TouchstoneTestingTests")
    #expect(answer.name?.file?.hasSuffix("SamplePreviews.swift") == true && answer.name?.line ?? 0 > 1)
  }

  @Test func `without a name, or with one that is unknown, the previews are listed`() async throws {
    let all = try await answer(to: nil)
    #expect(all.problem == nil && all.names.contains { $0.name == "SamplePreviews-Toggled" })
    let unknown = try await answer(to: "Nothing")
    #expect(unknown.name == nil && unknown.names == all.names && unknown.problem?.contains("“Nothing”") == true)
  }

  @Test(arguments: [nil, "iPhone SE"])
  func `a screen has the size of text of Xcode's previews, and in a comparison that of goldens`(
    device: String?
  ) async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var request = LookRequest(name: "SamplePreviews-Plain", folder: folder.url.path)
    request.conditions = [.device: device].compactMapValues(\.self)
    #expect(await LookDrawing(request: request).answer().conditions[.typeSize] == "large")
    request.asRecorded = true
    #expect(await LookDrawing(request: request).answer().conditions[.typeSize] == "medium")
    request.conditions[.typeSize] = "small"
    #expect(await LookDrawing(request: request).answer().conditions[.typeSize] == "small")
  }

  @Test func `a preview that cannot be made says why`() async throws {
    let answer = try await answer(to: "SamplePreviews-Broken")
    #expect(answer.problem?.isEmpty == false && answer.picture == nil)
  }

  @Test func `a snapshot is described once, and others are not`() async throws {
    let folder = try TemporaryFolder()
    let look = SnapshotLook(request: LookRequest(name: "CardTests/dark", folder: folder.url.path))
    let file = folder.url.appendingPathComponent(LookRequest.answerName)
    let picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
    func describe(_ id: String, _ text: String) throws {
      try SnapshotID.$current.withValue(SnapshotID(target: "AppTests", description: id)) {
        try look.describe(Text(text), picture)
      }
    }
    try describe("CardTests/light", "A")
    try describe("CardTests/dark.2", "B")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try describe("CardTests/dark", "C")
    try describe("CardTests/dark", "D")
    let answer = try JSONDecoder().decode(LookAnswer.self, from: Data(contentsOf: file))
    #expect(answer.views.map(\.text) == ["C"])
    #expect(answer.name == LookAnswer.Name(name: "CardTests/dark", module: "AppTests"))
  }
}
