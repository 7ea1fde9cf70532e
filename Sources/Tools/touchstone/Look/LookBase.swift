import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// What a view is compared with: a golden, or the view as it was at a commit.
struct LookBase {
  let session: LookSession
  let request: LookRequest
  /// The number of the view to which the picture of both is cut.
  var view: Int?

  /// Returns the changes of a view, and a picture of both.
  ///
  /// - Parameter base: The path of a golden in the package, `golden` for the view's only one, or a commit.
  func changes(
    of answer: LookAnswer, _ bitmap: Bitmap, against base: String
  ) throws(LookFailure) -> (changes: LookChanges, both: Bitmap?) {
    let now = LookSide(views: answer.views, bitmap: bitmap, scale: answer.scale)
    if let file = try golden(base, of: answer) {
      return try changes(of: answer, now, againstGolden: file)
    }
    let (before, commit, remarks) = try side(at: base, besides: answer)
    var changes = LookChanges(base: commit, from: before, to: now)
    changes.remarks = remarks.map { "\(commit): \($0)" }
    return (changes, picture(of: before, and: now, changes))
  }

  /// Returns both pictures side by side, cut to the view that is asked for; one of them if the view is not in the other, and nil if
  /// it is in neither.
  func picture(of before: LookSide, and now: LookSide, _ changes: LookChanges) -> Bitmap? {
    var (old, new): (Bitmap?, Bitmap?) = (before.bitmap, now.bitmap)
    if let view {
      old = changes.frames[view].flatMap(before.picture)
      new = now.views.first { $0.number == view }.flatMap { now.picture(of: $0.frame) }
    }
    guard let old, let new else { return old ?? new }
    return .beside(old, new, gap: Int(16 * now.scale))
  }

  // MARK: Goldens

  private func changes(
    of answer: LookAnswer, _ now: LookSide, againstGolden file: URL
  ) throws(LookFailure) -> (changes: LookChanges, both: Bitmap?) {
    let path = file.path.relative(to: session.package)
    let data = try? RegularFile.read(file.path)
    guard let data, let bitmap = try? PNGImage(data: data).bitmap else {
      let isPointer = data.map(LFSPointer.isPointer) == true
      throw .noBase(
        path,
        why: isPointer ? "it is a pointer of Git LFS. Fetch it: git lfs pull" : "it is not a PNG file that can be read")
    }
    let metadata = GoldenMetadata(png: data)
    guard let outline = metadata?.outline else {
      throw .noBase(path, why: "it does not say where its views lie. Record it again: swift package record-snapshots")
    }
    var before = LookSide(
      views: LookSide.views(of: outline), bitmap: bitmap, scale: metadata?.scale ?? answer.scale, knowsColors: false)
    let now = try asRecorded(now, answer)
    var after = now
    after.knowsColors = false
    after.views =
      (answer.recorded?.outline ?? answer.outline).flatMap { ViewOutline(text: $0) }.map {
        LookSide.views(of: $0.asKnown(to: outline))
      } ?? []
    before.place(like: after)
    var changes = LookChanges(base: path, from: before, to: after) { view in
      answer.views.last { $0.frame == view.frame && $0.type.hasSuffix(view.type) }?.number
    }
    changes.remarks = Self.remarks(on: before, and: after)
    return (changes, picture(of: before, and: now, changes))
  }

  /// Returns a view with the picture that a golden would have of it.
  private func asRecorded(_ now: LookSide, _ answer: LookAnswer) throws(LookFailure) -> LookSide {
    guard let recorded = answer.recorded else { return now }
    let file = request.place.appendingPathComponent(recorded.file)
    guard let data = try? Data(contentsOf: file), let bitmap = try? PNGImage(data: data).bitmap else {
      throw .notDrawn(request.name ?? "", why: "Its picture cannot be read: \(file.path)")
    }
    var side = now
    (side.bitmap, side.origin, side.isAsRecorded) = (bitmap, (recorded.x, recorded.y), true)
    return side
  }

  /// What of the pixels of a golden is not compared.
  private static func remarks(on golden: LookSide, and now: LookSide) -> [String] {
    if golden.origin == nil {
      return ["The golden shows more than the view, such as a device around it: its colours are not compared."]
    }
    if golden.scale != now.scale {
      let (old, new) = (String(format: "%g", golden.scale), String(format: "%g", now.scale))
      return [
        "The golden has \(old) pixels per point, and the view \(new): its colours are not compared. Pass --scale \(old)."
      ]
    }
    guard golden.isOpaque != now.isOpaque, !now.isAsRecorded else { return [] }
    return [
      "\(golden.isOpaque ? "The golden has a background, and the view none" : "The golden has no background, and the view has one"): "
        + "colours are compared where both are opaque."
    ]
  }

  /// Whether a word names a golden, rather than a commit.
  static func isGolden(_ word: String) -> Bool { word == "golden" || word.hasSuffix(".png") }

  /// Returns the golden that a word names; nil if it names none.
  private func golden(_ word: String, of answer: LookAnswer) throws(LookFailure) -> URL? {
    let goldens = session.package.appendingPathComponent("Snapshots", isDirectory: true)
    if word.hasSuffix(".png") {
      let file = URL(fileURLWithPath: word, relativeTo: session.package).standardizedFileURL
      guard isInPackage(file) else { throw .noBase(word, why: "it is not in the package") }
      guard FileManager.default.fileExists(atPath: file.path) else { throw .noBase(word, why: "there is no such file") }
      return file
    }
    guard word == "golden" else { return nil }
    let name = answer.name?.name ?? ""
    let argument = GoldenKey.argumentPart(name)
    let hashed = HashedGoldens.paths(in: session.package)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: goldens.path)) ?? []
    let found = (paths + hashed.keys).sorted().filter { path in
      guard path.hasSuffix(".png") else { return false }
      let stem = path.dropLast(4).replacing(/@[0-9.]+x$/, with: "")
      let parts = (stem.split(separator: "/").last ?? "").split(separator: ".").dropFirst()
      // A preview is the argument of its test; a snapshot's name is the path below the target.
      return parts.contains { $0 == argument } || stem.hasSuffix("/\(name)") || stem.hasSuffix("/\(name).1")
    }
    guard let first = found.first else {
      throw .noBase(word, why: "no file in Snapshots is named after “\(name)”. Pass the golden's path.")
    }
    guard found.count == 1 else {
      throw .noBase(
        word, why: "there are several. Pass one: --against Snapshots/\(found.joined(separator: ", Snapshots/"))")
    }
    if let entry = hashed[first] { return try object(entry, of: first) }
    let file = goldens.appendingPathComponent(first)
    guard isInPackage(file) else { throw .noBase(first, why: "it is a link to a file outside of the package") }
    return file
  }

  /// Returns the file of a golden that is a hash.
  private func object(_ entry: GoldenManifest.Entry, of path: String) throws(LookFailure) -> URL {
    let file = HashedGoldens(package: session.package, environment: .process).objects.verifiedFile(entry.address)
    guard let file else {
      throw .noBase(path, why: "only its hash is on this machine: swift run touchstone goldens fetch")
    }
    return file.url
  }

  /// Whether a file lies in the package even where links lead elsewhere.
  private func isInPackage(_ file: URL) -> Bool {
    file.resolvingSymlinksInPath().path.hasPrefix(session.package.resolvingSymlinksInPath().path + "/")
  }

  // MARK: Commits

  /// Returns the view at a commit, the commit's name, and what its picture lacks, unlike that of today.
  private func side(
    at base: String, besides now: LookAnswer
  ) throws(LookFailure) -> (side: LookSide, name: String, remarks: [String]) {
    let revision = try LookRevision(base, of: session.package)
    var request = request
    request.audits = false
    (request.point, request.asRecorded) = (nil, false)
    request.folder = session.folder(of: request.name ?? "").appendingPathComponent("before", isDirectory: true).path
    let (answer, missing) = try revision.answer(to: request, session)
    let picture = request.place.appendingPathComponent(answer.picture ?? "")
    guard let data = try? Data(contentsOf: picture), let bitmap = try? PNGImage(data: data).bitmap else {
      throw .noBase(base, why: "its picture cannot be read: \(picture.path)")
    }
    return (
      LookSide(views: answer.views, bitmap: bitmap, scale: answer.scale), revision.name,
      missing + Self.remarks(of: answer, besides: now)
    )
  }

  /// What is missing in an earlier view, and is remarked on it, unless it is so of the present one as well.
  static func remarks(of before: LookAnswer, besides now: LookAnswer) -> [String] {
    let gaps = before.gaps.filter { !now.gaps.contains($0) }.map(\.line)
    return gaps + before.warnings.filter { !now.warnings.contains($0) }
  }
}
