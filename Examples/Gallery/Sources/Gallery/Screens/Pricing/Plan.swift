import SwiftUI

/// A subscription plan.
struct Plan: Identifiable, Hashable {
  enum Period: String, CaseIterable, Identifiable {
    case monthly = "Monthly"
    case yearly = "Yearly"

    var id: Self { self }
  }

  enum Allowance: Hashable {
    case none, included
    case limited(String)
  }

  let name: String
  let pricePerMonth: Decimal
  let allowances: [Allowance]
  var isRecommended = false

  var id: String { name }

  func price(_ period: Period) -> Decimal {
    period == .monthly ? pricePerMonth : pricePerMonth * 10
  }

  static let features = ["Projects", "Storage", "Offline maps", "Shared folders", "Priority support"]

  static let all = [
    Plan(name: "Free", pricePerMonth: 0, allowances: [.limited("3"), .limited("1 GB"), .none, .none, .none]),
    Plan(
      name: "Plus", pricePerMonth: 4.99,
      allowances: [.limited("25"), .limited("50 GB"), .included, .included, .none], isRecommended: true),
    Plan(
      name: "Team", pricePerMonth: 12.5,
      allowances: [.limited("∞"), .limited("1 TB"), .included, .included, .included]),
  ]
}
