public import Foundation
public import TouchstoneCore

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable,
  message: "Touchstone has no Core Data, because its models need a store; give the view its values instead"
)
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result> {
  public struct Configuration {
    public var nsPredicate: NSPredicate?
    public var nsSortDescriptors: [NSSortDescriptor]
    public var sortDescriptors: [Never]
  }
  public init<Entity>(
    entity: Entity? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init<Sort>(
    sortDescriptors: [Sort], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init<Request>(fetchRequest: Request, animation: Animation? = nil) {}
  public init<Request>(fetchRequest: Request, transaction: Transaction) {}
  public var wrappedValue: FetchedResults<Result> { FetchedResults<Result>() }
  public var projectedValue: Binding<Configuration> { preconditionFailure("This type is unavailable") }
  public mutating func update() {}
}

@available(
  *, unavailable,
  message: "Touchstone has no Core Data, because its models need a store; give the view its values instead"
)
public struct FetchedResults<Result>: RandomAccessCollection {
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [Never] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable,
  message: "Touchstone has no Core Data, because its models need a store; give the view its values instead"
)
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  public struct Configuration {
    public var nsPredicate: NSPredicate?
    public var nsSortDescriptors: [NSSortDescriptor]
    public var sortDescriptors: [Never]
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
  }
  public init<Entity>(
    entity: Entity? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init<Sort>(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [Sort], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init<Request>(
    fetchRequest: Request, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {}
  public init<Request>(
    fetchRequest: Request, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
  ) {}
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults<SectionIdentifier, Result>()
  }
  public var projectedValue: Binding<Configuration> { preconditionFailure("This type is unavailable") }
  public mutating func update() {}
}

@available(
  *, unavailable,
  message: "Touchstone has no Core Data, because its models need a store; give the view its values instead"
)
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { preconditionFailure("This type is unavailable") }
  }
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier>? { nil }
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  public var sortDescriptors: [Never] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Section { preconditionFailure("This type is unavailable") }
}

@available(
  *, unavailable,
  message: "Touchstone has no Core Data, because its models need a store; give the view its values instead"
)
extension EnvironmentValues {
  public var managedObjectContext: Never? { nil }
}
