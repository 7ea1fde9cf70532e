import Testing

@testable import touchstone

@Suite struct UpgradeErrorTests {
  @Test func `each error says that nothing was recorded or what to pass`() {
    let errors: [(UpgradeError, String)] = [
      (.uncommitted(["Sources/Card.swift"]), "changes of your own, in Sources/Card.swift."),
      (.moved, "Nothing was recorded: another commit"),
      (.red(["CardTests/dark"]), "fails already, without another Touchstone: CardTests/dark."),
      (.redAfter("Touchstone 0.3.0", ["CardTests/dark"]), "fails with Touchstone 0.3.0 for other reasons"),
      (.notTaken("Touchstone 0.3.0", ["CardTests/dark"]), "the tests do not take CardTests/dark"),
      (.notRecorded(["a.png"]), "no golden of the checkout was changed"),
      (
        .notWritten("a.png", why: "w", written: []),
        "a.png cannot be written: w. No golden of the checkout was changed."
      ),
      (.notWritten("b.png", why: "w", written: ["a.png"]), "Written before it: a.png."),
      (.notDrawn(.damaged(side: "the checkout", ["l"])), "could not be read, so nothing was recorded: l."),
      (.nothing, "no test of the checkout takes a snapshot"),
      (.noTouchstone, "does not depend"),
      (.noTarget("x"), "x is neither a folder with a package nor a version"),
    ]
    for (error, text) in errors { #expect("\(error)".contains(text)) }
  }
}
