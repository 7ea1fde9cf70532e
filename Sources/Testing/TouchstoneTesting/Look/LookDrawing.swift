import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneUI

/// Draws what a ``LookRequest`` asks for, and describes it.
@MainActor struct LookDrawing {
  let request: LookRequest

  /// Draws a preview.
  func answer() async -> LookAnswer {
    let previews = PreviewFinder.find(in: [])
    guard let name = request.name, let preview = Self.preview(named: name, in: previews) else {
      var answer = LookAnswer()
      answer.names = previews.map(LookAnswer.Name.init)
      answer.problem = request.name.map { "There is no preview “\($0)”." }
      return answer
    }
    await withCheckedContinuation { done in PreviewContexts.shared.prepare(for: [preview]) { done.resume() } }
    // A golden of a screen has another size of text than Xcode shows.
    let picture = ViewPicture(preview, screen: nil, traits: request.asRecorded ? UITraitCollection() : .ofPreviews)
    var answer = preview.withLook {
      self.answer(picture) { (remarks: inout SnapshotRemarks) in
        remarks.note(preview)
        return try preview.makeView()
      }
    }
    answer.name = LookAnswer.Name(preview)
    return answer
  }

  /// Returns the preview with a name, or `Module/Name`; in any case if no other fits.
  private static func preview(named name: String, in previews: [Preview]) -> Preview? {
    func names(_ preview: Preview) -> [String] { [preview.description, "\(preview.module)/\(preview.description)"] }
    let found = previews.first { names($0).contains(name) }
    return found ?? previews.first { names($0).contains { $0.lowercased() == name.lowercased() } }
  }

  /// Draws a view, and describes it.
  ///
  /// - Parameters:
  ///   - picture: How it is drawn, apart from the conditions of the request.
  ///   - view: Makes the view, for the picture and once more for audits.
  func answer<Content: View>(
    _ picture: ViewPicture, _ view: (inout SnapshotRemarks) throws -> Content
  ) -> LookAnswer {
    var answer = LookAnswer()
    do {
      var picture = picture
      picture.steps = request.steps
      try LookConditions.apply(request.conditions, to: &picture)
      var remarks = SnapshotRemarks()
      let (laidOut, recorded) = picture.layOut(try view(&remarks), asRecorded: request.asRecorded, &remarks)
      if let error = remarks.error as? InteractionError { throw error }
      picture.isOpaque = true
      guard let tree = try describe(laidOut, picture, remarks, in: &answer) else { return answer }
      if request.audits {
        // With larger text, it is another view: its steps must not find what those of this one have done.
        var ignored = SnapshotRemarks()
        try audit(view(&ignored), picture, laidOut, tree, in: &answer)
      }
      if let recorded {
        answer.recorded = LookAnswer.Recorded(
          file: "recorded.png", x: recorded.origin.x, y: recorded.origin.y, outline: recorded.outline.text() ?? "")
        try write(recorded.list.bitmap(scale: picture.pixelsPerPoint), as: "recorded.png")
      }
    } catch let error as InteractionError {
      answer.badOption = "\(error)"
    } catch let fault as LookConditions.Fault {
      answer.badOption = "\(fault)"
    } catch {
      answer.problem = "\(error)"
    }
    return answer
  }

  /// Describes a view, and writes its pictures.
  ///
  /// - Returns: The views of the answer; nil if the view has no size.
  private func describe(
    _ laidOut: ViewTree.Picture, _ picture: ViewPicture, _ remarks: SnapshotRemarks, in answer: inout LookAnswer
  ) throws -> SeenTree? {
    let scale = picture.pixelsPerPoint
    let size = laidOut.list.size
    (answer.width, answer.height, answer.scale) = (size.width, size.height, scale)
    answer.conditions = LookConditions.names(of: laidOut.root.environment).merging(request.conditions) { own, _ in own }
    answer.gaps = laidOut.diagnostics.map(\.gap)
    answer.warnings = remarks.warnings.filter { warning in !answer.gaps.contains { $0.message == warning } }
    guard size.width > 0, size.height > 0 else {
      answer.problem = "The view has no size. Give it one: --size 320x480"
      return nil
    }
    let bitmap = try laidOut.list.bitmap(scale: scale)
    let audited = AuditedView(laidOut, displayScale: scale)
    let tree = SeenTree(audited)
    answer.views = tree.views
    answer.outline = ViewOutline(ViewOutline.items(of: laidOut.root)).text()
    if let point = request.point { answer.point = self.point(point, bitmap, scale: scale, audited, tree) }
    (answer.picture, answer.numbered) = ("plain.png", "numbered.png")
    try write(bitmap, as: "plain.png")
    try write(numbered(bitmap, scale: scale, tree.views), as: "numbered.png")
    return tree
  }

  private func write(_ bitmap: Bitmap, as name: String) throws {
    let folder = URL(fileURLWithPath: request.folder, isDirectory: true)
    try bitmap.pngData().write(to: folder.appendingPathComponent(name), options: .atomic)
  }

  private func audit<Content: View>(
    _ view: Content, _ picture: ViewPicture, _ laidOut: ViewTree.Picture, _ tree: SeenTree, in answer: inout LookAnswer
  ) throws {
    do {
      answer.findings = try ViewAuditing(order: AuditOrder(types: .all)).findings(in: view, picture, laidOut: laidOut)
        .map { finding in
          let number = tree.number(of: finding)
          // What was found with larger text has its place in that picture.
          let place = finding.type == .dynamicType ? tree.views.first { $0.number == number }?.frame : nil
          return LookAnswer.Finding(
            kind: finding.type.description, view: number, path: finding.path, frame: place ?? finding.frame.short,
            measured: finding.measured, limit: finding.limit, fix: finding.advice)
        }
      answer.isAudited = true
    } catch let fault as ViewAuditing.Fault {
      // What is left out of a picture cannot be audited.
      answer.warnings.append("The view was not audited: \(fault)")
    }
  }

  private func point(
    _ place: [Double], _ bitmap: Bitmap, scale: CGFloat, _ audited: AuditedView, _ tree: SeenTree
  ) -> LookAnswer.Point? {
    guard place.count == 2 else { return nil }
    let point = CGPoint(x: place[0], y: place[1])
    guard CGRect(origin: .zero, size: audited.size).contains(point) else { return nil }
    guard let color = bitmap.hex(x: Int(point.x * scale), y: Int(point.y * scale)) else { return nil }
    var layers: [LookAnswer.Point.Layer] = []
    for piece in audited.drawn.pieces.reversed() where piece.touches(point) {
      if let look = piece.look {
        let node = audited.views.indices.contains(piece.view) ? audited.views[piece.view] : nil
        layers.append(
          LookAnswer.Point.Layer(
            view: node.flatMap { tree.number(of: $0) }, step: look.step, paint: look.paint,
            opacity: (piece.opacity * 100).rounded() / 100))
      }
      if piece.isOpaque { break }
    }
    return LookAnswer.Point(
      x: place[0], y: place[1], color: color, view: tree.innermost(at: point), layers: layers)
  }

  /// The most views that are numbered in a picture.
  private static let mostNumbers = 99

  /// The picture with an outline and a number for each control, each view with an identifier, and each view without others in
  /// it. Of views with the same frame, the outermost has the number.
  private func numbered(_ bitmap: Bitmap, scale: CGFloat, _ views: [LookAnswer.SeenView]) throws -> Bitmap {
    let parents = Set(views.compactMap(\.parent))
    var frames: Set<LookAnswer.PlacedFrame> = []
    let places = views.filter { view in
      (!parents.contains(view.number) || view.identifier != nil || !view.states.isEmpty)
        && frames.insert(view.frame).inserted
    }.prefix(Self.mostNumbers)
    let marked = MarkedPicture(
      CGImage(bitmap: bitmap), scale: scale, places: places.map { ($0.number, CGRect($0.frame)) })
    var remarks = SnapshotRemarks()
    let stage = ViewPicture(layout: .sizeThatFits, scale: scale, traits: UITraitCollection())
    return try stage.layOut(marked, &remarks).list.bitmap(scale: scale)
  }
}

extension LookAnswer.Name {
  fileprivate init(_ preview: Preview) {
    // The tool runs this in the folder of the package.
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let source = preview.line == nil ? preview.providerSource(near: folder) : nil
    self.init(
      name: preview.description, module: preview.module, file: source?.file ?? preview.filePath,
      line: source?.line ?? preview.line)
  }
}
