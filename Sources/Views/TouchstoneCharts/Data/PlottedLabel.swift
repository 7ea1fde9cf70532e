import Foundation
import TouchstoneUI

/// The label of a mark's value, as in `.value("Name", …)`, before it is localised.
enum PlottedLabel {
  case key(LocalizedStringKey)
  indirect case resource(LocalizedStringResource)
  case words(String)
  case text(Text)

  init(_ key: LocalizedStringKey) { self = .key(key) }
  init(_ resource: LocalizedStringResource) { self = .resource(resource) }
  init(_ words: some StringProtocol) { self = .words(String(words)) }
  init(_ text: Text) { self = .text(text) }

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .resource(let resource): Text(resource)
    case .words(let words): Text(verbatim: words)
    case .text(let text): text
    }
  }
}
