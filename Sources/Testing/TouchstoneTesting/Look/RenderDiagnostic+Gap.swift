import TouchstoneReport
import TouchstoneUI

extension RenderDiagnostic {
  /// The gap in the picture that the diagnostic speaks of.
  var gap: LookAnswer.Gap {
    let (kind, name) = subject
    return LookAnswer.Gap(kind: kind, name: name, message: description)
  }

  private var subject: (kind: String, name: String) {
    switch self {
    case .unknownSymbol(let name): ("symbol", name)
    case .unknownImage(let name, _), .unreadableImage(let name, _), .incompleteImage(let name, _): ("image", name)
    case .unknownColor(let name): ("color", name)
    case .missingGlyph(let character): ("glyph", String(character))
    case .missingFont(let name), .fontNotOnMachine(let name, _): ("font", name)
    case .unreadableStrings(let path, _): ("strings", path)
    case .platformView(let type): ("unsupported", type)
    case .shader(let name): ("unsupported", name)
    case .textNotSet: ("text", "")
    case .tooDeep, .tooLong: ("limit", "")
    case .unsettled: ("state", "")
    case .invalidFrame: ("frame", "")
    case .chartData: ("chart", "")
    }
  }
}
