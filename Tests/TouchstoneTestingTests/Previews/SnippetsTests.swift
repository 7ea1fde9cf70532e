import Testing
import TouchstoneRenderer
import TouchstoneUI

@testable import TouchstoneTesting

/// The files in `Snippets` are compile tests: that they build is half of what is tested.
@MainActor struct SnippetsTests {
  nonisolated private static let places = [
    "EntrySnippets.swift", "PreviewSnippets.swift", "PreviewableSnippets.swift", "TraitSnippets.swift",
    "PlatformSnippets.swift", "AppSnippets.swift", "Badge_Previews", "Previews",
  ]

  nonisolated private static var snippets: [Preview] {
    Previews.all(in: "TouchstoneTestingTests").filter { preview in
      places.contains { preview.filePath.split(separator: "/").last == $0[...] }
    }
  }

  @Test(arguments: snippets)
  func `a preview of a snippet has a picture with something in it, and nothing to remark`(_ preview: Preview) throws {
    var remarks = SnapshotRemarks()
    remarks.note(preview)
    let picture = ViewPicture(preview, screen: nil, traits: UITraitCollection())
    let list = picture.layOut(try preview.makeView(), &remarks).list
    #expect(remarks.warnings == [] && remarks.error == nil)
    #expect(!list.items.isEmpty)
  }

  @Test func `there are as many snippets as declarations in the files`() {
    #expect(Self.snippets.count == 69)
  }
}
