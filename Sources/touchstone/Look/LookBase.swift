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
    let (before, commit) = try side(at: base)
    let changes = LookChanges(base: commit, from: before, to: now)
    return (changes, picture(of: before, and: now, changes))
  }

  /// Returns both pictures side by side, cut to the view that is asked for; one of them if the view is not in the other, and nil if
  /// it is in neither.
  func picture(of before: LookSide, and now: LookSide, _ changes: LookChanges) -> Bitmap? {
    var (old, new): (Bitmap?, Bitmap?) = (before.bitmap, now.bitmap)
    if let view {
      old = changes.frames[view].flatMap { before.bitmap.cropped(to: $0, scale: before.scale) }
      new = now.views.first { $0.number == view }.flatMap { now.bitmap.cropped(to: $0.frame, scale: now.scale) }
    }
    guard let old, let new else { return old ?? new }
    return .beside(old, new, gap: Int(16 * now.scale))
  }

  // MARK: Goldens

  private func changes(
    of answer: LookAnswer, _ now: LookSide, againstGolden file: URL
  ) throws(LookFailure) -> (changes: LookChanges, both: Bitmap?) {
    let path = file.path.relative(to: session.package)
    guard let data = try? RegularFile.read(file.path), let bitmap = try? PNGImage(data: data).bitmap else {
      throw .noBase(path, why: "it is not a PNG file that can be read")
    }
    let metadata = GoldenMetadata(png: data)
    guard let outline = metadata?.outline else {
      throw .noBase(path, why: "it does not say where its views lie. Record it again: swift package record-snapshots")
    }
    let before = LookSide(
      views: LookSide.views(of: outline), bitmap: bitmap, scale: metadata?.scale ?? answer.scale, knowsColors: false)
    var after = now
    after.knowsColors = false
    after.views =
      answer.outline.flatMap { ViewOutline(text: $0) }.map { LookSide.views(of: $0.asKnown(to: outline)) } ?? []
    let changes = LookChanges(base: path, from: before, to: after) { view in
      answer.views.last { $0.frame == view.frame && $0.type.hasSuffix(view.type) }?.number
    }
    return (changes, picture(of: before, and: now, changes))
  }

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
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: goldens.path)) ?? []
    let found = paths.sorted().filter { path in
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
    let file = goldens.appendingPathComponent(first)
    guard isInPackage(file) else { throw .noBase(first, why: "it is a link to a file outside of the package") }
    return file
  }

  /// Whether a file lies in the package even where links lead elsewhere.
  private func isInPackage(_ file: URL) -> Bool {
    file.resolvingSymlinksInPath().path.hasPrefix(session.package.resolvingSymlinksInPath().path + "/")
  }

  // MARK: Commits

  private func side(at base: String) throws(LookFailure) -> (side: LookSide, name: String) {
    let revision = try LookRevision(base, of: session.package)
    var request = request
    request.audits = false
    request.point = nil
    request.folder = session.folder(of: request.name ?? "").appendingPathComponent("before", isDirectory: true).path
    let answer = try revision.answer(to: request, session)
    let picture = request.place.appendingPathComponent(answer.picture ?? "")
    guard let data = try? Data(contentsOf: picture), let bitmap = try? PNGImage(data: data).bitmap else {
      throw .noBase(base, why: "its picture cannot be read: \(picture.path)")
    }
    return (
      LookSide(views: answer.views, bitmap: bitmap, scale: answer.scale), "\(base) (\(revision.commit.prefix(10)))"
    )
  }
}
