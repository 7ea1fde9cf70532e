import Foundation
import Testing
import TouchstoneRenderer

@testable import TouchstoneCore
@testable import TouchstoneUI

/// The positions that are noted are those where the compiler puts the default arguments of calls: the brace of an `if`, the
/// first statement of a `case`, for an `if` that is not met its last brace, and the arguments of an initialiser. The lines of the views below are
/// counted from that of their `base`.
@MainActor @Suite struct DrawnCodeTests {
  private struct Branches: View {
    static let base = #line
    var number: Int
    var body: some View {
      if number == 0 { Text("0") } else { Text("1") }
      if number > 1 { Text("many") }
      switch number {
      case 0: Text("0")
      case 1: Text("1")
      default: Text("2")
      }
    }
  }

  private struct Rows: View {
    static let base = #line
    var count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { Text("\($0)") }
    }
  }

  private struct Fitting: View {
    static let base = #line
    var body: some View {
      ViewThatFits {
        Text("a long word"); Text("a")
      }
    }
  }

  private struct Loading: View {
    static let base = #line
    @State private var isLoading = true
    var body: some View {
      Group {
        if isLoading { Text("loading") } else { Text("loaded") }
      }
      .onAppear { isLoading = false }
    }
  }

  /// A view whose body stays as it is while another changes.
  private struct Kept: View {
    static let base = #line
    @State private var isChanged = false
    var body: some View {
      Branches(number: 0)
      Text(isChanged ? "b" : "a").onAppear { isChanged = true }
    }
  }

  private struct Named: View {
    var body: some View {
      Image("logo")
      Color("Brand")
      Text("hello")
      Text("hello", tableName: "Other")
    }
  }

  private func code(
    _ view: some View, width: CGFloat? = nil, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> DrawnCode {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.drawnCode = DrawnCode()
    change(&renderer.environment)
    _ = renderer.picture(scale: 1)
    return renderer.drawnCode ?? DrawnCode()
  }

  /// What happened in a view, as `line:column event`, with lines from its base.
  private func events(_ code: DrawnCode, from base: Int) -> [String] {
    code.positions.map { position, events in "\(Int(position.line) - base):\(position.column) \(events.rawValue)" }
      .sorted()
  }

  @Test(arguments: [
    (0, ["3:22 1", "4:36 2", "6:15 1"]), (1, ["3:41 1", "4:36 2", "7:15 1"]), (2, ["3:41 1", "4:21 1", "8:16 1"]),
  ])
  func `the branches that a body builds are noted where they begin`(number: Int, expected: [String]) {
    #expect(events(code(Branches(number: number)), from: Branches.base) == expected)
  }

  @Test(arguments: [(0, "3:14 4"), (1, "3:14 8"), (2, "3:14 16"), (9, "3:14 16")])
  func `a repetition notes whether it had rows`(count: Int, expected: String) {
    #expect(events(code(Rows(count: count)), from: Rows.base) == [expected])
    #expect(events(code(List { Rows(count: count) }, width: 200), from: Rows.base) == [expected])
  }

  @Test(arguments: [(200.0, "2:20 32"), (20, "2:20 64")])
  func `alternatives note which one fits`(width: Double, expected: String) {
    #expect(events(code(Fitting(), width: width), from: Fitting.base) == [expected])
  }

  @Test func `what a view shows before it is drawn is not drawn`() {
    #expect(events(code(Loading()), from: Loading.base) == ["4:47 1"])
  }

  @Test func `a body that is used again has drawn its branches`() {
    #expect(events(code(Kept()), from: Branches.base) == ["3:22 1", "4:36 2", "6:15 1"])
  }

  @Test func `views have their conditions, and those of the package alone are noted`() throws {
    let code = code(
      VStack {
        Branches(number: 0).environment(\.colorScheme, .dark); Branches(number: 1)
      }
    ) {
      $0.dynamicTypeSize = .accessibility2
      $0.layoutDirection = .rightToLeft
      $0.locale = Locale(identifier: "ar")
    }
    #expect(Array(code.views.keys) == ["TouchstoneUITests.DrawnCodeTests.Branches"])
    let conditions = try #require(code.views.values.first)
    #expect(Set(conditions.map(\.colorScheme)) == [.light, .dark])
    #expect(Set(conditions.map(\.dynamicTypeSize)) == [.accessibility2])
    #expect(Set(conditions.map(\.layoutDirection)) == [.rightToLeft])
    #expect(Set(conditions.map(\.locale.identifier)) == ["ar"])
  }

  @Test func `what is looked up by name is noted`() {
    // Tests on other threads may look up words of the system at the same time.
    #expect(
      code(Named()).resources.isSuperset(of: [
        .image("logo"), .color("Brand"), .strings("Localizable"), .strings("Other"),
      ]))
  }

  @Test func `a picture within a picture belongs to it`() {
    struct Nesting: View {
      var body: some View {
        let image = ImageRenderer(content: Branches(number: 0)).cgImage
        return Text(image == nil ? "none" : "some")
      }
    }
    #expect(code(Nesting()).views.keys.contains("TouchstoneUITests.DrawnCodeTests.Branches"))
  }

  @Test func `nothing is noted outside of a picture that is noted`() {
    let code = code(Branches(number: 0))
    let before = code.positions
    _ = ImageRenderer(content: Branches(number: 2)).picture(scale: 1)
    _ = Branches(number: 2).body
    #expect(code.positions == before)
  }
}
