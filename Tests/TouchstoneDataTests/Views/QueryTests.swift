import SwiftData
import SwiftUI
import Testing
import TouchstoneRenderer
import TouchstoneUI

@testable import TouchstoneData

/// Counts how often a body runs.
@MainActor private final class Counter {
  var count = 0
}

@MainActor struct QueryTests {
  private struct Names: View {
    @Query(sort: \Shelf.name) private var shelves: [Shelf]
    let counter: Counter

    var body: some View {
      counter.count += 1
      return ForEach(shelves) { shelf in
        Color.red.frame(width: CGFloat(shelf.volumes.count + 1), height: 1).id(shelf.name)
      }
    }
  }

  private struct Filtered: View {
    @Query private var volumes: [Volume]

    init(minimum: Int, order: SortOrder = .forward) {
      _volumes = Query(filter: #Predicate { $0.pages >= minimum }, sort: \.pages, order: order, animation: .default)
    }

    var body: some View {
      ForEach(volumes) { Color.red.frame(width: CGFloat($0.pages), height: 1) }
    }
  }

  private let tree = ViewTree()
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try makeContainer()
    container.mainContext.autosaveEnabled = false
  }

  /// The widths of the rectangles, which stand for models.
  private func widths(_ view: some View) -> [CGFloat] {
    func visit(_ node: RenderNode) -> [CGFloat] {
      (node.name == "Color" ? [node.frame.width] : []) + node.children.flatMap(visit)
    }
    return visit(tree.picture(of: view, proposal: .unspecified, environment: EnvironmentValues()).root)
  }

  @Test func `a query follows what is inserted, changed, deleted and rolled back`() throws {
    let counter = Counter()
    let view = Names(counter: counter).modelContainer(container)
    #expect(widths(view) == [])
    let (first, second) = (Shelf(name: "a"), Shelf(name: "b"))
    context.insert(second)
    #expect(tree.host.isOutOfDate)
    #expect(widths(view) == [1])
    context.insert(first)
    first.volumes = [Volume(), Volume()]
    #expect(widths(view) == [3, 1])
    first.name = "c"
    #expect(widths(view) == [1, 3])
    try context.save()
    context.delete(second)
    #expect(widths(view) == [3])
    context.rollback()
    #expect(widths(view) == [1, 3])
    #expect(!tree.host.isOutOfDate)
  }

  @Test func `many changes redraw once`() {
    let counter = Counter()
    let view = Names(counter: counter).modelContainer(container)
    _ = widths(view)
    let before = counter.count
    for index in 0..<100 { context.insert(Shelf(name: "\(index)")) }
    #expect(widths(view).count == 100)
    #expect(counter.count == before + 1)
    _ = widths(view)
    #expect(counter.count == before + 1)
  }

  @Test func `what another context saves is shown`() throws {
    let view = Names(counter: Counter()).modelContainer(container)
    #expect(widths(view) == [])
    let other = ModelContext(container)
    other.insert(Shelf(name: "a"))
    #expect(!tree.host.isOutOfDate)
    try other.save()
    #expect(tree.host.isOutOfDate)
    #expect(widths(view) == [1])
  }

  @Test func `a view that makes another query shows other models`() {
    for pages in [3, 1, 2] { context.insert(Volume(pages: pages)) }
    #expect(widths(Filtered(minimum: 2).modelContainer(container)) == [2, 3])
    #expect(widths(Filtered(minimum: 1).modelContainer(container)) == [1, 2, 3])
    #expect(widths(Filtered(minimum: 1, order: .reverse).modelContainer(container)) == [3, 2, 1])
  }

  @Test func `all forms of a query find the same`() {
    struct Forms: View {
      @Query var all: [Volume]
      @Query(animation: .snappy) var allAnimated: [Volume]
      @Query(transaction: Transaction(animation: .snappy)) var allInTransaction: [Volume]
      @Query(FetchDescriptor<Volume>()) var described: [Volume]
      @Query(FetchDescriptor<Volume>(), animation: .default) var animated: [Volume]
      @Query(filter: #Predicate<Volume> { $0.pages > 0 }) var filtered: [Volume]
      @Query(sort: [SortDescriptor(\Volume.title)], animation: .default) var sorted: [Volume]
      @Query(sort: \Volume.due) var optional: [Volume]
      @Query(sort: \Volume.due, order: .reverse, animation: .default) var animatedOptional: [Volume]
      @Query(filter: #Predicate<Volume> { $0.pages > 0 }, sort: \Volume.title, transaction: Transaction())
      var transaction: [Volume]

      var body: some View {
        let counts = [
          all, allAnimated, allInTransaction, described, animated, filtered, sorted, optional, animatedOptional,
          transaction,
        ].map(\.count)
        ForEach(counts.indices, id: \.self) { Color.red.frame(width: CGFloat(counts[$0]), height: 1) }
      }
    }
    for pages in [1, 2] { context.insert(Volume(pages: pages)) }
    #expect(widths(Forms().modelContainer(container)) == Array(repeating: 2, count: 10))
  }

  @Test func `a view that reads a model follows it, and nothing else`() {
    struct Gauge: View {
      @Bindable var volume: Volume
      var body: some View { Color.red.frame(width: CGFloat(volume.pages), height: 1) }
    }
    let volume = Volume(pages: 3)
    context.insert(volume)
    #expect(widths(Gauge(volume: volume)) == [3])
    volume.title = "other"
    #expect(!tree.host.isOutOfDate)
    volume.pages = 5
    #expect(widths(Gauge(volume: volume)) == [5])
    context.rollback()
    volume.pages = 7
    #expect(widths(Gauge(volume: volume)) == [7])
  }

  @Test func `a container made for a view lives as long as the view, and is set up once`() {
    struct Root: View {
      let setup: (ModelContainer) -> Void
      var body: some View {
        Names(counter: Counter())
          .modelContainer(for: [Shelf.self], inMemory: true, isAutosaveEnabled: false) { result in
            if case .success(let container) = result { setup(container) }
          }
      }
    }
    var containers: [ModelContainer] = []
    let root = Root {
      containers.append($0)
      $0.mainContext.insert(Shelf(name: "a"))
    }
    #expect(widths(root) == [1])
    containers.first?.mainContext.insert(Shelf(name: "b"))
    #expect(widths(root) == [1, 1])
    #expect(containers.count == 1)
    #expect(containers.first?.mainContext.autosaveEnabled == false)
  }

  @Test func `a context can be given instead of a container`() {
    struct Reader: View {
      @Environment(\.modelContext) private var context
      let expected: ModelContext
      var body: some View { Color.red.frame(width: context == expected ? 1 : 2, height: 1) }
    }
    #expect(widths(Reader(expected: context).modelContext(context)) == [1])
    #expect(widths(Reader(expected: context)) == [2])
  }
}
