import Foundation

extension RegionSummary {
  /// The change in words, and its view; nil if nothing but the place is known: `“Follow” → “Following” in
  /// FollowButton`, `Moved by 0, +2 px: Text 2 in PriceTag`, `Recoloured`.
  package var words: String? {
    let type = view?.typeName
    if let text, text.count == 2 { return "“\(text[0])” → “\(text[1])”\(type.map { " in \($0)" } ?? "")" }
    let name = kind.flatMap { Self.kinds[$0] }
    let view = self.view.flatMap { view -> String? in
      let name = view.path.components(separatedBy: " › ").last
      return view.name == type ? name : [name, type].compactMap { $0 }.joined(separator: " in ")
    }
    guard name != nil || view != nil else { return nil }
    let steps = moved.map { " by \($0.map(Self.signed).joined(separator: ", ")) px" } ?? ""
    return (name ?? "Differs") + steps + (view.map { ": \($0)" } ?? "")
  }

  /// `+2`, `−10`, `0`, with the minus sign of edits.
  private static func signed(_ number: Int) -> String {
    (number > 0 ? "+" : number < 0 ? "−" : "") + String(number.magnitude)
  }

  private static let kinds = [
    "added": "Added", "removed": "Removed", "moved": "Moved", "recolored": "Recoloured", "rerasterized": "Edges differ",
    "replaced": "Replaced", "resized": "Resized", "text": "Text",
  ]
}
