/// A pattern of paths in a `CODEOWNERS` file.
///
/// GitHub reads it as `.gitignore` does, without ranges and negations. GitLab reads it as Ruby's `File.fnmatch` does, and looks
/// for paths without a slash at their start in every folder.
struct OwnedPaths: Hashable, Sendable {
  /// A part of a name.
  private enum Piece: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// Any character, or any number of them.
    case one, any
    /// One of some characters, or none of them.
    case range([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func holds(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let other): scalar == other
      case .one, .any: true
      case .range(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  private enum Part: Hashable, Sendable {
    case name([Piece])
    /// Any number of folders.
    case folders
  }

  private let parts: [Part]
  /// Whether the pattern also fits what is in a folder that it fits.
  private let holdsContents: Bool

  /// - Parameter pattern: `*.swift`, `/Sources/Shop/`, `Sources/**/Price*`. Nil for an empty one, and for one that the service
  ///   calls invalid.
  init?(_ pattern: String, of service: CodeOwners.Service) {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = names.last else { return nil }
    let isFolder = pattern.hasSuffix("/")
    let isAnchored: Bool
    switch service {
    case .gitHub:
      guard !pattern.hasPrefix("!"), !pattern.contains("[") else { return nil }
      // Without a slash before its end, it fits in any folder.
      isAnchored = pattern.dropLast().contains("/")
      // The name of a folder stands for all in it; `folder/*` for its files alone.
      holdsContents = !isFolder && last != "*" && last != "**"
    case .gitLab:
      isAnchored = pattern.hasPrefix("/")
      holdsContents = false
    }
    var parts: [Part] = isAnchored ? [] : [.folders]
    for (index, name) in names.enumerated() {
      // GitLab's stars stand for folders only before a slash.
      let isLast = index == names.count - 1 && !isFolder && service == .gitLab
      parts.append(name == "**" && !isLast ? .folders : .name(Self.pieces(of: name, of: service)))
    }
    if isFolder { parts += [.folders, .name([.any])] }
    self.parts = parts
  }

  /// Whether a path from the repository's folder fits.
  func holds(_ path: String) -> Bool {
    let folders = path.split(separator: "/").map(String.init)
    return fits(folders[...], parts) || holdsContents && fits(folders[...], parts + [.folders, .name([.any])])
  }

  /// Whether folders fit parts, each of which is tried once at each place: the cost is their product.
  private func fits(_ folders: ArraySlice<String>, _ parts: [Part]) -> Bool {
    // By the number of parts: whether they fit the folders so far.
    var reached = [true] + Array(repeating: false, count: parts.count)
    func skip(_ reached: inout [Bool]) {
      for (index, part) in parts.enumerated() where part == .folders && reached[index] { reached[index + 1] = true }
    }
    skip(&reached)
    for folder in folders {
      var next = Array(repeating: false, count: parts.count + 1)
      let name = Array(folder.unicodeScalars)
      for (index, part) in parts.enumerated() {
        switch part {
        case .folders: if reached[index] || reached[index + 1] { next[index + 1] = true }
        case .name(let pieces): if reached[index], Self.matches(name, pieces) { next[index + 1] = true }
        }
      }
      skip(&next)
      reached = next
    }
    return reached[parts.count]
  }

  private static func pieces(of name: Substring, of service: CodeOwners.Service) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Array(name.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if pieces.last != .any { pieces.append(.any) }
      case "?": pieces.append(.one)
      case "[" where service == .gitLab:
        // One without an end is a character.
        guard let end = rest.firstIndex(of: "]"), end > rest.startIndex else { fallthrough }
        pieces.append(range(rest[..<end]))
        rest = rest[(end + 1)...]
      default: pieces.append(.character(scalar))
      }
    }
    return pieces
  }

  /// `a-z` and `^ab`, without brackets.
  private static func range(_ text: ArraySlice<Unicode.Scalar>) -> Piece {
    var text = text
    let isNegated = text.first == "^" || text.first == "!"
    if isNegated { text.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = text.popFirst() {
      if text.first == "-", let last = text.dropFirst().first, first <= last {
        ranges.append(first...last)
        text = text.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .range(ranges, isNegated: isNegated)
  }

  /// Whether a name fits pieces.
  private static func matches(_ name: [Unicode.Scalar], _ pieces: [Piece]) -> Bool {
    var (i, j) = (0, 0)
    // The place to go on from if what follows the last star does not fit.
    var retry: (name: Int, piece: Int)?
    while i < name.count {
      if j < pieces.count, pieces[j] == .any {
        retry = (i, j + 1)
        j += 1
      } else if j < pieces.count, pieces[j].holds(name[i]) {
        (i, j) = (i + 1, j + 1)
      } else if let (start, rest) = retry {
        retry = (start + 1, rest)
        (i, j) = (start + 1, rest)
      } else {
        return false
      }
    }
    return pieces[j...].allSatisfy { $0 == .any }
  }
}
