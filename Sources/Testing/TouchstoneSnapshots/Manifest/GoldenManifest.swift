/// The goldens of a test file, as what they show and not as files.
///
///     # touchstone.goldens/1
///     54b85182…8fd8<TAB>780x400@2x<TAB>png<TAB>testCard.dark
///     ba7816bf…15ad<TAB>-<TAB>txt<TAB>testCard.tree
///
/// One line for each golden: the digest of what it shows (see ``ObjectAddress``), the size and scale of a picture in pixels, the
/// extension and the name. Lines are sorted by name, so branches that add different snapshots merge. What Git leaves where they
/// don't is no golden: names in a conflict, and names that occur twice, are ``unsettled``.
package struct GoldenManifest: Hashable, Sendable {
  /// The first line of a file.
  package static let header = "# touchstone.goldens/1"
  /// The extension of a file.
  package static let pathExtension = "goldens"

  /// Why a golden that the file names has no line that counts.
  package enum Obstacle: Hashable, Sendable {
    /// It is between conflict markers, or the file has markers without their counterparts.
    case conflict
    /// Several lines have its name.
    case duplicate
  }

  /// The lines that count, by the names of files.
  package private(set) var entries: [String: Entry] = [:]
  /// The goldens that have lines of which none counts, by the names of files.
  package private(set) var unsettled: [String: Obstacle] = [:]
  /// The numbers of lines that are no entries, from 1.
  package private(set) var malformedLines: [Int] = []
  /// Whether the file has conflict markers.
  package private(set) var hasConflicts = false

  /// A manifest without goldens.
  package init() {}

  /// Whether every line counts.
  package var isSound: Bool { unsettled.isEmpty && malformedLines.isEmpty && !hasConflicts }

  /// Adds a golden, or replaces the one of its name. The name is settled then.
  package mutating func set(_ entry: Entry) {
    entries[entry.fileName] = entry
    unsettled[entry.fileName] = nil
  }

  /// Removes a golden.
  package mutating func remove(_ fileName: String) {
    entries[fileName] = nil
    unsettled[fileName] = nil
  }

  /// The contents of the file. Lines that don't count are left out.
  package var text: String {
    ([Self.header] + entries.values.sorted().map(\.line)).map { $0 + "\n" }.joined()
  }
}

extension GoldenManifest {
  /// The reason why a file is no manifest. Carries its first line.
  package struct UnknownHeader: Error, Hashable, Sendable {
    package let line: String
  }

  /// Reads the contents of a file, which may come from anyone.
  ///
  /// - Throws: ``UnknownHeader``, as another version may mean something else by the same lines.
  package init(text: String) throws(UnknownHeader) {
    // Not by characters, of which a carriage return and a line feed are one.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    // A file ends with a line break; what is behind the last one was cut off.
    let rest = lines.removeLast()
    // Two branches that both begin a file conflict in its first line.
    let first = lines.first { Marker(line: $0) == nil }
    guard first == Self.header[...] else { throw UnknownHeader(line: String((first ?? rest).prefix(80))) }
    var scan = Scan()
    for (index, line) in lines.enumerated() where line != Self.header { scan.take(line, number: index + 1) }
    if !rest.isEmpty { scan.malformed.append(lines.count + 1) }
    let isBalanced = scan.isBalanced
    hasConflicts = scan.hasMarkers
    malformedLines = scan.malformed
    for (name, found) in scan.found {
      if !isBalanced || found.contains(where: \.isInConflict) {
        unsettled[name] = .conflict
      } else if found.count > 1 {
        unsettled[name] = .duplicate
      } else {
        entries[name] = found[0].entry
      }
    }
  }

  /// A line that Git writes around what it could not merge.
  ///
  /// - Source: git-merge, "How conflicts are presented": seven characters, followed by a label or nothing.
  private enum Marker: Character {
    case start = "<"
    case base = "|"
    case middle = "="
    case end = ">"

    init?(line: Substring) {
      guard let first = line.first, let marker = Marker(rawValue: first), line.prefix(7).allSatisfy({ $0 == first }),
        line.count == 7 || line.count > 7 && line.dropFirst(7).first == " "
      else { return nil }
      self = marker
    }
  }

  /// What was read of a file so far.
  private struct Scan {
    var found: [String: [(entry: Entry, isInConflict: Bool)]] = [:]
    var malformed: [Int] = []
    var hasMarkers = false
    private var isInConflict = false
    private var hasStrayMarker = false

    /// Whether every marker has its counterpart.
    var isBalanced: Bool { !isInConflict && !hasStrayMarker }

    mutating func take(_ line: Substring, number: Int) {
      if let marker = Marker(line: line) { return take(marker) }
      guard let entry = Entry(line: line) else { return malformed.append(number) }
      found[entry.fileName, default: []].append((entry, isInConflict))
    }

    private mutating func take(_ marker: Marker) {
      hasMarkers = true
      if (marker == .start) == isInConflict { hasStrayMarker = true }
      switch marker {
      case .start: isInConflict = true
      case .end: isInConflict = false
      case .base, .middle: break
      }
    }
  }
}
