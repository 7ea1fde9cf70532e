import Testing

@testable import TouchstoneSnapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    ("dark", "dark"), ("long name", "long_name"), ("iPhone, dark", "iPhone,_dark"), ("a-b", "a-b"), ("größe", "größe"),
    ("50.5", "50.5"), ("日本語", "日本語"), ("", "1c9d44"),
  ])
  func `plain names stay`(name: String, component: String) {
    #expect(SnapshotName.component(name) == component)
  }

  /// Digits of the hash: FNV-1a of the UTF-8 bytes, its upper 8 bits folded into the lower 24, as a script computed them.
  @Test(arguments: [("50 %", "50_-20aea9"), ("a/b", "a-b-8e75fb"), ("../../etc/passwd", "etc-passwd-adc9f5")])
  func `strange characters are made harmless and a hash is appended`(name: String, component: String) {
    #expect(SnapshotName.component(name) == component)
  }

  @Test func `names that differ only in strange characters do not meet`() {
    let names = ["a/b", "a:b", "a\\b", "a?b", "a b", "a-b", "a*b", "a\u{0}b", ".a.b", "a.b."]
    #expect(Set(names.map { SnapshotName.component($0) }).count == names.count)
  }

  @Test func `the two spellings of an accent are one name`() {
    #expect(SnapshotName.component("e\u{301}") == SnapshotName.component("é"))
  }

  @Test func `long names are cut at a character with a hash`() {
    let long = String(repeating: "ö", count: 300)
    let component = SnapshotName.component(long)
    #expect(component.utf8.count <= SnapshotName.limit)
    #expect(component.hasPrefix("ööö"))
    #expect(component != SnapshotName.component(long + "ö"))
  }

  @Test func `nothing can climb out of the folder or hide`() {
    for name in ["..", ".", "/", "~", "-rf", ".hidden", "a\n", "a/../../b"] {
      let component = SnapshotName.component(name)
      #expect(!component.contains("/") && !component.hasPrefix(".") && !component.contains("\n"), "\(name)")
    }
  }
}
