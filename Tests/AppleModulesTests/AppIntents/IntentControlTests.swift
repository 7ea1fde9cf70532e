import AppIntents
import SwiftUI
import Testing
import TouchstoneRenderer
import WidgetKit

@MainActor @Suite(.serialized) struct IntentControlTests {
  /// Waits until intents that run have counted.
  private func count(after action: () throws -> Void) async throws -> Int {
    BrewLog.shared.count = 0
    try action()
    for _ in 0..<60_000 where BrewLog.shared.count == 0 { try await Task.sleep(for: .milliseconds(1)) }
    return BrewLog.shared.count
  }

  private let widget = CoffeeView(entry: CoffeeEntry(date: .distantPast, configuration: CoffeeConfiguration()))

  @Test func `a tap of a button performs its intent`() async throws {
    let renderer = ImageRenderer(content: widget.frame(width: 170, height: 170))
    #expect(try await count { try renderer.tap("Brew") } == 1)
  }

  @Test func `a tap of a toggle performs its intent`() async throws {
    let renderer = ImageRenderer(content: widget.frame(width: 170, height: 170))
    #expect(try await count { try renderer.tap("Milk") } == 10)
  }

  struct SpilledIntent: AppIntent {
    static let title: LocalizedStringResource = "Spill"
    func perform() async throws -> some IntentResult {
      try await requestConfirmation()
      return .result()
    }
  }

  @Test func `what an intent throws is told on standard error`() async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    #expect(FileManager.default.createFile(atPath: log.path, contents: nil))
    let file = try FileHandle(forWritingTo: log)
    let saved = dup(STDERR_FILENO)
    dup2(file.fileDescriptor, STDERR_FILENO)
    defer { dup2(saved, STDERR_FILENO) }
    try ImageRenderer(content: Button("Spill", intent: SpilledIntent())).tap("Spill")
    var written = ""
    for _ in 0..<60_000 where !written.contains("without it.") {
      try await Task.sleep(for: .milliseconds(1))
      written = try String(contentsOf: log, encoding: .utf8)
    }
    #expect(
      written.contains(
        "The intent SpilledIntent failed. SpilledIntent asks for confirmation, which is not possible on Linux. Test the "
          + "rest of the intent without it.\n"))
  }

  @Test func `buttons and toggles of intents look like those of actions`() throws {
    let intents = VStack {
      Button("Brew", intent: CountIntent(step: 1))
      Button("Brew", systemImage: "cup.and.saucer", intent: CountIntent(step: 1))
      Button("Delete", role: .destructive, intent: CountIntent(step: 1))
      Toggle("Milk", isOn: true, intent: CountIntent(step: 1))
    }
    let actions = VStack {
      Button("Brew") {}
      Button("Brew", systemImage: "cup.and.saucer") {}
      Button("Delete", role: .destructive) {}
      Toggle("Milk", isOn: .constant(true))
    }
    let frame = CGSize(width: 200, height: 200)
    let drawn = try [AnyView(intents), AnyView(actions)].map {
      try ImageRenderer(content: $0.frame(width: frame.width, height: frame.height)).render().bitmap
    }
    #expect(drawn[0] == drawn[1])
  }

  @Test func `hints of the system are placeholders that name themselves`() throws {
    let view = VStack(spacing: 0) {
      SiriTipView(intent: CountIntent()).siriTipViewStyle(.dark)
      ShortcutsLink().shortcutsLinkStyle(.light)
      SiriTipView(intent: CountIntent(), isVisible: .constant(false))
    }
    let found = try Placeholders(in: view, width: 200, height: 110)
    #expect(found.names == ["SiriTipView", "ShortcutsLink"])
    #expect(found.isYellow(1, 1) && found.isYellow(198, 58) && found.isYellow(21, 62) && !found.isYellow(10, 90))
  }

  @Test func `a provider is given the configuration`() async {
    let configuration = CoffeeConfiguration()
    configuration.mark = "T"
    let context = TimelineProviderContext(family: .systemSmall, isPreview: true)
    let timeline = await CoffeeProvider().timeline(for: configuration, in: context)
    #expect(timeline.entries.map(\.configuration.mark) == ["T"])
  }
}
