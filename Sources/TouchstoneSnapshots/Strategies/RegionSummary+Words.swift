import Foundation

extension RegionSummary {
  /// What happened, and to which view; nil if nothing but the place is known: `“Follow” → “Following”`, `Moved by 0, +2 px:
  /// Text 2`, `Recoloured`.
  package var words: String? {
    if let text, text.count == 2 { return "“\(text[0])” → “\(text[1])”" }
    let name = kind.flatMap { Self.kinds[$0] }
    let view = self.view?.path.components(separatedBy: " › ").last
    guard name != nil || view != nil else { return nil }
    let steps = moved.map { " by \($0.map { ($0 > 0 ? "+" : "") + String($0) }.joined(separator: ", ")) px" } ?? ""
    return (name ?? "Differs") + steps + (view.map { ": \($0)" } ?? "")
  }

  private static let kinds = [
    "added": "Added", "removed": "Removed", "moved": "Moved", "recolored": "Recoloured", "rerasterized": "Edges differ",
    "replaced": "Replaced", "resized": "Resized", "text": "Text",
  ]
}
