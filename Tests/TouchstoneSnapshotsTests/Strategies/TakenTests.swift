import Foundation
import Testing
import TouchstoneSnapshots

/// What strategies return besides the snapshot, also where users' code calls them by their public closures.
@Suite struct TakenTests {
  private struct Fault: Error {}

  private let lacking = Snapshotting<String, String>.lines.pullback(taking: { (text: String) in
    Taken(default: "nothing") { remarks in
      remarks.lacks("a font")
      if text.isEmpty { throw Fault() }
      return text
    }
  })

  private func remarks<Value, Format>(on value: Value, _ strategy: Snapshotting<Value, Format>) -> SnapshotRemarks? {
    Delivery.value(of: strategy.take(value), timeout: 60)?.remarks
  }

  @Test func `an error comes with a substitute for the snapshot`() {
    let taken = Delivery.value(of: lacking.take(""), timeout: 60)
    #expect(taken?.format == "nothing")
    #expect(taken?.remarks.error is Fault)
  }

  @Test func `remarks survive a pullback, a later pullback and a wait`() {
    let pulled = lacking.pullback { (number: Int) in "\(number)" }
    let later = pulled.asyncPullback { (number: Double) in Async(value: Int(number)) }
    #expect(remarks(on: 1, .wait(for: 0, on: pulled))?.missing == ["a font"])
    #expect(remarks(on: 1.5, later)?.missing == ["a font"])
  }

  @Test func `a strategy that calls another by its public closure has that one's remarks`() {
    let lacking = lacking
    let wrapping = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { (text: String) in
      var result = ""
      lacking.snapshot(text).run { result = "(\($0))" }
      return result
    }
    #expect(remarks(on: "a", wrapping)?.missing == ["a font"])
    #expect(remarks(on: "", wrapping)?.error is Fault)
    let pulled = Snapshotting<String, String>.lines.pullback { (text: String) in
      var result = ""
      lacking.snapshot(text).run { result = $0 }
      return result
    }
    #expect(remarks(on: "a", pulled)?.missing == ["a font"])
  }

  @Test func `a public closure that is replaced is the one that is used`() {
    var strategy = lacking
    strategy.snapshot = { Async(value: $0.uppercased()) }
    let taken = Delivery.value(of: strategy.take("a"), timeout: 60)
    #expect(taken?.format == "A" && taken?.remarks.missing == [])
  }

  @Test func `remarks on several pictures are each said once, and the first fault counts`() {
    var remarks = SnapshotRemarks()
    remarks.warn("w")
    var others = SnapshotRemarks()
    others.warn("w")
    others.lacks("f")
    others.fail(Fault())
    others.note(.noPixels)
    remarks.add(others, emptyIn: "dark")
    remarks.note(.transparent(width: 1, height: 1))
    #expect(remarks.warnings == ["w"] && remarks.missing == ["f"] && remarks.error is Fault)
    #expect(remarks.emptiness == .named("dark", .noPixels))
  }
}
