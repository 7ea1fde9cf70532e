import Foundation
import Testing
import TouchstoneDrawing
import TouchstonePlatform
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

@MainActor @Suite struct HostedPictureTests {
  private let size = CGSize(width: 60, height: 30)

  private func emptiness(_ view: some View, background: UIColor? = nil) throws -> [Emptiness?] {
    let controller = UIHostingController(rootView: view)
    if let background { controller.view.backgroundColor = background }
    let ofController = try Snapshotting<UIViewController, UIImage>.image(size: size).remarks(on: controller).emptiness
    let onDevice = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe).remarks(on: controller).emptiness
    let ofView = try Snapshotting<UIView, UIImage>.image(size: size).remarks(on: controller.view).emptiness
    if background != nil { return [ofController, onDevice, ofView] }
    let mac = NSHostingController(rootView: view)
    let hosting = NSHostingView(rootView: view)
    return [
      ofController, onDevice, ofView,
      try Snapshotting<NSViewController, UIImage>.image(size: size).remarks(on: mac).emptiness,
      try Snapshotting<NSView, UIImage>.image(size: size).remarks(on: hosting).emptiness,
      try Snapshotting<NSView, NSImage>.image(size: size).remarks(on: hosting).emptiness,
    ]
  }

  @Test func `an empty picture of a hosted view is empty`() throws {
    for view in [AnyView(Color.clear), AnyView(EmptyView()), AnyView(Text("x").hidden())] {
      for emptiness in try emptiness(view) { #expect(emptiness != nil) }
    }
    for emptiness in try emptiness(Text("x").foregroundStyle(.white)) {
      guard case .invisible = emptiness else {
        Issue.record("\(emptiness as Any)")
        continue
      }
    }
  }

  @Test func `the background that a controller's view has is nothing to see`() throws {
    for emptiness in try emptiness(Color.clear, background: .red) { #expect(emptiness != nil) }
    for emptiness in try emptiness(Text("x").foregroundStyle(Color(uiColor: .red)), background: .red) {
      #expect(emptiness != nil)
    }
    for emptiness in try emptiness(Text("x"), background: .red) { #expect(emptiness == nil) }
    for emptiness in try emptiness(Color.clear, background: .clear) { #expect(emptiness != nil) }
  }

  @Test func `a hosted view that shows something is not empty`() throws {
    for view in [AnyView(Text("x")), AnyView(Color.red)] {
      for emptiness in try emptiness(view) { #expect(emptiness == nil) }
    }
  }

  @Test func `a controller's background fills its picture`() throws {
    let controller = UIHostingController(rootView: Color.blue.frame(width: 10, height: 10))
    controller.view.backgroundColor = .red
    let taken = Delivery.value(
      of: Snapshotting<UIViewController, UIImage>.image(size: size).take(controller), timeout: 60)
    let bitmap = try #require(taken?.format.cgImage?.bitmap)
    #expect((bitmap.width, bitmap.height) == (120, 60))
    let red = try #require(UIColor.red.cgColor.components)
    #expect(red[0] == 1)
    bitmap.withUnsafeBytes { bytes in
      func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<3).map { bytes[(y * 120 + x) * 4 + $0] } }
      #expect(pixel(0, 0) == [0, 0, 255])
      #expect(pixel(119, 59) == [0, 0, 255])
      #expect(pixel(60, 30) != [0, 0, 255])
    }
  }
}
