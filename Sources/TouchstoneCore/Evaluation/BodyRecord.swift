/// What the body of a view or a modifier came to at its place, and whether it still holds.
///
/// A class because what the body has read refers to it when it changes.
@MainActor
final class BodyRecord {
  /// The record of the body that runs.
  static var current: BodyRecord?

  private weak var host: EvaluationHost?
  /// The type of the view or modifier.
  let type: Any.Type
  /// The record of the view in whose body this one is.
  private weak var parent: BodyRecord?
  /// The view that was evaluated and what its body came to.
  private var known: (owner: Any, body: Any)?
  private var isOutOfDate = false
  /// What a modifier is applied to.
  var content: Evaluation?
  /// The views that this stands for, where they are asked for one by one.
  var contentElements: (@MainActor (EvaluationContext) -> ViewElementList)?
  private let reads = ObservedReads()

  init(of type: Any.Type, host: EvaluationHost, parent: BodyRecord?) {
    self.type = type
    self.host = host
    self.parent = parent
  }

  /// The types of the views in whose bodies the view lies and its own, as `Screen › Card › Title`.
  var path: String {
    [parent?.path, "\(type)"].compactMap { $0 }.joined(separator: " › ")
  }

  /// The body of a view or a modifier: the known one where nothing has changed that it depends on.
  ///
  /// - Parameters:
  ///   - owner: The view or modifier, connected with its place.
  ///   - areSame: Whether two values of it come to the same body.
  func body<Owner, Body>(
    of owner: Owner, areSame: @MainActor (Owner, Owner) -> Bool = ValueComparison.areSame, _ make: () -> Body
  ) -> Body {
    if !isOutOfDate, let known, let before = known.owner as? Owner, let body = known.body as? Body,
      areSame(before, owner)
    {
      return body
    }
    isOutOfDate = false
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let body = reads.track(make) { [weak self] in self?.invalidate(by: $0) }
    known = (owner, body)
    return body
  }

  /// Notes that something changes which the body has read.
  func invalidate(by scope: Transaction.Scope?, source: ChangeSource? = nil) {
    host?.prepareForChange(by: scope)
    isOutOfDate = true
    host?.invalidate(by: scope, source: source ?? .model(reader: path))
  }

  /// Notes that a value changed which the body has read; its owner tells the host.
  func markOutOfDate() {
    isOutOfDate = true
  }
}

extension EvaluationContext {
  /// What is known of the body at this place, for a view or a modifier of a type.
  func bodyRecord(of type: Any.Type) -> BodyRecord {
    if let record = place.bodyRecord, record.type == type { return record }
    let record = BodyRecord(of: type, host: host, parent: owner)
    place.bodyRecord = record
    return record
  }
}
