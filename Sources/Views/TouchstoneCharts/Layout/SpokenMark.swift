import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The accessibility label and value of a mark.
struct SpokenMark {
  var label: String
  var value: String?

  /// Both on one line: `Africa: 12`.
  var text: String { [label, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ") }

  /// Creates the label from the mark's position and the names of its series, and the value from its number.
  init(_ mark: Mark, environment: EnvironmentValues) {
    let (x, y) = (Self.text(mark.x, environment), Self.text(mark.y, environment))
    let isLying = mark.valueAxis == .horizontal
    let parts = mark.kind == .sector ? (nil, x) : isLying ? (y, x) : (x, y)
    var names: [String] = []
    for key in [mark.style.foreground?.key, mark.style.symbol?.key, mark.style.line?.key] {
      guard let key else { continue }
      let name = Self.text(.value(key), environment) ?? ""
      if !names.contains(name), name != parts.0 { names.append(name) }
    }
    let spoken = mark.style.spoken
    label = spoken.label?.plainText(in: environment) ?? ([parts.0].compactMap { $0 } + names).joined(separator: ", ")
    value = spoken.value?.plainText(in: environment) ?? parts.1
  }

  private static func text(_ position: MarkPosition, _ environment: EnvironmentValues) -> String? {
    switch position {
    case .none, .points, .pointInterval: nil
    case .value(let value), .bin(let value, _): text(value, environment)
    case .interval(let lower, let upper): "\(text(lower, environment)) to \(text(upper, environment))"
    }
  }

  private static func text(_ value: _PlottedValue, _ environment: EnvironmentValues) -> String {
    switch value {
    case .text(let text): return Text(LocalizedStringKey(text)).plainText(in: environment)
    case .number(let number):
      return number.isFinite ? number.formatted(.number.locale(environment.locale)) : "\(number)"
    case .date(let seconds):
      guard seconds.isFinite else { return "\(seconds)" }
      let isMidnight = seconds.truncatingRemainder(dividingBy: 86_400) == 0
      let style = Date.FormatStyle(date: .abbreviated, time: isMidnight ? .omitted : .shortened)
      return style.format(Date(timeIntervalSinceReferenceDate: seconds), in: environment)
    }
  }
}
