import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone look`, which `swift package look` runs.
struct Look: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Draws one view and says what is in it: its tree with frames and texts, and what is wrong with it.",
    usage: "touchstone look [NAME] [OPTIONS]",
    discussion: """
      NAME is a preview such as Card-Dark, a view that needs no parameters such as SettingsScreen, or a snapshot such as \
      CardTests/dark. Without a name, all previews and such views are listed. The package is built first if a source has \
      changed. Two pictures are written below .build/touchstone/look: a plain one, and one with the numbers of the views. \
      Exits with status 0 if the view was drawn, whatever was found, with 64 if an option is wrong, and with 1 if the view was not \
      drawn for another reason.
      """)

  @Argument(help: "A preview, a view type without parameters, or a snapshot.")
  var name: String?

  @OptionGroup(title: "State")
  var state: LookOptions

  @Flag(help: "Print JSON of at most 4 KB, instead of text.")
  var json = false
  @Flag(help: "Everything, however long: all of the JSON, and all colours of each view in the text.")
  var all = false
  @Option(
    help: ArgumentHelp(
      "Say what is at a point of the picture, in points from the top left, and why it has its colour.", valueName: "x,y"
    ))
  var at: String?
  @Option(help: ArgumentHelp("Show only a view and those in it; the pictures are cut to it.", valueName: "number"))
  var view: Int?
  @Option(
    help: ArgumentHelp(
      "Say what has changed since a commit such as HEAD, or from a golden: its path, or golden for the view's only one.",
      valueName: "commit|golden"))
  var against: String?
  @Option(help: "Leave out the rest of the views (findings) or of the findings (tree).")
  var show = LookReport.Part.all
  @Flag(inversion: .prefixedNo, help: "Audit the view: contrast, clipped text, labels and the like.")
  var audits = true
  @Option(help: ArgumentHelp("The longest time that the view may take to be drawn.", valueName: "seconds"))
  var timeout = 60
  @Option(help: "The folder of the package.")
  var package = "."
  @Option(help: "The build folder, as for `swift build`.")
  var scratchPath: String?

  func validate() throws {
    if name == nil, !details.isEmpty || !state.isEmpty {
      throw ValidationError(
        "Pass the name of a view, or leave out the options that choose its state and what is said of it: they change no list."
      )
    }
    if let at, point == nil {
      throw ValidationError("--at \(at) is not a point: pass x and y in points, as in --at 120,40.")
    }
    if show == .findings, !audits {
      throw ValidationError("--show findings needs the audits: leave out --no-audits.")
    }
    guard (1...86_400).contains(timeout) else { throw ValidationError("--timeout is a number of seconds, at least 1.") }
  }

  /// The options that say where the package is.
  private var place: [String] {
    (package == "." ? [] : ["--package", package]) + (scratchPath.map { ["--scratch-path", $0] } ?? [])
  }

  /// The options that choose what is said of the view.
  private var details: [String] {
    let values: [(String, String?)] = [
      ("--at", at), ("--view", view.map(String.init)), ("--against", against),
      ("--show", show == .all ? nil : show.rawValue),
    ]
    // Behind `=`, a value may begin with a dash.
    return values.compactMap { option, value in value.map { "\(option)=\($0)" } } + (audits ? [] : ["--no-audits"])
  }

  private var point: [Double]? {
    let numbers = (at ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.map { abs($0) < 1e6 } == true }) else { return nil }
    return numbers.compactMap(\.self)
  }

  /// Whether words of a command, which may have mistakes, ask to look at a view with the answer in JSON.
  static func answersInJSON(_ words: [String]) -> Bool {
    words.first == "look" && words.prefix { $0 != "--" }.contains("--json")
  }

  func run() throws {
    try run(words: Array(CommandLine.arguments.dropFirst()))
  }

  /// - Parameter words: The command's words, for the order of the steps.
  func run(words: [String]) throws {
    // Compilers name files by their own places, not by links to them.
    let folder = URL(fileURLWithPath: package, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw said(.other("\(ToolError.noPackage(folder.path))"))
    }
    var session = LookSession(
      package: folder,
      scratch: scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL })
    let interruption = Interruption()
    (session.limit, session.interruption) = (.seconds(timeout), interruption)
    let call = LookCommand(
      program: CommandLine.arguments[0], package: folder, scratch: session.scratch, place: place,
      in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    let waiting = LookLock.Waiting(holdsBuildFolder: session.holdsBuildFolder)
    let isLocked = ProcessInfo.processInfo.environment[LookLock.variable] != nil
    let lock =
      isLocked
      ? nil
      : FileLock(LookLock.file(in: session.home), until: { interruption.hasCome || waiting.isOver }) {
        Console.complain("Waiting for another process that looks at a view of the package.")
      }
    defer { withExtendedLifetime(lock) {} }
    if lock == nil, waiting.isOver { throw said(.isBusy) }
    let steps = try LookOptions.steps(in: words)
    let again = call.line(name, (name == nil ? [] : state.words(steps: steps) + details) + ["--json", "--all"])
    do throws(LookFailure) {
      guard let name else { return try list(session, call) }
      var report = try report(of: name, session, steps: steps)
      report.call = call
      guard !json else { return Console.write(report.json(limit: all ? nil : LookReport.limit)) }
      if let picture = report.pictures.first {
        InlinePicture.show(folder.appendingPathComponent(picture.path))
      }
      Console.line(report.text(all: all))
    } catch {
      if interruption.hasCome { throw ExitCode.interrupted }
      throw said(error, all: again)
    }
  }

  /// Says why nothing can be looked at, and returns how to exit.
  ///
  /// - Parameter command: What says all of it in JSON.
  private func said(_ failure: LookFailure, all command: String? = nil) -> ExitCode {
    if json {
      Console.write(LookReport.json(failure, limit: all ? nil : LookReport.limit, all: command))
    } else {
      Console.complain("\(failure)")
    }
    return failure.status
  }

  private func list(_ session: LookSession, _ call: LookCommand) throws(LookFailure) {
    let (previews, views, remark) = try session.names()
    let list = LookList(previews: previews, views: views, remark: remark, package: session.package, call: call)
    if json { Console.write(list.json(limit: all ? nil : LookReport.limit)) } else { Console.line(list.text) }
  }

  /// Has the view drawn, and makes the report with its pictures.
  func report(of name: String, _ session: LookSession, steps: [LookRequest.Step]) throws(LookFailure) -> LookReport {
    var request = LookRequest(name: name, folder: session.folder(of: name).path)
    (request.conditions, request.steps) = (state.conditions, steps)
    (request.point, request.audits) = (point, audits)
    request.asRecorded = against.map(LookBase.isGolden) ?? false
    var answer = try session.answer(to: request)
    answer.name?.name = name
    answer.relate(to: session.package)
    var report = LookReport(answer: answer)
    (report.view, report.part) = (view, show == .all && !audits ? .tree : show)
    (report.name, report.state, report.details) = (name, state.words(steps: steps), details)
    if let view, !answer.views.contains(where: { $0.number == view }) {
      throw .badOption("There is no view \(view): the views have numbers from 1 to \(answer.views.count).")
    }
    if at != nil, answer.point == nil {
      throw .badOption(
        "The point \(at ?? "") is outside of the picture, which is \(answer.width.short)×\(answer.height.short) pt.")
    }
    do {
      report.pictures = try pictures(of: answer, in: request.place, session.package)
      if let against {
        let base = LookBase(session: session, request: request, view: view)
        let bitmap = try bitmap(request.place.appendingPathComponent(answer.picture ?? ""))
        let (changes, both) = try base.changes(of: answer, bitmap, against: against)
        report.changes = changes
        if let both {
          let file = try LookPictures(folder: request.place).keep(both.pngData(), as: "against")
          report.pictures.append(("against", file.path.relative(to: session.package)))
        }
      }
    } catch {
      throw error as? LookFailure ?? .notDrawn(name, why: "\(error)")
    }
    return report
  }

  /// The pictures of an answer, cut to the view that is asked for, in files that no other answer changes.
  private func pictures(of answer: LookAnswer, in folder: URL, _ package: URL) throws -> [(name: String, path: String)]
  {
    let pictures = LookPictures(folder: folder)
    defer { pictures.prune() }
    return try [("plain", answer.picture), ("numbered", answer.numbered)].compactMap { name, file in
      guard let file = file.map(folder.appendingPathComponent) else { return nil }
      guard let view, let frame = answer.views.first(where: { $0.number == view })?.frame else {
        return (name, try pictures.keep(Data(contentsOf: file), as: name).path.relative(to: package))
      }
      guard let part = try bitmap(file).cropped(to: frame, scale: answer.scale) else { return nil }
      return (name, try pictures.keep(part.pngData(), as: "view-\(view)-\(name)").path.relative(to: package))
    }
  }

  private func bitmap(_ file: URL) throws -> Bitmap { try PNGImage(data: Data(contentsOf: file)).bitmap }
}

extension LookAnswer {
  /// Makes the paths of sources relative to the package.
  fileprivate mutating func relate(to package: URL) {
    let file = name?.file
    name?.file = file.map { $0.relative(to: package) }
  }
}
