import TouchstoneCore

extension UIView {
  private struct Constraints {
    var all: [NSLayoutConstraint] = []
  }

  /// The constraints that the view holds. They have no effect.
  public var constraints: [NSLayoutConstraint] { self[part: Constraints.self]?.all ?? [] }

  /// Adds a constraint, and activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  /// Adds constraints, and activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    let known = self.constraints
    self[part: Constraints.self] = Constraints(
      all: known + constraints.filter { new in !known.contains { $0 === new } })
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes a constraint, and deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  /// Removes constraints, and deactivates them.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    self[part: Constraints.self] = Constraints(
      all: self.constraints.filter { old in !constraints.contains { $0 === old } })
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Updates the constraints immediately if needed. Has no effect.
  public func updateConstraintsIfNeeded() {}
}
