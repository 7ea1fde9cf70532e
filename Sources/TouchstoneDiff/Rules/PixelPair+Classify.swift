import CPixelKernels

extension PixelPair {
  /// What was found besides the classes.
  struct Findings {
    /// The largest distance within the tolerance.
    var largestWithin = 0.0
    /// The number of even blocks that moved by more than the limit.
    var flatBlocks = 0
    /// How far even blocks moved, those first that moved farthest; at most four.
    var flatMoves: [Double] = []
  }

  /// Gives every pixel a class by its distance, and then excuses anti-aliasing if there is a rule for it.
  ///
  /// - Parameter flat: How far even blocks of 8×8 px may move. Nil if they are not looked at.
  func classify(
    _ metric: ts_metric, weak: Double, strong: Double, excusing rule: ts_antialiasing_rule?, flat: Double? = nil,
    _ classes: inout ClassMap
  ) -> Findings {
    let parts = classes.withClasses { classes in
      inParts { rows -> Findings in
        var found = Findings(largestWithin: ts_classify(rows, metric, weak, strong, classes))
        precondition(found.largestWithin >= 0, "out of memory")
        if let rule { precondition(ts_excuse_antialiasing(rows, rule, classes) != 0, "out of memory") }
        if let flat {
          let change = ts_find_flat_changes(rows, flat, classes)
          found.flatBlocks = change.count
          found.flatMoves = [change.largest.0, change.largest.1, change.largest.2, change.largest.3]
        }
        return found
      }
    }
    return Findings(
      largestWithin: parts.map(\.largestWithin).max() ?? 0, flatBlocks: parts.reduce(0) { $0 + $1.flatBlocks },
      flatMoves: parts.flatMap(\.flatMoves).sorted(by: >))
  }
}
