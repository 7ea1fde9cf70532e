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
    /// By how many pixels the edge moved that moved farthest.
    var shift = 0.0
  }

  /// What is looked for besides single pixels, with its limit. What is nil is not looked for.
  struct AreaLimits {
    /// How far the mean colour of an even block of 8×8 px may move.
    var flat: Double?
    /// How far pixels may be off where something faint was added or removed.
    var faint: Double?
    /// By how many pixels an edge may move.
    var shift: Double?
  }

  /// Gives every pixel a class by its distance, and then excuses anti-aliasing if there is a rule for it.
  func classify(
    _ metric: ts_metric, weak: Double, strong: Double, excusing rule: ts_antialiasing_rule?,
    areas: AreaLimits = AreaLimits(), _ classes: inout ClassMap
  ) -> Findings {
    let parts = classes.withClasses { classes in
      inParts { rows -> Findings in
        var found = Findings(largestWithin: ts_classify(rows, metric, weak, strong, classes))
        precondition(found.largestWithin >= 0, "out of memory")
        if let rule { precondition(ts_excuse_antialiasing(rows, rule, classes) != 0, "out of memory") }
        if let faint = areas.faint { precondition(ts_find_faint_changes(rows, faint, classes) != 0, "out of memory") }
        if let flat = areas.flat { found.findFlatChanges(rows, flat, classes) }
        if let shift = areas.shift {
          found.shift = ts_find_contour_shifts(rows, shift, classes)
          precondition(found.shift >= 0, "out of memory")
        }
        return found
      }
    }
    return Findings(parts)
  }

  /// Gives every pixel a class by the largest step of its channels, and looks at even areas.
  ///
  /// - Returns: What was found, and the largest step, 0…255.
  func classifySteps(limit: Int, flat: Double, _ classes: inout ClassMap) -> (found: Findings, largestStep: Int) {
    let parts = classes.withClasses { classes in
      inParts { rows -> (found: Findings, step: Int) in
        let step = ts_classify_steps(rows, Int32(limit), classes)
        var found = Findings()
        found.findFlatChanges(rows, flat, classes)
        return (found, Int(step))
      }
    }
    return (Findings(parts.map(\.found)), parts.map(\.step).max() ?? 0)
  }
}

extension PixelPair.Findings {
  /// What was found in all parts of a picture.
  init(_ parts: [PixelPair.Findings]) {
    largestWithin = parts.map(\.largestWithin).max() ?? 0
    flatBlocks = parts.reduce(0) { $0 + $1.flatBlocks }
    flatMoves = parts.flatMap(\.flatMoves).sorted(by: >)
    shift = parts.map(\.shift).max() ?? 0
  }

  fileprivate mutating func findFlatChanges(
    _ rows: ts_row_range, _ limit: Double, _ classes: UnsafeMutablePointer<UInt8>?
  ) {
    let change = ts_find_flat_changes(rows, limit, classes)
    flatBlocks = change.count
    flatMoves = [change.largest.0, change.largest.1, change.largest.2, change.largest.3]
  }
}

extension PixelPair {
  /// How many even blocks must have moved to count: four, or half of those of a small picture.
  var leastFlatBlocks: Int {
    min(4, max(1, ((width + 7) / 8) * ((height + 7) / 8) / 2))
  }
}
