import AppKit
import Testing

@Suite struct NSWorkspaceTests {
  @Test func `the type of a file is found by its name`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try Data().write(to: file)
    let workspace = NSWorkspace.shared
    #expect(try workspace.type(ofFile: file.path) == "public.png")
    #expect(try workspace.type(ofFile: folder.path) == "public.folder")
    let (picture, app) = (folder.appendingPathComponent("b.png"), folder.appendingPathComponent("b.app"))
    for url in [picture, app] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }
    #expect(try workspace.type(ofFile: picture.path) == "public.folder")
    #expect(try workspace.type(ofFile: app.path) == "com.apple.application-bundle")
    #expect(throws: CocoaError.self) { try workspace.type(ofFile: file.path + ".png") }
    #expect(workspace.type("public.png", conformsToType: "public.image"))
    #expect(!workspace.type("public.png", conformsToType: "public.text"))
    #expect(workspace.preferredFilenameExtension(forType: "public.png") == "png")
  }

  @Test func `no app is opened`() {
    var faults = 0
    let configuration = NSWorkspace.OpenConfiguration()
    configuration.activates = false
    NSWorkspace.shared.openApplication(at: URL(fileURLWithPath: "/Applications/A.app"), configuration: configuration) {
      faults += $0 == nil && $1 != nil ? 1 : 0
    }
    #expect(faults == 1)
  }
}
