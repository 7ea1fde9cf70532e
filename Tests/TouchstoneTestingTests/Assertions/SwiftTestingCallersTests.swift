import Dispatch
import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// Assertions from every kind of Swift Testing test.
@Suite(.snapshots(.underTest)) struct SwiftTestingCallersTests {
  struct Card: Sendable, CustomTestStringConvertible {
    var number: Int
    var testDescription: String { number < 2 ? "card" : "card \(number)" }
  }

  @Test(arguments: [Card(number: 0), Card(number: 1), Card(number: 2)]) func argumentsThatShareANameFail(card: Card) {
    withTemporaryPath { folder in
      let message = verifySnapshot(of: "\(card.number)", as: .lines, snapshotDirectory: folder)
      if card.number < 2 {
        #expect(message?.contains(#"2 arguments of the test are named "card""#) == true)
        #expect(names(in: folder) == [])
        _ = verifySnapshot(of: "x", as: .lines, named: "\(card.number)", snapshotDirectory: folder)
        #expect(names(in: folder) == ["argumentsThatShareANameFail.card.\(card.number).txt"])
      } else {
        #expect(names(in: folder) == ["argumentsThatShareANameFail.card_2.1.txt"])
      }
    }
  }

  @Test func aSynchronousTestOffTheMainActor() {
    withTemporaryPath { folder in
      #expect(verifySnapshot(of: Badge(), as: .image, snapshotDirectory: folder)?.contains("one was recorded") == true)
      #expect(names(in: folder) == ["aSynchronousTestOffTheMainActor.1@2x.png"])
    }
  }

  @Test func `an asynchronous test`() async {
    await Task.yield()
    withTemporaryPath { folder in
      _ = verifySnapshot(of: Badge(count: 4).padding(), as: .image, snapshotDirectory: folder)
      #expect(names(in: folder).count == 1)
    }
  }

  @MainActor @Test func `a test on the main actor`() async {
    let badge = Badge()
    withTemporaryPath { folder in
      _ = verifySnapshot(of: badge, as: .image, snapshotDirectory: folder)
      #expect(names(in: folder).count == 1)
    }
    await Task.yield()
  }

  @Test func theMainActorIsFreeWhileAStrategyWorks() async {
    let strategy = Snapshotting<Badge, String>(pathExtension: "txt", diffing: .lines) { _ in
      MainQueue.isCurrent ? "on the main actor" : "on the test's thread"
    }
    await Task.yield()
    withTemporaryPath { folder in
      _ = verifySnapshot(of: Badge(), as: strategy, named: "a", snapshotDirectory: folder)
      let text = try? String(contentsOfFile: folder + "/theMainActorIsFreeWhileAStrategyWorks.a.txt", encoding: .utf8)
      #expect(text == "on the test's thread")
    }
  }

  private static func waiting(for gate: DispatchSemaphore) -> sending Snapshotting<Badge, String> {
    Snapshotting(pathExtension: "txt", diffing: .lines) { _ in
      gate.wait(timeout: .now() + 300) == .success ? "free" : "busy"
    }
  }

  @MainActor @Test func aTestOnTheMainActorCanLeaveItToOthers() async {
    let gate = DispatchSemaphore(value: 0)
    // It waits in line until the test lets go of the main actor.
    Task { @MainActor in gate.signal() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await withKnownIssue("what has no golden is recorded") {
      await assertSnapshot(rendering: Badge(), as: Self.waiting(for: gate), named: "a", snapshotDirectory: folder)
    }
    let file = folder + "/aTestOnTheMainActorCanLeaveItToOthers.a.txt"
    #expect((try? String(contentsOfFile: file, encoding: .utf8)) == "free")
  }

  @Test func aDetachedTaskIsHeardToo() async {
    await Task.detached {
      // A detached task is outside of the scope of its test.
      SnapshotTestingConfiguration.$current.withValue(.underTest) {
        withTemporaryPath { folder in
          _ = verifySnapshot(of: Badge(), as: .image, named: "detached", snapshotDirectory: folder)
          #expect(names(in: folder) == ["aDetachedTaskIsHeardToo.detached@2x.png"])
        }
      }
    }.value
  }

  @Test func `many at once do not block each other`() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          withTemporaryPath { folder in
            _ = verifySnapshot(of: Badge(count: index), as: .image, named: "\(index)", snapshotDirectory: folder)
            #expect(names(in: folder).count == 1)
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2], ["a b", "c"]) func argumentsAreInTheName(number: Int, text: String) {
    withTemporaryPath { folder in
      _ = verifySnapshot(of: text, as: .lines, snapshotDirectory: folder)
      let word = text == "c" ? "c" : "a_b"
      #expect(names(in: folder) == ["argumentsAreInTheName.\(number)-\(word).1.txt"])
    }
  }

  @Test(arguments: zip([ColorScheme.light, .dark], [Int?.none, 7])) func pairsAndOptionalsHaveNames(
    scheme: ColorScheme, number: Int?
  ) {
    withTemporaryPath { folder in
      _ = verifySnapshot(of: "x", as: .lines, snapshotDirectory: folder)
      #expect(names(in: folder) == ["pairsAndOptionalsHaveNames.\(scheme == .light ? "light-nil" : "dark-7").1.txt"])
    }
  }

  @Test(arguments: 0..<3) func eachRunOfATestCountsFromOne(run: Int) {
    withTemporaryPath { folder in
      for _ in 0..<2 { _ = verifySnapshot(of: "x", as: .lines, snapshotDirectory: folder) }
      #expect(
        names(in: folder) == ["eachRunOfATestCountsFromOne.\(run).1.txt", "eachRunOfATestCountsFromOne.\(run).2.txt"])
    }
  }

  @Test(.snapshots(record: .never)) func `the trait sets the record mode`() {
    withTemporaryPath { folder in
      let message = verifySnapshot(of: "x", as: .lines, snapshotDirectory: folder)
      #expect(message?.contains("the scope's record mode is .never") == true)
      let recorded = withSnapshotTesting(record: .missing) {
        verifySnapshot(of: "x", as: .lines, named: "inner", snapshotDirectory: folder)
      }
      #expect(recorded?.contains("so one was recorded") == true)
      let never = verifySnapshot(of: "x", as: .lines, named: "n", record: true, snapshotDirectory: folder)
      #expect(never?.contains("Remove `record: .all`") == true)
    }
  }

  @Test func `an asynchronous scope reaches across suspensions`() async {
    let message = await withSnapshotTesting(record: .never) {
      await Task.yield()
      return withTemporaryPath { verifySnapshot(of: Badge(), as: .image, snapshotDirectory: $0) }
    }
    #expect(message?.contains("the scope's record mode is .never") == true)
  }

  @Test func `assertions fail at their line and attach files`() {
    withTemporaryPath { folder in
      withKnownIssue {
        assertSnapshot(of: "x", as: .lines, named: "a", record: .never, snapshotDirectory: folder)
      } matching: { issue in
        issue.sourceLocation?.line == #line - 2 && issue.description.contains("has no golden at")
      }
      withKnownIssue {
        assertSnapshots(
          of: Badge(), as: ["b": .image, "c": .image(colorScheme: .dark)], record: .never, snapshotDirectory: folder)
      } matching: {
        $0.description.contains("has no golden at")
      }
    }
  }
}
