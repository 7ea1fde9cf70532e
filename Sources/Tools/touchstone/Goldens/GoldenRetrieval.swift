import Foundation
import TouchstoneSnapshots

/// Brings the files of goldens to this machine of which Git has only hashes.
///
/// From the store of the package, and for what is not there, from the commits that wrote the hashes: they are built and drawn again.
/// Whatever comes is verified, so neither can bring anything but what the manifests name.
struct GoldenRetrieval {
  /// A golden with its line.
  typealias Golden = (place: ManifestPlace, entry: GoldenManifest.Entry)

  /// The most commits to draw: older ones need older dependencies, each of which takes minutes to build.
  static let commitLimit = 3

  let goldens: HashedGoldens
  /// Puts objects of the package's store into the local one; nil if the package names none. Errors are described.
  var fetch: (([ObjectAddress], ObjectStore) throws -> Void)?
  /// Draws the snapshots of a commit, or of a suite of it, and returns their folder.
  var draw: (_ commit: String, _ suite: String?) throws -> URL
  /// What went wrong, in sentences.
  private(set) var notes: [String] = []
  /// How many came from the store, and how many were drawn again.
  private(set) var counts = (fetched: 0, drawn: 0)

  init(
    _ goldens: HashedGoldens, fetch: (([ObjectAddress], ObjectStore) throws -> Void)?,
    draw: @escaping (_ commit: String, _ suite: String?) throws -> URL
  ) {
    (self.goldens, self.fetch, self.draw) = (goldens, fetch, draw)
  }

  /// Returns the goldens of manifests whose files are not on this machine, or damaged.
  ///
  /// - Throws: ``GoldensError/manifests(_:)`` if a manifest cannot be read.
  static func lacking(in goldens: HashedGoldens) throws(GoldensError) -> [Golden] {
    var lacking: [Golden] = []
    for path in goldens.manifests {
      do throws(ManifestFault) {
        lacking += try goldens.goldens(of: path).filter { goldens.objects.verifiedFile($0.entry.address) == nil }
      } catch {
        throw .manifests([error.text])
      }
    }
    return lacking
  }

  /// Brings files of goldens.
  ///
  /// - Returns: Those that are still not here.
  mutating func retrieve(_ wanted: [Golden]) -> [Golden] {
    var lacking = wanted
    if let fetch, !lacking.isEmpty {
      do {
        try fetch(Set(lacking.map(\.entry.address)).sorted(), goldens.objects)
      } catch {
        notes.append("\(error)")
      }
      lacking = stillLacking(lacking)
      counts.fetched = wanted.count - lacking.count
    }
    for commit in commits(of: lacking) {
      let own = lacking.filter { commit.lines.contains($0.place) }
      if own.isEmpty { continue }
      let suites = Set(own.map(\.place.stem))
      do {
        let pictures = try draw(commit.hash, suites.count == 1 ? suites.first : nil)
        // A commit draws what older ones wrote, too, unless it changed since.
        take(lacking, from: pictures)
      } catch {
        notes.append("\(error)")
        if case ComparisonError.interrupted? = error as? ComparisonError { break }
      }
      lacking = stillLacking(lacking)
    }
    counts.drawn = wanted.count - counts.fetched - lacking.count
    return lacking
  }

  private func stillLacking(_ wanted: [Golden]) -> [Golden] {
    wanted.filter { goldens.objects.verifiedFile($0.entry.address) == nil }
  }

  /// Keeps the pictures of a folder that are what the lines name.
  private func take(_ wanted: [Golden], from pictures: URL) {
    let folder = ConfinedFolder(pictures)
    for (place, entry) in wanted {
      guard let path = ConfinedPath([place.target, place.stem, place.fileName]), let data = try? folder.read(path)
      else {
        continue
      }
      // Writing verifies.
      try? goldens.objects.write(data, at: entry.address)
    }
  }

  /// Returns the commits that wrote the lines of goldens, the newest first, at most ``commitLimit``.
  private func commits(of wanted: [Golden]) -> [(hash: String, lines: Set<ManifestPlace>)] {
    var places: [String: Set<ManifestPlace>] = [:]
    for (manifest, wanted) in Dictionary(grouping: wanted, by: \.place.manifest) {
      let origins = Self.origins(of: manifest, in: goldens.package)
      for (place, entry) in wanted {
        if let commit = origins[entry.line] { places[commit, default: []].insert(place) }
      }
    }
    // By what follows what: clocks of authors differ.
    guard !places.isEmpty, let order = Git.output(["rev-list", "--topo-order", "HEAD"], in: goldens.package) else {
      return []
    }
    return order.split(separator: "\n").lazy.compactMap { commit in places[String(commit)].map { (String(commit), $0) }
    }
    .prefix(Self.commitLimit).map(\.self)
  }

  /// Returns the commit that wrote each line of a manifest as it is in the checkout. Lines that are in no commit are left out.
  ///
  /// - Source: git-blame, "The porcelain format".
  static func origins(of manifest: String, in package: URL) -> [String: String] {
    let words = ["blame", "--porcelain", "--no-progress", "--", manifest]
    guard let text = Git.output(words, in: package) else { return [:] }
    var origins: [String: String] = [:]
    var commit: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("\t") {
        origins[String(line.dropFirst())] = commit
      } else if let match = line.prefixMatch(of: /([0-9a-f]{40,64}) [0-9]+ [0-9]+/) {
        // All zeros: the line is not committed.
        commit = match.1.contains { $0 != "0" } ? String(match.1) : nil
      }
    }
    return origins
  }
}
