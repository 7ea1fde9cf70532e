package import Foundation
import Synchronization
import TouchstoneDrawing

/// The users' code that a picture was drawn from: views with the conditions of their evaluation, positions in sources that
/// builders and containers came to, and what was looked up by name.
///
/// It describes the last evaluation of a tree, which is what its picture shows: a view that first says that it loads, and
/// then shows something else before it is drawn, was not drawn while it loads.
///
/// This is a class because builders, which don't know the tree that they build for, note in it too.
package final class DrawnCode: Sendable {
  /// The conditions under which a view was evaluated.
  package struct Conditions: Hashable, Sendable {
    package let colorScheme: ColorScheme
    package let dynamicTypeSize: DynamicTypeSize
    package let layoutDirection: LayoutDirection
    package let locale: Locale
  }

  /// What happened at a position, one bit for each.
  package struct Events: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The branch of a condition that begins there was built.
    package static let branch = Events(rawValue: 1)
    /// The condition without `else` that ends there was not met.
    package static let absence = Events(rawValue: 2)
    /// A `ForEach` had no element, one, or several.
    package static let noRow = Events(rawValue: 4)
    package static let oneRow = Events(rawValue: 8)
    package static let manyRows = Events(rawValue: 16)

    /// The number of the first bit for alternatives, and the number of these.
    private static let alternatives = (first: 5, count: 59)

    /// A `ViewThatFits` showed one of its views, counted from 0.
    package static func alternative(_ index: Int) -> Events {
      Events(rawValue: 1 << (alternatives.first + min(max(index, 0), alternatives.count - 1)))
    }

    static func rows(_ count: Int) -> Events { count == 0 ? noRow : count == 1 ? oneRow : manyRows }
  }

  /// Something that a view looked up by its name.
  package enum Resource: Hashable, Sendable {
    case image(String), color(String)
    /// A table of localised texts.
    case strings(String)
  }

  /// The positions that a body came to while it was made.
  typealias Positions = [SourcePosition: Events]

  /// A view or modifier of users.
  private struct Author {
    let type: Any.Type
    var conditions: Set<Conditions> = []
    var last: Conditions?
  }

  private struct Contents {
    /// The types that were evaluated; nil for those of Touchstone.
    var authors: [ObjectIdentifier: Author?] = [:]
    var positions = Positions()
    var resources: Set<Resource> = []
    /// The positions of the bodies that are being made, from the outside.
    var open: [Positions] = []

    mutating func note(_ events: Events, at position: SourcePosition) {
      if open.isEmpty {
        positions[position, default: []].formUnion(events)
      } else {
        open[open.count - 1][position, default: []].formUnion(events)
      }
    }

    /// Ends the innermost body that is being made, and returns its positions.
    mutating func close() -> Positions {
      let closed = open.popLast() ?? [:]
      positions.merge(closed) { $0.union($1) }
      return closed
    }
  }

  private let contents = Locked(Contents())

  package init() {}

  // MARK: What was noted

  /// The users' views and modifiers, with their modules and the types around them, such as `Shop.PriceTag`.
  package var views: [String: Set<Conditions>] {
    contents.withLock { contents in
      contents.authors.values.reduce(into: [:]) { views, author in
        guard let author, !author.conditions.isEmpty else { return }
        let name = ViewTypeName(author.type)
        views["\(name.scope).\(name.name)", default: []].formUnion(author.conditions)
      }
    }
  }

  package var positions: [SourcePosition: Events] { contents.withLock { $0.positions } }

  package var resources: Set<Resource> { contents.withLock { $0.resources } }

  // MARK: Noting

  /// Whether something is noted at the moment. In most processes, nothing ever is.
  private static let isNoting = Atomic(false)
  private static let current = Locked<DrawnCode?>(nil)

  /// Performs a part of a tree's evaluation, which is noted if there is something to note it in.
  package static func noting<Result>(in code: DrawnCode?, _ body: () -> Result) -> Result {
    guard let code else { return body() }
    let outer = current.withLock { current in
      defer { current = code }
      return current
    }
    isNoting.store(true, ordering: .relaxed)
    defer {
      current.withLock { $0 = outer }
      isNoting.store(outer != nil, ordering: .relaxed)
    }
    return body()
  }

  /// Forgets the evaluation before, which no picture shows.
  func begin() {
    contents.withLock { contents in
      // Which types are those of users stays known.
      for (type, author) in contents.authors {
        guard let author, !author.conditions.isEmpty else { continue }
        contents.authors[type] = .some(Author(type: author.type))
      }
      contents.positions = [:]
      contents.resources = []
    }
  }

  private static func change(_ change: (inout Contents) -> Void) {
    guard isNoting.load(ordering: .relaxed) else { return }
    current.withLock { $0 }?.contents.withLock { change(&$0) }
  }

  /// Notes what happened at a position.
  package static func note(_ events: @autoclosure () -> Events, at position: @autoclosure () -> SourcePosition?) {
    guard isNoting.load(ordering: .relaxed), let position = position() else { return }
    let events = events()
    change { $0.note(events, at: position) }
  }

  /// Notes something that is looked up.
  static func note(_ resource: @autoclosure () -> Resource) {
    guard isNoting.load(ordering: .relaxed) else { return }
    let resource = resource()
    change { $0.resources.insert(resource) }
  }

  /// Notes a view or modifier whose body is evaluated.
  @MainActor static func note(_ type: Any.Type, in environment: EnvironmentValues) {
    change { contents in
      let id = ObjectIdentifier(type)
      let known = contents.authors[id]
      if case .some(nil) = known { return }
      guard var author = known ?? (ViewTypeName(type).isUsers ? Author(type: type) : nil) else {
        contents.authors[id] = .some(nil)
        return
      }
      let conditions = Conditions(
        colorScheme: environment.colorScheme, dynamicTypeSize: environment.dynamicTypeSize,
        layoutDirection: environment.layoutDirection, locale: environment.locale)
      if author.last == conditions { return }
      author.last = conditions
      author.conditions.insert(conditions)
      contents.authors[id] = .some(author)
    }
  }

  /// Makes a body, and returns it with the positions that it came to: they count again wherever the body is used again.
  static func collecting<Body>(_ make: () -> Body) -> (body: Body, positions: Positions?) {
    guard isNoting.load(ordering: .relaxed) else { return (make(), nil) }
    change { $0.open.append([:]) }
    let body = make()
    var positions: Positions?
    change { positions = $0.close() }
    return (body, positions)
  }

  /// Notes the positions of a body that is used again.
  static func note(again positions: Positions?) {
    guard let positions, !positions.isEmpty else { return }
    change { $0.positions.merge(positions) { $0.union($1) } }
  }
}
