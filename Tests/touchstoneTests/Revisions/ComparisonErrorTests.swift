import Testing

@testable import touchstone

@Suite struct ComparisonErrorTests {
  @Test func `a revision that does not build is said with its first error and what is missing`() {
    let errors = ["a", "b"].map { name in
      CompilerMessage(file: "Sources/\(name).swift", line: 3, column: 5, message: "cannot find '\(name)' in scope")
    }
    let error = ComparisonError.notBuilt(
      side: "main (0a)", errors, excerpt: "", missing: ["The submodule Kit is left out."])
    #expect(
      "\(error)" == """
        main (0a) does not build, so nothing was compared.

        Sources/a.swift:3:5: error: cannot find 'a' in scope
        and 1 more
        The submodule Kit is left out.
        """)
    let manifest = "error: 'app': package 'app' is using Swift tools version 9.0.0"
    #expect(
      "\(ComparisonError.notBuilt(side: "main", [], excerpt: manifest, missing: []))".hasSuffix("\n\n\(manifest)"))
  }

  @Test func `every other error says what to do or what happened`() {
    let failure = PreviewFailure.noTests
    let errors: [(ComparisonError, String)] = [
      (.interrupted, "nothing was compared"), (.revision(RevisionFault("a", "b.")), "Cannot compare with “a”: b."),
      (.crashed(side: "main", excerpt: "x"), "The tests of main crashed"),
      (.ended(side: "main", code: 9, excerpt: "x"), "exited with status 9, but no test failed"),
      (.tooOld(version: "0.1.0"), "Touchstone 0.1.0, which cannot draw for a comparison with a revision"),
      (.damaged(side: "main", ["a", "b"]), "a; b"), (.notDrawn(side: "main", failure), "\(failure)"),
      (.nothing(hasPreviews: false), "--previews"),
      (.nothing(hasPreviews: true), "There are no previews, so"),
      (.notSaved("f", why: "w"), "f has no snapshots to compare with: w. Write them:"),
      (.foreignFolder("f"), "f was left alone"), (.notWritten("f", why: "w"), "f cannot be written: w."),
    ]
    for (error, text) in errors { #expect("\(error)".contains(text)) }
  }
}
