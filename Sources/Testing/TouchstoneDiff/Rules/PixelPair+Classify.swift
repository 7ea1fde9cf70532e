import CPixelKernels

extension PixelPair {
  /// The findings of a classification other than the classes themselves.
  struct Findings {
    /// The largest distance within the tolerance.
    var largestWithin = 0.0
    /// The number of uniform blocks that changed by more than the limit.
    var flatBlocks = 0
    /// The changes of uniform blocks, in descending order; at most four.
    var flatMoves: [Double] = []
    /// The largest distance that an edge moved, in pixels.
    var shift = 0.0
  }

  /// The limits of checks that go beyond single pixels; `nil` for checks to skip.
  struct AreaLimits {
    /// The limit of the change in mean colour of a uniform block of 8×8 px.
    var flat: Double?
    /// The limit of the distance of pixels where faint content was added or removed.
    var faint: Double?
    /// The limit of the distance that an edge may move, in pixels.
    var shift: Double?
    /// The share of the contrast around a pixel that another rasteriser may add to it or take from it, 0…1.
    var coverage: Double?
    /// The limit of the change in colour of ink too thin for uniform blocks.
    var ink: Double?
  }

  /// Classifies every pixel by its distance, and then excuses anti-aliasing if a rule is given.
  func classify(
    _ metric: ts_metric, weak: Double, strong: Double, excusing rule: ts_antialiasing_rule?,
    areas: AreaLimits = AreaLimits(), _ classes: inout ClassMap
  ) -> Findings {
    var peaks = [Float](repeating: 0, count: ts_peak_count(width, height))
    let parts = classes.withClasses { classes in
      peaks.withUnsafeMutableBufferPointer { [self] peaks in
        // SAFETY: parts begin at multiples of the height of the areas, so no two threads write to one.
        nonisolated(unsafe) let peaks = peaks.baseAddress
        return inParts { rows -> Findings in
          var found = Findings(largestWithin: ts_classify(rows, metric, weak, strong, classes, peaks))
          precondition(found.largestWithin >= 0, "out of memory")
          if let rule { precondition(ts_excuse_antialiasing(rows, rule, classes) != 0, "out of memory") }
          if let coverage = areas.coverage {
            precondition(ts_excuse_edge_noise(rows, coverage, classes) != 0, "out of memory")
          }
          // No pixel within the tolerance is farther than the largest distance.
          if let faint = areas.faint, found.largestWithin > faint {
            precondition(ts_find_faint_changes(rows, faint, classes) != 0, "out of memory")
          }
          if let flat = areas.flat { found.findFlatChanges(rows, flat, classes) }
          if let shift = areas.shift {
            found.shift = ts_find_contour_shifts(rows, shift, classes)
            precondition(found.shift >= 0, "out of memory")
          }
          return found
        }
      }
    }
    let found = Findings(parts)
    classes.bounds = ClassMap.DistanceBounds(peaks: peaks, largestWithin: found.largestWithin)
    return found
  }

  /// Finds ink in another colour, and returns the largest distance of both colours.
  func findInkChange(limit: Double, _ classes: inout ClassMap) -> Double {
    classes.withClasses { classes in
      inParts { rows in
        let distance = ts_find_ink_changes(rows, limit, classes)
        precondition(distance >= 0, "out of memory")
        return distance
      }
    }.max() ?? 0
  }

  /// Classifies every pixel by the largest difference of its channels, and checks uniform areas.
  ///
  /// - Returns: The findings, and the largest difference of a channel, 0…255.
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
  /// Combines the findings of all parts of a picture.
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
  /// The number of uniform blocks that must have changed to count: four, or half of those of a small picture.
  var leastFlatBlocks: Int {
    min(4, max(1, ((width + 7) / 8) * ((height + 7) / 8) / 2))
  }
}
