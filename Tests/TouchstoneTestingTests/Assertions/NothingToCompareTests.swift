import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// Assertions that would draw and compare nothing.
@MainActor @Suite(.snapshots(.underTest)) struct NothingToCompareTests {
  private let view = Text("Words")

  private func fails(_ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.sourceLocation?.fileName == "NothingToCompareTests.swift"
        && "\(issue)".contains("There is nothing to compare: the list of strategies is empty.")
    }
  }

  @Test func `no strategy fails`() {
    fails { assertSnapshots(of: view, as: [String: Snapshotting<Text, UIImage>]()) }
    fails { assertSnapshots(of: view, as: [Snapshotting<Text, UIImage>]()) }
    fails { assertSnapshots(of: 1, as: [String: Snapshotting<Int, String>]()) }
    fails { assertSnapshots(of: 1, as: [Snapshotting<Int, String>]()) }
  }

  @Test func `an axis without values fails`() {
    fails { assertSnapshots(of: view, as: .images(varying: .locales())) }
    fails { assertSnapshots(of: view, as: .images(varying: .colorSchemes, .states([:]))) }
    fails { assertSnapshots(of: view, as: .images(varying: .scales(), .devices([:]))) }
  }

  @Test func `no strategy fails an asynchronous assertion, too`() async {
    await withKnownIssue {
      await assertSnapshots(rendering: Text("Words"), as: .images(varying: .locales()))
    } matching: {
      "\($0)".contains("There is nothing to compare")
    }
  }

  @Test func `an audit over nothing fails`() {
    let pale = Text("Words").foregroundStyle(.white)
    withKnownIssue {
      assertAudit(of: pale, varying: .locales())
    } matching: {
      "\($0)".contains(
        #"could not be audited: there is nothing to audit, because an axis has no values. Give it at least one: "#
          + #".locales("en_US", "ar")"#)
    }
    withKnownIssue {
      assertAudit(of: pale, for: [])
    } matching: {
      "\($0)".contains("there is nothing to look for. Pass at least one kind of issues: for: .all")
    }
    #expect(throws: (any Error).self) { try auditFindings(of: pale, for: []) }
  }

  @Test func `a contact sheet and a film strip of nothing fail`() throws {
    #expect(try Snapshotting<Text, UIImage>.contactSheet(varying: .locales()).remarks(on: view).error != nil)
    #expect(try Snapshotting<Text, UIImage>.filmStrip().remarks(on: view).emptiness != nil)
  }
}
