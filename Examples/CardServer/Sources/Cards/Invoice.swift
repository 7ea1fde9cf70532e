/// An invoice.
public struct Invoice: Sendable {
  /// A line of an invoice.
  public struct Item: Identifiable, Sendable {
    public let id: Int
    public let name: String
    public let cents: Int

    public init(id: Int, name: String, cents: Int) {
      self.id = id
      self.name = name
      self.cents = cents
    }
  }

  /// The number of items that fit a page.
  static let itemsPerPage = 24

  public let number: Int
  public let customer: String
  public let items: [Item]

  public init(number: Int, customer: String, items: [Item]) {
    self.number = number
    self.customer = customer
    self.items = items
  }

  /// The number of pages; an invoice without items has one.
  public var pageCount: Int { max(1, (items.count + Self.itemsPerPage - 1) / Self.itemsPerPage) }

  /// The items of a page, which is numbered from 0.
  func items(onPage page: Int) -> ArraySlice<Item> {
    items.dropFirst(page * Self.itemsPerPage).prefix(Self.itemsPerPage)
  }

  var cents: Int { items.reduce(0) { $0 + $1.cents } }
}
