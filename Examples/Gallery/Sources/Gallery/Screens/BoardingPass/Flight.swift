import Foundation

/// The data of a boarding pass.
struct Flight {
  struct Airport {
    let code: String
    let city: String
  }

  let number: String
  let from: Airport
  let to: Airport
  let departure: Date
  let duration: Duration
  let passenger: String
  let gate: String
  let seat: String
  let group: Int
  let record: String

  var boarding: Date { departure.addingTimeInterval(-40 * 60) }
  var arrival: Date { departure.addingTimeInterval(Double(duration.components.seconds)) }

  static let sample = Flight(
    number: "TS 417", from: Airport(code: "HAM", city: "Hamburg"), to: Airport(code: "LIS", city: "Lisbon"),
    departure: Date(timeIntervalSince1970: 1_781_260_500), duration: .seconds(3 * 3600 + 35 * 60),
    passenger: "Maja Kowalska", gate: "B42", seat: "14A", group: 2, record: "K7QX2M")
}
