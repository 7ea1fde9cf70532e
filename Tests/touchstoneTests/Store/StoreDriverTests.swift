import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// What every driver does in the same way.
struct StoreDriverTests {
  /// A driver to test, and the folder that its store is in.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case folder, rclone, program
    /// Where Scripts/test-store has started a server.
    case s3

    var testDescription: String { rawValue }

    var isInstalled: Bool {
      switch self {
      case .folder: true
      case .rclone: ExternalProgram.exists("rclone")
      case .program: ExternalProgram.exists("python3")
      case .s3: Self.bucket != nil
      }
    }

    private static let bucket = ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_S3"]

    func driver(_ store: URL) throws -> any StoreDriver {
      switch self {
      case .s3:
        let address = try StoreAddress("\(Self.bucket ?? "")/\(UUID().uuidString)", from: .settings)
        return address.driver(package: store, environment: ProcessInfo.processInfo.environment)
      case .folder: return FolderDriver(address: "file:\(store.path)", folder: store)
      case .rclone: return RcloneDriver(address: "rclone:test", remote: ":local:\(store.path)")
      case .program:
        let script = store.deletingLastPathComponent().appendingPathComponent("driver.py")
        try ScriptDriver.text.write(to: script, atomically: true, encoding: .utf8)
        return ProgramDriver(command: ["python3", script.path, store.path])
      }
    }
  }

  static let installed = Kind.allCases.filter(\.isInstalled)

  private func path(_ text: String) -> ConfinedPath { ConfinedPath(unwrapping: text) }

  @Test(
    .enabled(
      if: ExternalProgram.exists("rclone"), "rclone is missing, so its driver is not tested: Scripts/setup --tests"))
  func `all drivers are tested`() {
    #expect(Set(Self.installed).isSuperset(of: [.folder, .rclone, .program]))
  }

  @Test(arguments: StoreDriverTests.installed)
  func `files arrive with their bytes, stay when they come again, and go`(kind: Kind) throws {
    let fixture = try StoreFixture()
    let driver = try kind.driver(fixture.store)
    let (source, target) = (
      fixture.root.appendingPathComponent("source"), fixture.root.appendingPathComponent("target")
    )
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let (a, b) = (path("v1/sha256/aa/a name # with 100%.png"), path("v1/runs/b.jsonl"))
    try fixture.write(Data("one".utf8), to: source, a.description)
    try fixture.write(Data([0, 10, 13, 255]), to: source, b.description)

    #expect(try driver.files(below: path("v1")).isEmpty)
    try driver.send([a, b], from: source, replacing: false)
    #expect(Set(try driver.files(below: path("v1")).map(\.path)) == [a, b])
    #expect(try driver.files(below: path("v1/runs")).map(\.path) == [b])
    let found = try driver.found([a, path("v1/sha256/aa/none.png")])
    #expect(found.keys.map(\.self) == [a])
    #expect(found[a]?.size == 3)
    #expect(abs(found[a]?.modified.timeIntervalSinceNow ?? 1e9) < 100)

    try fixture.write(Data("changed".utf8), to: source, a.description)
    try driver.send([a], from: source, replacing: false)
    try driver.fetch([a, b, path("v1/none")], to: target)
    #expect(try Data(contentsOf: target.appendingPathComponent(a.description)) == Data("one".utf8))
    #expect(try Data(contentsOf: target.appendingPathComponent(b.description)) == Data([0, 10, 13, 255]))
    #expect(!FileManager.default.fileExists(atPath: target.appendingPathComponent("v1/none").path))

    try driver.send([a], from: source, replacing: true)
    #expect(try driver.found([a])[a]?.size == 7)
    try driver.delete([a, path("v1/none")])
    #expect(try driver.files(below: path("v1")).map(\.path) == [b])
  }

  /// Files of a server cannot be made older here.
  @Test(arguments: StoreDriverTests.installed.filter { $0 != .s3 })
  func `what is written again since it was listed is not deleted`(kind: Kind) throws {
    let fixture = try StoreFixture()
    let driver = try kind.driver(fixture.store)
    let source = fixture.root.appendingPathComponent("source")
    let paths = ["v1/sha256/aa/old.png", "v1/sha256/aa/new.png"].map(path)
    for path in paths { try fixture.write(Data("x".utf8), to: source, path.description) }
    try driver.send(paths, from: source, replacing: false)
    try fixture.age(days: 30)
    let listed = try driver.files(below: path("v1"))
    // rclone gives a file of a folder the time of its source.
    try fixture.write(Data("x".utf8), to: source, paths[1].description)
    try driver.send([paths[1]], from: source, replacing: true)
    #expect(try driver.delete(unlessWrittenSince: listed) == 1)
    #expect(try fixture.paths() == [paths[1].description])
  }
}

/// A driver as a user might write it: the protocol, on a folder.
enum ScriptDriver {
  static let text = #"""
    import datetime, json, os, shutil, sys

    root = sys.argv[1]

    def answer(event, **fields):
        print(json.dumps({"event": event, **fields}), flush=True)

    def described(path):
        status = os.stat(path)
        time = datetime.datetime.fromtimestamp(status.st_mtime, datetime.timezone.utc)
        return {"size": status.st_size, "modified": time.isoformat()}

    for line in sys.stdin:
        message = json.loads(line)
        event = message["event"]
        if event == "init":
            print("{}" if message["protocol"] == "touchstone.store/1" else '{"error": {"code": 1}}', flush=True)
            continue
        if event == "terminate":
            break
        name = message["name"]
        place = os.path.join(root, name)
        if event == "list":
            for folder, _, files in os.walk(place):
                for file in files:
                    path = os.path.join(folder, file)
                    answer("item", name=os.path.relpath(path, root), **described(path))
            answer("complete", name=name)
        elif event == "upload":
            if message["replace"] or not os.path.exists(place):
                os.makedirs(os.path.dirname(place), exist_ok=True)
                shutil.copyfile(message["path"], place + ".part")
                os.replace(place + ".part", place)
            answer("complete", name=name)
        elif event == "delete":
            if os.path.exists(place):
                os.remove(place)
            answer("complete", name=name)
        elif not os.path.exists(place):
            answer("complete", name=name, error={"code": 404, "message": "no such file"})
        elif event == "find":
            answer("complete", name=name, **described(place))
        elif event == "download":
            shutil.copyfile(place, message["path"])
            answer("complete", name=name)

    """#
}
