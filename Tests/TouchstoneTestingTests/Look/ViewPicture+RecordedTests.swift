import Combine
import Foundation
import SwiftUI
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneTestSupport

@testable import TouchstoneTesting

/// What a golden has of a view that is looked at.
@MainActor
struct RecordedPictureTests {
  @Test(arguments: [false, true]) func `a picture is also what a golden has, without a background or in a device`(
    isFramed: Bool
  ) throws {
    try withTemporaryFolder { folder in
      var config = ViewImageConfig.iPhone13
      config.isFramed = isFramed
      let layout: SwiftUISnapshotLayout = isFramed ? .device(config: config) : .fixed(width: 40, height: 20)
      let picture = ViewPicture(layout: layout, traits: UITraitCollection())
      var request = LookRequest(name: "A", folder: folder.path)
      let view = Circle().fill(.red)
      #expect(LookDrawing(request: request).answer(picture) { _ in view }.recorded == nil)
      request.asRecorded = true
      let answer = LookDrawing(request: request).answer(picture) { _ in view }
      let recorded = try #require(answer.recorded)
      let file = try PNGImage(data: Data(contentsOf: folder.appendingPathComponent(recorded.file))).bitmap
      #expect(file == picture.draw(view).format.cgImage?.bitmap)
      #expect([recorded.x, recorded.y] == (isFramed ? [15, 15] : [0, 0]))
      // No background is among the views, unless a screen has one.
      #expect((recorded.outline == answer.outline) == isFramed)
      // Both have what is around the screen, and what is behind the circle.
      #expect(file.bytes[3] == 0 && file.width == Int(answer.width * 2) + (isFramed ? 60 : 0))
      var opaque = picture
      (opaque.isOpaque, opaque.layout) = (true, .fixed(width: 40, height: 20))
      #expect(LookDrawing(request: request).answer(opaque) { _ in view }.recorded == nil)
    }
  }

  /// An object outside of views, as that of an app is.
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  /// Counts in an object when it appears and when it is tapped, and in its own state when it is tapped. Lengths show the counts.
  private struct Counting: View {
    @ObservedObject var model: Model
    @State private var taps = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(model.count), height: 4)
        Color.blue.frame(width: CGFloat(taps), height: 4)
        Button("Add") { (model.count, taps) = (model.count + 1, taps + 1) }
      }
      .onAppear { model.count += 10 }
    }
  }

  @Test func `a view appears once and is tapped once, although it is drawn with a background and without`() throws {
    try withTemporaryFolder { folder in
      var request = LookRequest(name: "A", folder: folder.path)
      (request.asRecorded, request.audits, request.steps) = (true, false, [.init(.tap, "Add"), .init(.tap, "Add")])
      var picture = ViewPicture(layout: .fixed(width: 60, height: 60), traits: UITraitCollection())
      let model = Model()
      let answer = LookDrawing(request: request).answer(picture) { _ in Counting(model: model) }
      #expect(model.count == 12)
      #expect(answer.views.filter { $0.type.hasSuffix("Color") }.map { $0.frame[2] } == [12, 2])
      let recorded = try #require(answer.recorded)
      let file = try PNGImage(data: Data(contentsOf: folder.appendingPathComponent(recorded.file))).bitmap
      // As a test draws it.
      picture.steps = request.steps
      #expect(file == picture.draw(Counting(model: Model())).format.cgImage?.bitmap)
    }
  }

  /// Says with a size of text that does not grow that it has appeared before.
  private struct Remembering: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Again").font(model.count > 1 ? .system(size: 17) : .body).onAppear { model.count += 1 }
    }
  }

  @Test func `audits see a view that is made again, not one that has appeared before`() throws {
    try withTemporaryFolder { folder in
      let request = LookRequest(name: "A", folder: folder.path)
      let picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
      let answer = LookDrawing(request: request).answer(picture) { _ in Remembering(model: Model()) }
      #expect(answer.isAudited && !answer.findings.contains { $0.kind == "dynamicType" })
      let model = Model()
      model.count = 1
      let fixed = LookDrawing(request: request).answer(picture) { _ in Remembering(model: model) }
      #expect(fixed.findings.contains { $0.kind == "dynamicType" })
    }
  }

  @Test func `what is missing is told once, in whichever of the pictures it is`() throws {
    try withTemporaryFolder { folder in
      var request = LookRequest(name: "A", folder: folder.path)
      let picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
      let view = HStack {
        Image(systemName: "no.such.symbol")
        Text("A")
      }
      let plain = LookDrawing(request: request).answer(picture) { _ in view }
      request.asRecorded = true
      let both = LookDrawing(request: request).answer(picture) { _ in view }
      #expect(plain.gaps.map(\.name) == ["no.such.symbol"] && both.gaps == plain.gaps)
      #expect(both.recorded != nil && both.views == plain.views && both.warnings == plain.warnings)
    }
  }
}
