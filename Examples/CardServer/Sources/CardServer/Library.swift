import Cards

/// What the service draws. A real one asks its database.
struct Library: Sendable {
  struct Post: Sendable {
    let title: String
    let author: String
  }

  var posts = [
    "golden-images": Post(title: "Golden images of SwiftUI views, on Linux", author: "Ada Lovelace"),
    "rendering": Post(title: "One process instead of a browser: how we draw 1,000 link cards", author: "Grace Hopper"),
  ]

  var visits = [120, 180, 90, 240, 310, 280, 410]

  /// The invoice with a number: one of 60 items fills three pages.
  func invoice(_ number: Int) -> Invoice? {
    guard (1...9_999).contains(number) else { return nil }
    return Invoice(
      number: number, customer: "Analytical Engines Ltd",
      items: (1...60).map { Invoice.Item(id: $0, name: "Review \(number).\($0)", cents: 1_250 + $0 * 35 + number) })
  }
}
