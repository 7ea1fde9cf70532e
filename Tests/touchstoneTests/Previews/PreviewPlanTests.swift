import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct PreviewPlanTests {
  private func plan(_ manifest: PackageManifest, _ targets: Set<String>) -> PreviewPlan {
    PreviewPlan(manifest, previewsIn: targets)
  }

  @Test func `the package's own tests draw what they are linked with`() throws {
    let plan = plan(try PackageFixture.manifest(), ["Cards", "Base"])
    #expect(plan.bundle == .own && plan.omissions.isEmpty && !plan.isFutile)
  }

  @Test func `library products are linked by a made package if the tests do not hold them`() throws {
    for manifest in [try PackageFixture.manifest(), try PackageFixture.manifest(drawing: "Other")] {
      let plan = plan(manifest, ["Cards", "Rows"])
      #expect(plan.bundle == .made(products: ["Cards", "Rows"]) && plan.omissions.isEmpty)
    }
  }

  @Test func `a package without tests has its libraries drawn`() throws {
    let plan = plan(try PackageFixture.manifest(tests: #""byName": ["None", null]"#, drawing: "None"), ["Base"])
    #expect(plan.bundle == .made(products: ["Cards"]))
  }

  @Test func `what neither holds is left out, with the reason and what to do`() throws {
    let plan = plan(try PackageFixture.manifest(), ["Cards", "Hidden", "App"])
    #expect(plan.bundle == .own)
    #expect(
      plan.omissions.map(\.description) == [
        "The previews of Hidden are left out: it is in no library product, and no test target depends on it. Add a test "
          + "target that depends on Hidden and TouchstoneTesting.",
        "The previews of App are left out: no test target depends on it, and executables can only be linked by tests "
          + "of their own package. Add a test target that depends on App and TouchstoneTesting.",
      ])
  }

  @Test func `where nothing can be drawn, the reasons are the error`() throws {
    let plan = plan(
      try PackageFixture.manifest(tests: #""byName": ["Hidden", null]"#, drawing: "Other"), ["Hidden"])
    #expect(plan.isFutile)
    #expect(
      PreviewFailure.nothingDrawn(plan.omissions).description == """
        No preview can be drawn:
        - The previews of Hidden are left out: no test target depends on TouchstoneTesting, whose code draws previews. \
        Add the product to one.
        """)
  }

  /// Comments, strings and other names are no previews.
  @Test(arguments: [
    ("#Preview { A() }", true), ("  #SwiftUI.Preview(\"A\") {}", true), ("#if DEBUG\n#Preview {}\n#endif", true),
    ("@available(iOS 17, *) #Preview {}", true), ("struct A_Previews: PreviewProvider {", true),
    ("struct A: SwiftUI.PreviewProvider {", true),
    ("struct A:PreviewProvider {", true), ("struct A\n  : PreviewProvider {", true), ("/* a */ #Preview {}", true),
    ("@Tag(\"a\") #Preview {}", true), ("/* #Preview {} */", false), ("// #Preview {}", false),
    ("let a = \"#Preview\"", false),
    ("/// Made by `#Preview`", false), ("#Previews {}", false), ("struct PreviewProviderA {}", false),
  ])
  func `sources with previews are found`(source: String, hasPreviews: Bool) throws {
    try withTemporaryFolder { folder in
      try PackageFixture.write(source, to: "App/Views/A.swift", in: folder)
      let plan = PreviewPlan(try PackageFixture.manifest(), of: folder)
      #expect(plan.omissions.map(\.target) == (hasPreviews ? ["App"] : []))
    }
  }
}
