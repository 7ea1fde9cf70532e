import Foundation
import SwiftUI
import Testing
import TouchstoneSnapshots

@testable import TouchstoneTesting

/// What ends a file that the plugin `CompileAsMacOS` compiled.
enum _CompiledAsMacOS_CompiledFileTests {}

@Suite(.snapshots(.underTest)) struct ScopeLookTests {
  struct Height: View {
    @Environment(\.look) private var look
    let found: @MainActor (String) -> Void

    var body: some View {
      found(look.name)
      return Text("a")
    }
  }

  /// The names of the looks with which an assertion draws.
  private static func looks(
    _ strategy: Snapshotting<Height, String>, fileID: StaticString = #fileID
  ) -> Set<String> {
    let found = Names()
    _ = verifySnapshot(
      of: Height { _ = found.names.insert($0) }, as: strategy,
      snapshotDirectory: NSTemporaryDirectory() + "ScopeLookTests",
      fileID: fileID)
    return found.names
  }

  /// Collects names on the main actor, where views are evaluated.
  private final class Names: @unchecked Sendable {
    // SAFETY: the assertion waits for the main actor before the names are read.
    var names: Set<String> = []
  }

  @Test func `views look as on iOS 18 unless something else is asked for`() {
    #expect(Self.looks(.viewTree) == ["iOS 18"])
  }

  @Test(.snapshots(look: .macOS26)) func `views have the look of their suite or test`() {
    #expect(Self.looks(.viewTree) == ["macOS 26"])
    #expect(Self.looks(.viewTree(traits: UITraitCollection(look: .iOS26))) == ["iOS 26"])
    withSnapshotTesting(look: .macOS15) { #expect(Self.looks(.viewTree) == ["macOS 15"]) }
  }

  @MainActor @Test
  func `a preview in a file that was compiled as on macOS looks as there, unless its scope says otherwise`() {
    var preview = Preview(name: nil, traits: PreviewTrait(joining: []), variants: [])
    (preview.module, preview.filePath) = ("TouchstoneTestingTests", "/p/Sources/CompiledFileTests.swift")
    #expect(preview.withLook { ScopeLook.current?.name } == "macOS 15")
    withSnapshotTesting(look: .iOS26) { #expect(preview.withLook { ScopeLook.current?.name } == "iOS 26") }
    preview.filePath = "/p/Sources/Other.swift"
    #expect(preview.withLook { ScopeLook.current } == nil)
  }

  @Test func `views in a file that was compiled as on macOS look as there`() {
    #expect(Self.looks(.viewTree, fileID: "TouchstoneTestingTests/CompiledFileTests.swift") == ["macOS 15"])
    withSnapshotTesting(look: .iOS26) {
      #expect(Self.looks(.viewTree, fileID: "TouchstoneTestingTests/CompiledFileTests.swift") == ["iOS 26"])
    }
  }
}
