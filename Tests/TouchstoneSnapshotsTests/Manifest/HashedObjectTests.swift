import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Objects of a package that keeps hashes, whose addresses do not bind all that their files say.
@Suite struct HashedObjectTests {
  private func harness(_ folder: URL, run: String = "r") throws -> VerifierHarness {
    let file = folder.appendingPathComponent(PackageSettings.path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{ "goldens": "hashes" }"#.utf8).write(to: file)
    return VerifierHarness(folder, run: run, invocation: run)
  }

  private func goldens(_ folder: URL) -> HashedGoldens {
    HashedGoldens(package: folder, environment: SnapshotEnvironment())
  }

  private func picture(_ pixels: [(x: Int, y: Int)] = [], value: UInt8 = 0) -> UIImage {
    let bitmap = Bitmap(width: 40, height: 20) { bytes in
      for offset in 0..<40 * 20 * 4 { bytes[offset] = offset % 16 < 8 || offset % 4 == 3 ? 255 : 90 }
      for pixel in pixels { for part in 0..<3 { bytes[(pixel.y * 40 + pixel.x) * 4 + part] = value } }
    }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2)
  }

  /// Whoever can write to a store can pack the golden's own pixels again, without what the file said of them.
  @Test func `what an object says about itself does not decide what is tolerated`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: .image)
      let goldens = goldens(folder)
      let golden = try #require(goldens.objects.addresses.first)
      let bare = try #require(picture().cgImage).bitmap.pngData()
      #expect(golden.fault(of: bare) == nil)
      try bare.write(to: goldens.objects.url.appendingPathComponent(golden.path))
      let changed = picture([(3, 3)], value: 250)
      let result = try harness(folder, run: "s").verify(changed, as: .image).result
      #expect(result.verdict == .failed && result.comparison?.comparer == ".strict")
    }
    // A golden that is such a file is that of another tool.
    try withTemporaryFolder { folder in
      let golden = VerifierHarness(folder).verify(picture(), as: .image).result.golden
      try #require(picture().cgImage).bitmap.pngData().write(to: folder.appendingPathComponent(golden))
      let result = VerifierHarness(folder, run: "s", invocation: "s").verify(picture([(3, 3)], value: 250), as: .image)
      #expect(result.result.verdict == .passed)
    }
  }

  /// A view with an identifier, which is masked; the list of views says that nothing else is there.
  private func masked(_ width: Double) -> Snapshotting<UIImage, UIImage> {
    let strategy: Snapshotting<UIImage, UIImage> = .image
    return strategy.pullback(taking: { image in
      var remarks = SnapshotRemarks()
      remarks.addMaskedViews {
        [MaskedView(identifier: "ad", frame: PlacedView.Frame(x: 0, y: 0, width: width, height: 4))]
      }
      return Taken(image, remarks)
    }).masking(.view("ad"))
  }

  @Test func `a mask hides no more than that of the hash, whatever the golden's file says of its views`() throws {
    try withTemporaryFolder { folder in
      _ = try harness(folder).verify(picture(), as: masked(4))
      let goldens = goldens(folder)
      let golden = try #require(goldens.objects.addresses.first)
      let file = goldens.objects.url.appendingPathComponent(golden.path)
      let png = try PNGImage(data: Data(contentsOf: file))
      var texts = png.metadata
      // As one that never heard of the view.
      texts["touchstone:masks"] = texts["touchstone:masks"]?.replacingOccurrences(of: "\"ad\"", with: "\"other\"")
      #expect(texts["touchstone:masks"]?.contains("other") == true)
      texts["touchstone:views"] = nil
      try png.bitmap.pngData(metadata: texts).write(to: file)
      #expect(golden.fault(of: try Data(contentsOf: file)) == nil)
      let hidden = picture((9..<18).flatMap { x in (0..<7).map { (x, $0) } })
      let grown = try harness(folder, run: "s").verify(hidden, as: masked(10)).result
      #expect(grown.verdict == .failed && grown.reason == .differs)
      #expect(grown.message?.contains("no mask of this size") == true, "\(grown.message ?? "")")
      // In its own place, it may show anything.
      let inside = picture((1..<7).flatMap { x in (0..<7).map { (x, $0) } })
      #expect(try harness(folder, run: "t").verify(inside, as: masked(4)).result.verdict == .passed)
    }
  }
}
