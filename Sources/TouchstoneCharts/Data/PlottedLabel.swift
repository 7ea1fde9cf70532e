import Foundation
import TouchstoneUI

/// What a value of a mark is, as `.value("Name", …)` says it, before it is looked up in the tables of strings.
enum PlottedLabel {
  case key(LocalizedStringKey)
  indirect case resource(LocalizedStringResource)
  case words(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .resource(let resource): Text(resource)
    case .words(let words): Text(verbatim: words)
    case .text(let text): text
    }
  }
}
