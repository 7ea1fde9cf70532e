import CPixelKernels

extension PixelPair {
  /// Gives every pixel a class by its distance, and then excuses anti-aliasing if there is a rule for it.
  ///
  /// Returns the largest distance within the tolerance.
  func classify(
    _ metric: ts_metric, weak: Double, strong: Double, excusing rule: ts_antialiasing_rule?, _ classes: inout ClassMap
  ) -> Double {
    let largest = withRows { rows in
      classes.withClasses { classes in
        let largest = ts_classify(rows, metric, weak, strong, classes)
        guard let rule, largest >= 0 else { return largest }
        return ts_excuse_antialiasing(rows, rule, classes) != 0 ? largest : -1
      }
    }
    precondition(largest >= 0, "out of memory")
    return largest
  }
}
