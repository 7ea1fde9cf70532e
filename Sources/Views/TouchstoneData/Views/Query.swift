public import Foundation
public import TouchstoneCore

/// The models that a view shows, fetched again when they change. Declare it with the macro of the same name.
///
/// - Source: SwiftData, `Query`.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  /// What to fetch. It has identity because a view that makes another query gets other results.
  private final class Request {
    let descriptor: FetchDescriptor<Element>
    init(_ descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }
  }

  /// The results of the last fetch.
  private final class Results {
    var request: Request?
    var context: ModelContext?
    var revision = 0
    var version = 0
    var elements: [Element] = []
    var error: (any Error)?
  }

  private let request: Request
  private let result: ([Element]) -> Result
  @Environment(\.modelContext) private var context
  @State private var results = Results()

  /// The context of the view.
  public var modelContext: ModelContext { context }

  /// The error of the last fetch.
  public var fetchError: (any Error)? { results.error }

  /// The models.
  public var wrappedValue: Result {
    let context = context
    guard context.store.schema.descriptions[Element._$description.name] === Element._$description else {
      let name = Element._$description.name
      preconditionFailure(
        context.store.schema.descriptions.isEmpty
          ? "@Query found no container: add .modelContainer(for: \(name).self) to an enclosing view."
          : SwiftDataError.unknownModel(name).description)
    }
    context.signal.access()
    context.store.signal.access()
    let (revision, version) = (context.revision, context.store.version)
    if results.request !== request || results.context !== context || results.revision != revision
      || results.version != version
    {
      (results.request, results.context, results.revision, results.version) = (request, context, revision, version)
      do {
        results.elements = try context.fetch(request.descriptor)
        results.error = nil
      } catch {
        (results.elements, results.error) = ([], error)
      }
    }
    return result(results.elements)
  }
}

extension Query where Result == [Element] {
  private init(descriptor: FetchDescriptor<Element>) {
    request = Request(descriptor)
    result = { $0 }
  }

  /// Creates a query for all models of a class.
  public init() { self.init(descriptor: FetchDescriptor()) }

  /// Creates a query for what a description finds.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor)
  }

  /// Creates a query for what a description finds. Changes happen at once: pictures show what is there at last.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor: descriptor)
  }

  /// Creates a query for the models that a predicate is true for.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query for the models that a predicate is true for.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query for the models that a predicate is true for, in the order of a variable.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Creates a query for the models that a predicate is true for, in the order of a variable.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: nil)
  }

  /// Creates a query for the models that a predicate is true for, in the order of a variable that may be `nil`.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Creates a query for the models that a predicate is true for, in the order of a variable that may be `nil`.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order, transaction: nil)
  }
}
