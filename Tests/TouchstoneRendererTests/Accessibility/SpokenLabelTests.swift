import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What is spoken is looked up in the language of the view, as SwiftUI resolves a text in its environment.
@MainActor @Suite final class SpokenLabelTests {
  private let bundle: Bundle

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spoken-\(UUID().uuidString).bundle")
    for (language, word) in [("en", "Hello"), ("de", "Hallo")] {
      let table = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(word)\";".utf8).write(to: table)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }

  private var greeting: Text { Text("greeting", bundle: bundle) }

  /// What the greeting is in a language.
  private nonisolated static let words = [("en_US", "Hello"), ("de_DE", "Hallo")]

  private func elements(_ view: some View, _ locale: String = "en_US") throws -> [AccessibilityElement] {
    func flat(_ element: AccessibilityElement) -> [AccessibilityElement] {
      element.children.isEmpty ? [element] : element.children.flatMap(flat)
    }
    let drawn = try Drawn(view) { $0.locale = Locale(identifier: locale) }
    return drawn.root.accessibilityElements.flatMap(flat)
  }

  @Test(arguments: words) func `modifiers speak the language of the view`(_ locale: String, _ word: String) throws {
    let view = Text(verbatim: "1").accessibilityLabel(greeting).accessibilityValue(greeting).accessibilityHint(greeting)
      .accessibilityAction(named: greeting) {}.accessibilityAction(AccessibilityActionKind(named: greeting)) {}
      .accessibilityRotor(greeting, textRanges: []).accessibilityCustomContent(greeting, greeting)
      .accessibilityCustomContent(AccessibilityCustomContentKey(greeting, id: "1"), Text(verbatim: "2"))
    let element = try #require(try elements(view, locale).first)
    #expect([element.label, element.value, element.hint] == [word, word, word])
    #expect(element.actions == [word, word])
    #expect(element.rotors == [word])
    // The later detail replaces that of the same name.
    #expect(element.details == ["\(word): 2"])
    let conditional = Text(verbatim: "1").accessibilityLabel(greeting, isEnabled: true)
      .accessibilityValue(greeting, isEnabled: true).accessibilityHint(greeting, isEnabled: true)
    let other = try #require(try elements(conditional, locale).first)
    #expect([other.label, other.value, other.hint] == [word, word, word])
  }

  @Test(arguments: words) func `labels of controls and images too`(_ locale: String, _ word: String) throws {
    func label(_ view: some View) throws -> String? { try elements(view, locale).first?.label }
    let on = Binding.constant(true)
    let half = Binding.constant(0.5)
    let (greeting, bundle) = (greeting, bundle)
    #expect(try label(Toggle(isOn: on) { greeting }) == word)
    #expect(try label(Slider(value: half) { greeting }) == word)
    #expect(try label(TextField(text: .constant("")) { greeting }) == word)
    #expect(try label(TextField(text: .constant("")) { greeting }.textFieldStyle(.roundedBorder)) == word)
    #expect(try label(SecureField(text: .constant("")) { greeting }) == word)
    #expect(try label(Stepper(onIncrement: {}, onDecrement: {}, label: { greeting })) == word)
    #expect(
      try label(
        Picker(selection: on) {
          Text(verbatim: "1").tag(true)
        } label: {
          greeting
        }) == word)
    #expect(
      try label(
        Label {
          greeting
        } icon: {
          Image(systemName: "star")
        }) == word)
    #expect(try label(Image("none", bundle: bundle, label: greeting)) == word)
    #expect(try label(Image(size: CGSize(width: 9, height: 9), label: greeting) { _ in }) == word)
    for view in [
      AnyView(
        Gauge(value: 0.5) {
          greeting
        } currentValueLabel: {
          greeting
        }),
      AnyView(
        ProgressView(value: 0.5) {
          greeting
        } currentValueLabel: {
          greeting
        }),
      AnyView(
        Slider(value: half) {
          greeting
        } ticks: {
          SliderTick(0.5) { greeting }
        }),
    ] {
      let element = try #require(try elements(view, locale).first)
      #expect([element.label, element.value] == [word, word])
    }
  }

  @Test func `a locale reaches only what is inside`() throws {
    let german = Locale(identifier: "de_DE")
    let inside = Text(verbatim: "1").accessibilityLabel(greeting).environment(\.locale, german)
      .accessibilityHint(greeting)
    let view = VStack {
      inside
      Text(verbatim: "2").accessibilityLabel(greeting)
      Slider(value: .constant(0.5)) { greeting }.environment(\.locale, german)
      Slider(value: .constant(0.5)) { greeting }
    }
    let spoken = try elements(view)
    #expect(spoken.map(\.label) == ["Hallo", "Hello", "Hallo", "Hello"])
    #expect(spoken.first?.hint == "Hello")
  }

  @Test func `a row of a list speaks the language of the list`() throws {
    let (greeting, german) = (greeting, Locale(identifier: "de_DE"))
    let view = List {
      ForEach(0..<2) { Text(verbatim: "\($0)").accessibilityLabel(greeting).accessibilityAction(named: greeting) {} }
    }
    let spoken = try elements(view.environment(\.locale, german))
    #expect(spoken.map(\.label) == ["Hallo", "Hallo"])
    #expect(spoken.map(\.actions) == [["Hallo"], ["Hallo"]])
  }

  @Test func `the case of the letters is not spoken`() throws {
    let view = Text(verbatim: "1").accessibilityLabel(greeting).textCase(.uppercase)
    #expect(try elements(view, "de_DE").map(\.label) == ["Hallo"])
  }

  /// A screen without a title that was pushed onto one with a search field.
  private struct Pushed: View {
    var path: [Int]

    var body: some View {
      NavigationStack(path: .constant(path)) {
        List { Text(verbatim: "1") }.searchable(text: .constant(""))
          .navigationDestination(for: Int.self) { _ in Text(verbatim: "2") }
      }
    }
  }

  /// - Source: Apple, localisation glossaries: `UIKitCore.framework`, `UIKit.axbundle`.
  @Test(arguments: [
    ("en_US", ["On", "Off", "Decrement", "Increment", "Edit"], ["Search", "Back"]),
    ("de_DE", ["Ein", "Aus", "Verringern", "Erhöhen", "Bearbeiten"], ["Suchen", "Zurück"]),
  ])
  func `what the system's views say of their own is in the language of the view`(
    _ locale: String, _ spoken: [String], _ shown: [String]
  ) throws {
    func toggle(_ isOn: Bool) throws -> String? {
      try elements(Toggle(isOn: .constant(isOn)) { Text(verbatim: "1") }, locale).first?.value
    }
    #expect(try [toggle(true), toggle(false)] == Array(spoken[..<2]))
    let stepper = Stepper(value: .constant(1)) { Text(verbatim: "1") }
    let halves = try Drawn(stepper) { $0.locale = Locale(identifier: locale) }
    let labels =
      try halves.nodes.map(\.traits.accessibility.label) + elements(EditButton(), locale).map(\.label)
    for label in spoken[2...] { #expect(labels.contains(label)) }
    for (path, text) in zip([[], [1]], shown) {
      let drawn = try Drawn(Pushed(path: path).frame(width: 320, height: 480)) {
        $0.locale = Locale(identifier: locale)
      }
      #expect(drawn.texts.contains(text), "\(drawn.texts)")
    }
  }
}
