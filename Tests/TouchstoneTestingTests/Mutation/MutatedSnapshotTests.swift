import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct DeliveryBadge: View {
  var body: some View {
    HStack(spacing: 8) {
      Circle().fill(.red).frame(width: 12, height: 12).shadow(radius: 2)
      Text("Free delivery").font(.headline).opacity(0.8)
      Text("tomorrow").foregroundStyle(.blue)
    }
    .padding(8)
    .background(Color.yellow, in: .rect(cornerRadius: 8))
  }
}

/// What becomes of the mutants of a snapshot.
@MainActor @Suite struct MutatedSnapshotTests {
  /// Records a view, and takes it again with mutants.
  private func mutated<Value, Format>(
    _ view: Value, _ strategy: Snapshotting<Value, Format>, most: Int = 1000,
    check: (MutatedSnapshot, URL) throws -> Void
  ) throws {
    try withTemporaryPath { folder in
      let package = URL(fileURLWithPath: folder)
      func run(_ name: String, _ order: MutationOrder?) throws -> RunSession {
        var environment = SnapshotEnvironment()
        environment.run = name
        if let order {
          let folder = RunFolder(run: name, parent: package.appendingPathComponent(".build/touchstone"))
          try folder.make()
          try order.write(in: folder)
        }
        let session = RunSession(environment: environment, package: package)
        let request = SnapshotRequest(
          at: AssertionLocation(
            fileID: "T/Badges.swift", filePath: folder + "/Tests/T/Badges.swift", line: 1, function: "badge()"),
          AssertionArguments(name: "badge", record: .missing, timeout: 60), test: TestIdentity(scope: name),
          configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
        let place = SourcePlace(package: package, file: "Tests/T/Badges.swift", target: "T", stem: "Badges")
        _ = SnapshotVerifier(session: session).verify(request, place: place, strategy: strategy) { view }
        return session
      }
      _ = try run("1", nil)
      let session = try run("2", MutationOrder(perSnapshot: most))
      let mutants = session.folder.url.appendingPathComponent(MutationOrder.folderName)
      let file = try #require(
        try FileManager.default.contentsOfDirectory(atPath: mutants.path).first { $0.hasSuffix(".json") })
      let data = try Data(contentsOf: mutants.appendingPathComponent(file))
      try check(try JSONDecoder().decode(MutatedSnapshot.self, from: data), mutants)
    }
  }

  private func visible(_ snapshot: MutatedSnapshot) -> [MutantResult] { snapshot.mutants.filter { !$0.isEquivalent } }

  @Test func `the default comparison notices what one can see, the strict one all`() throws {
    try mutated(DeliveryBadge(), .image) { snapshot, _ in
      let visible = visible(snapshot)
      #expect(snapshot.obstacle == nil)
      #expect(visible.count > 15)
      #expect(Set(visible.map(\.kind)).isSuperset(of: [.hiddenView, .padding, .droppedModifier, .color, .cutText]))
      #expect(visible.filter { !$0.isNoticedByStrict } == [])
      // This machine drew the golden, so the assertion is strict.
      #expect(visible.filter { !$0.isNoticed } == [])
      let byUI = visible.count { $0.isNoticedByUI }
      #expect(byUI * 10 >= visible.count * 9)
      #expect(
        visible.allSatisfy { $0.view == "DeliveryBadge" || $0.view == "Rectangle" }, "\(visible.map(\.view))")
    }
  }

  @Test func `a comparison that always matches notices nothing, and leaves a picture of each mutant`() throws {
    var blind = Snapshotting<DeliveryBadge, UIImage>.image
    blind.diffing.diff = { _, _ in nil }
    try mutated(DeliveryBadge(), blind) { snapshot, folder in
      let visible = visible(snapshot)
      #expect(visible.count > 15)
      #expect(visible.filter { $0.isNoticed } == [])
      for mutant in visible {
        let file = try #require(mutant.picture)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path))
      }
    }
  }

  @Test func `a mutant that changes no pixel is equivalent`() throws {
    // The upper square covers the lower one, which can be hidden.
    let view = Color.red.frame(width: 20, height: 20).overlay(Color.blue.frame(width: 20, height: 20))
    try mutated(view, .image) { snapshot, _ in
      #expect(snapshot.mutants.contains { $0.isEquivalent && $0.kind == .hiddenView })
      #expect(snapshot.mutants.contains { !$0.isEquivalent && $0.kind == .hiddenView })
      #expect(!snapshot.mutants.contains { $0.isEquivalent && $0.isNoticed })
    }
  }

  @Test func `there are no more mutants than asked for`() throws {
    try mutated(DeliveryBadge(), .image, most: 4) { snapshot, _ in #expect(snapshot.mutants.count == 4) }
  }

  @Test func `a picture that its unchanged drawing does not make has no mutants`() throws {
    let squares = [(0, 1.0), (2, 0.5)].map { x, red in
      DisplayList.Item.fill(
        Path(CGRect(x: x, y: 0, width: 4, height: 4)),
        .color(ResolvedColor(red: Float(red), green: 0, blue: 0, opacity: 1)), FillStyle())
    }
    let list = DisplayList(size: CGSize(width: 6, height: 4), items: squares)
    let picture = UIImage(cgImage: CGImage(bitmap: try list.bitmap(scale: 1)), scale: 1, orientation: .up)
    let other = UIImage(
      cgImage: CGImage(bitmap: try DisplayList(size: list.size, items: []).bitmap(scale: 1)), scale: 1, orientation: .up
    )
    for (drawn, obstacle) in [
      (picture, nil), (other, "drawn again without a change, the picture is another"),
    ] as [(UIImage, String?)] {
      let strategy = Snapshotting<UIImage, UIImage>.image.pullback { (image: UIImage) in
        var remarks = SnapshotRemarks()
        remarks.addDrawing { MutableDrawing(list: list, views: []) { _ in drawn } }
        return Taken(image, remarks)
      }
      try mutated(picture, strategy) { snapshot, _ in
        #expect(snapshot.obstacle == obstacle && snapshot.mutants.isEmpty == (obstacle != nil))
      }
    }
  }

  @Test func `a snapshot that cannot be changed says why`() throws {
    try mutated("text", .lines) { snapshot, _ in #expect(snapshot.obstacle == "it is not a picture") }
    try mutated(DeliveryBadge(), .image(match: .layout)) { snapshot, _ in
      #expect(snapshot.obstacle == "only some properties of the picture are compared")
    }
    try mutated(AnyView(DeliveryBadge()), .contactSheet(varying: .colorSchemes)) { snapshot, _ in
      #expect(snapshot.obstacle == "the picture is composed of several")
    }
  }
}
