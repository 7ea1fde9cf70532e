public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A collection. Use `LazyVGrid` to have one in pictures.
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the items.
  open var backgroundView: UIView? = nil
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are edited.
  open var isEditing = false
  /// Whether items are made before they are visible.
  open var isPrefetchingEnabled = true
  /// What the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The places of the selected items: none.
  public var indexPathsForSelectedItems: [IndexPath]? { [] }
  /// The visible cells: none.
  public var visibleCells: [UICollectionViewCell] { [] }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Reads the items again. Has no effect: items are not made.
  open func reloadData() {}
  /// Reads items again. Has no effect.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Inserts items. Has no effect: items are not made.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Deletes items. Has no effect: items are not made.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Reads sections again. Has no effect: sections are not made.
  open func reloadSections(_ sections: IndexSet) {}
  /// Inserts sections. Has no effect: sections are not made.
  open func insertSections(_ sections: IndexSet) {}
  /// Deletes sections. Has no effect: sections are not made.
  open func deleteSections(_ sections: IndexSet) {}
  /// The places of the visible items: none.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Sets the class of the cells with an identifier. Has no effect: cells are not made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Sets the class of headers and footers. Has no effect: they are not made.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  /// Returns a cell with an identifier: always a plain one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns a plain header or footer.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Selects an item. Has no effect.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Deselects an item. Has no effect.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Scrolls to an item. Has no effect.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  /// Returns `nil`: cells are not made.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Returns `nil`: items are not made.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Returns the cell of an item: none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Sets the layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Performs updates at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UICollectionView {
    AppearanceProxies.process.object(of: UICollectionView.self) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }
}

extension UICollectionView {
  /// How cells of a class are made from items.
  ///
  /// - Source: UIKit, `UICollectionView.CellRegistration`.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Returns a new cell, set up by the registration.
  ///
  /// The cell is created by `init(coder:)`, which a class with initialisers of its own has to implement.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell(coder: RegistrationCoder()) else {
      preconditionFailure("\(Cell.self).init(coder:) returned nil.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
