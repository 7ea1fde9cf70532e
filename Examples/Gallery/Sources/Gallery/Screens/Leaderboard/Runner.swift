import SwiftUI

/// A participant, with the points of recent days.
struct Runner: Identifiable {
  enum Trend {
    case up, down, same
  }

  let rank: Int
  let name: String
  let points: Int
  let trend: Trend
  let color: Color
  let history: [Double]
  var isMe = false

  var id: Int { rank }

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  static let all = [
    Runner(rank: 1, name: "Noor Haddad", points: 12_480, trend: .same, color: .orange, history: [3, 5, 4, 7, 8, 9]),
    Runner(rank: 2, name: "Tomás Reyes", points: 11_925, trend: .up, color: .blue, history: [1, 3, 4, 4, 7, 8]),
    Runner(rank: 3, name: "Yuki Tanaka", points: 11_310, trend: .down, color: .pink, history: [9, 8, 8, 6, 7, 5]),
    Runner(rank: 4, name: "Ada Byron", points: 9_870, trend: .up, color: .purple, history: [2, 2, 4, 3, 6, 7]),
    Runner(rank: 5, name: "Piotr Zieliński", points: 9_145, trend: .down, color: .teal, history: [8, 6, 7, 5, 4, 4]),
    Runner(rank: 6, name: "Grace O’Malley", points: 8_660, trend: .same, color: .green, history: [5, 5, 6, 5, 6, 5]),
    Runner(
      rank: 7, name: "Bartholomew Featherstonehaugh", points: 8_205, trend: .up, color: .indigo,
      history: [1, 2, 2, 5, 4, 8]),
    Runner(rank: 8, name: "Sana Qureshi", points: 7_990, trend: .down, color: .mint, history: [7, 7, 5, 6, 3, 2]),
    Runner(rank: 9, name: "Ivo Petrov", points: 7_415, trend: .same, color: .brown, history: [4, 3, 4, 5, 4, 4]),
  ]

  static let me = Runner(
    rank: 42, name: "You", points: 3_180, trend: .up, color: .red, history: [1, 1, 2, 4, 6, 9], isMe: true)
}
