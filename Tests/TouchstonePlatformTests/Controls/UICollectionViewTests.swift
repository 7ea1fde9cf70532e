import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UICollectionViewTests {
  @Test func `a snapshot keeps sections and items in order`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfItem(3) == 2)
    snapshot.deleteItems([1])
    #expect(snapshot.numberOfItems(inSection: "a") == 1)
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `a collection has the items of its source`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionViewCell(frame: .zero)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in cell }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([7, 8])
    var isApplied = false
    source.apply(snapshot) { isApplied = true }
    #expect(isApplied)
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    #expect(collection.numberOfItems(inSection: 1) == 0)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 8)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(source.indexPath(for: 8) == IndexPath(item: 1, section: 0))
    #expect(source.collectionView(collection, cellForItemAt: IndexPath(item: 0, section: 0)) === cell)
  }

  final class Cell: UICollectionViewCell {
    var title = ""
  }

  final class CellWithInitializers: UICollectionViewCell {
    let isSetUp: Bool

    override init(frame: CGRect) {
      isSetUp = true
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      isSetUp = true
      super.init(coder: coder)
    }
  }

  @Test func `a registration sets its cell up`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let place = IndexPath(item: 3, section: 1)
    let registration = UICollectionView.CellRegistration<Cell, String> { $0.title = "\($2) \($1.item)" }
    #expect(collection.dequeueConfiguredReusableCell(using: registration, for: place, item: "a").title == "a 3")
    #expect(collection.dequeueConfiguredReusableCell(using: registration, for: place, item: nil).title.isEmpty)
    let list = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { $0.indentationLevel = $2 }
    #expect(collection.dequeueConfiguredReusableCell(using: list, for: place, item: 2).indentationLevel == 2)
    let own = UICollectionView.CellRegistration<CellWithInitializers, Int> { cell, _, _ in
      cell.isSelected = cell.isSetUp
    }
    #expect(collection.dequeueConfiguredReusableCell(using: own, for: place, item: 2).isSelected)
  }

  @Test func `a controller shows its collection`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.view === controller.collectionView)
    #expect(controller.collectionViewLayout === layout)
  }

  @Test func `a completion is called at the end of its transaction`() {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    #expect(calls.isEmpty)
    CATransaction.commit()
    CATransaction.commit()
    #expect(calls == ["inner", "outer"])
    CATransaction.setCompletionBlock { calls.append("alone") }
    #expect(calls.last == "alone")
  }

  // The control points that Core Animation's documentation of CAMediaTimingFunctionName states.
  @Test func `a timing function has its control points`() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 2, values: &point)
    #expect(point == [0.58, 1])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 1, values: &point)
    #expect(point == [0.1, 0.2])
  }
}
