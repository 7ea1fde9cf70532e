/// The evaluated body of a view or modifier, and whether it is still valid.
///
/// This is a class because the values that the body has read refer to it when they change.
@MainActor
final class BodyRecord {
  /// The record of the body that is being evaluated.
  static var current: BodyRecord?

  private weak var host: EvaluationHost?
  /// The type of the view or modifier.
  let type: Any.Type
  /// What the nodes of the body say of the view.
  let authorship: Authorship
  /// The record of the view whose body contains this one.
  private weak var parent: BodyRecord?
  /// The evaluated view and its body.
  private var known: (owner: Any, body: Any)?
  private var isOutOfDate = false
  /// The content of a modifier.
  var content: Evaluation?
  /// Returns the views that the content produces, if they can be requested one by one.
  var contentElements: (@MainActor (EvaluationContext) -> ViewElementList)?
  private let reads = ObservedReads()
  /// The positions in sources that the body came to, if they are noted.
  private var positions: DrawnCode.Positions?

  init(of type: Any.Type, host: EvaluationHost, parent: BodyRecord?) {
    self.type = type
    self.host = host
    self.parent = parent
    authorship = Authorship(type, in: parent?.authorship)
  }

  /// The types of the enclosing views and of the view itself, as in `Screen › Card › Title`.
  var path: String {
    [parent?.path, "\(type)"].compactMap { $0 }.joined(separator: " › ")
  }

  /// Returns the body of a view or modifier, reusing the previous one if none of its dependencies has changed.
  ///
  /// - Parameters:
  ///   - owner: The view or modifier, with its dynamic properties linked.
  ///   - areSame: Returns whether two values of the owner produce the same body.
  func body<Owner, Body>(
    of owner: Owner, areSame: @MainActor (Owner, Owner) -> Bool = ValueComparison.areSame, _ make: () -> Body
  ) -> Body {
    if !isOutOfDate, let known, let before = known.owner as? Owner, let body = known.body as? Body,
      areSame(before, owner)
    {
      DrawnCode.note(again: positions)
      return body
    }
    isOutOfDate = false
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let (body, positions) = DrawnCode.collecting {
      reads.track(make) { [weak self] in self?.invalidate(by: $0) }
    }
    self.positions = positions
    known = (owner, body)
    return body
  }

  /// Marks the body as out of date because a value that it has read changes.
  func invalidate(by scope: Transaction.Scope?, source: ChangeSource? = nil) {
    host?.prepareForChange(by: scope)
    isOutOfDate = true
    host?.invalidate(by: scope, source: source ?? .model(reader: path))
  }

  /// Marks the body as out of date because a value that it has read changed; the value's owner notifies the host.
  func markOutOfDate() {
    isOutOfDate = true
  }
}

extension EvaluationContext {
  /// Returns the body record of this identity for a view or modifier of a type.
  func bodyRecord(of type: Any.Type) -> BodyRecord {
    if let record = place.bodyRecord, record.type == type { return record }
    let record = BodyRecord(of: type, host: host, parent: owner)
    place.bodyRecord = record
    return record
  }
}
