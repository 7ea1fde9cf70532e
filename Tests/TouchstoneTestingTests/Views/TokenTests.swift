import Foundation
import SwiftUI
import Testing
import TouchstoneReport
import TouchstoneTestSupport
import TouchstoneTesting

@testable import TouchstoneSnapshots

/// The colours of a design system.
private struct Tokens {
  var accent = Color(red: 0, green: 0.35, blue: 0.8)
  var danger = Color(red: 0.8, green: 0.1, blue: 0.1)
  var surface = Color(red: 0.93, green: 0.94, blue: 0.97)
}

/// A card with a control of the system's in the colours of a design system.
private struct ControlCard: View {
  var name: String
  var control: AnyView
  var tokens: Tokens

  var body: some View {
    VStack {
      control.tint(tokens.accent).frame(width: 120, height: 64)
      Text(name).foregroundStyle(tokens.danger)
    }
    .padding(8)
    .background(tokens.surface, in: .rect(cornerRadius: 8))
  }
}

/// Few causes explain what a changed colour of a design system does to many snapshots.
@MainActor @Suite struct TokenTests {
  /// Records every control in both appearances, and compares them with what other tokens make of them.
  private func report(_ tokens: Tokens) throws -> ReportDocument {
    try withTemporaryPath { folder in
      let package = URL(fileURLWithPath: folder)
      for (run, tokens) in [("golden", Tokens()), ("changed", tokens)] {
        var environment = SnapshotEnvironment([:])
        environment.run = run
        let session = RunSession(environment: environment, package: package)
        for (index, (name, control)) in ControlSheet().controls.enumerated() {
          for scheme in [ColorScheme.light, .dark] {
            let request = SnapshotRequest(
              at: AssertionLocation(
                fileID: "T/Cards.swift", filePath: folder + "/Tests/T/Cards.swift", line: 1, function: "card()"),
              AssertionArguments(name: "\(index)-\(scheme)", record: .missing, timeout: 60),
              test: TestIdentity(scope: run), configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
            _ = SnapshotVerifier(session: session).verify(
              request, place: SourcePlace(package: package, file: "Tests/T/Cards.swift", target: "T", stem: "Cards"),
              strategy: .image
            ) {
              ControlCard(name: name, control: control, tokens: tokens).environment(\.colorScheme, scheme)
            }
          }
        }
      }
      let run = package.appendingPathComponent(".build/touchstone/changed")
      return ReportDocument(log: try RunLog(runFolders: [run], package: package))
    }
  }

  /// The causes of most failures, and the share of the failures that have no other cause.
  private func share(of count: Int, in document: ReportDocument) -> Double {
    let causes = Set(document.causes.prefix(count).map(\.number))
    let failed = document.entries.filter { $0.status == .failed }
    return Double(failed.count { !$0.causes.isEmpty && causes.isSuperset(of: $0.causes) }) / Double(failed.count)
  }

  @Test func `one token is at most three causes of nineteen in twenty failures`() throws {
    let document = try report(Tokens(accent: Color(red: 0, green: 0.53, blue: 1)))
    let failures = document.entries.count { $0.status == .failed }
    #expect(failures > 20)
    #expect(share(of: 3, in: document) >= 0.95, "\(document.causes.map(\.words))")
    #expect(
      document.causes.first?.words.hasPrefix("colour #0059CC → #0087FF") == true, "\(document.causes.map(\.words))")
  }

  @Test func `three tokens are three causes`() throws {
    let tokens = Tokens(
      accent: Color(red: 0, green: 0.53, blue: 1), danger: Color(red: 0.6, green: 0, blue: 0.3),
      surface: Color(red: 1, green: 0.97, blue: 0.9))
    let document = try report(tokens)
    #expect(document.entries.allSatisfy { $0.status == .failed })
    #expect(share(of: 3, in: document) >= 0.95, "\(document.causes.map(\.words))")
    let words = Set(document.causes.prefix(3).map(\.words))
    #expect(
      words == ["colour #0059CC → #0087FF", "colour #CC1A1A → #99004D", "colour #EDF0F7 → #FFF7E6"], "\(words)")
  }
}
