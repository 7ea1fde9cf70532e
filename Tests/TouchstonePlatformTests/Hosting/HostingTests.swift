import AppKit
import Foundation
import SwiftUI
import Testing
import TouchstoneTesting
import UIKit

@Suite(.snapshots(.underTest)) @MainActor struct HostingTests {
  private func failure<Value>(
    of value: Value, as strategy: Snapshotting<Value, UIImage>, name: String = #function
  ) -> String? {
    verifySnapshot(of: value, as: strategy, record: .never, testName: name)
  }

  private func picture<Value>(of value: Value, as strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var picture = UIImage()
    strategy.snapshot(value).run { picture = $0 }
    return picture
  }

  @Test func `a hosting controller measures its view`() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 30))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 40, height: 30))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(controller.view.frame == UIScreen.main.bounds)
    let flexible = UIHostingController(rootView: Color.red)
    #expect(flexible.sizeThatFits(in: CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
  }

  @Test func `AppKit's hosts draw as on macOS, unless the view says otherwise`() {
    // 11 points instead of 15; 25 points wide in a picture that AppKit drew.
    let view = NSHostingView(rootView: Text("Opt1").font(.subheadline))
    let phone = NSHostingView(rootView: Text("Opt1").font(.subheadline).environment(\.look, .iOS18))
    #expect(abs(view.fittingSize.width - 25) < 1.5)
    #expect(phone.fittingSize.width > 28)
    #expect(NSHostingController(rootView: Text("Opt1").font(.subheadline)).view.fittingSize == view.fittingSize)
  }

  @Test func `a controller is as large as its view, a size or a device says`() {
    let controller: UIViewController = UIHostingController(rootView: Color.red)
    controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(picture(of: controller, as: .image).size == CGSize(width: 30, height: 20))
    let size = CGSize(width: 12, height: 10)
    #expect(picture(of: controller, as: .image(size: size)).size == size)
    #expect(picture(of: controller, as: .image(on: .iPhoneSe)).size == CGSize(width: 320, height: 568))
  }

  @Test func `a controller that is always dark is drawn so`() throws {
    let controller: UIViewController = UIHostingController(rootView: Color.primary)
    controller.view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(try #require(picture(of: controller, as: .image).cgImage).bitmap.bytes.prefix(3).allSatisfy { $0 < 10 })
    controller.overrideUserInterfaceStyle = .dark
    #expect(try #require(picture(of: controller, as: .image).cgImage).bitmap.bytes.prefix(3).allSatisfy { $0 > 245 })
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      try #require(picture(of: controller, as: .image(traits: traits)).cgImage).bitmap.bytes.prefix(3)
        .allSatisfy { $0 < 10 })
  }

  @Test func `the background of a hosting view is drawn`() throws {
    let controller: UIViewController = UIHostingController(rootView: Color.clear.frame(width: 2, height: 2))
    controller.view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    controller.view.backgroundColor = .red
    // Blue, green, red, opacity.
    #expect(try #require(picture(of: controller, as: .image).cgImage).bitmap.bytes.prefix(4) == [0, 0, 255, 255])
  }

  /// What changes its state once it is visible, and then again.
  private struct Growing: View {
    @State private var width: CGFloat = 2
    var appeared: () -> Void = {}

    var body: some View {
      Color.red.frame(width: width, height: 4)
        .onAppear { appeared() }
        .task { width = 6 }
        .onAppear { Task { @MainActor in width += 1 } }
    }
  }

  // AppKit draws the view that the hosting view has, which goes on between two drawings.
  @Test func `a hosting view keeps the state of its view`() async throws {
    var appearances = 0
    let host = NSHostingView(rootView: Growing { appearances += 1 })
    host.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    func pixels() throws -> Int {
      let rep = try #require(host.bitmapImageRepForCachingDisplay(in: host.bounds))
      host.cacheDisplay(in: host.bounds, to: rep)
      return (0..<rep.pixelsWide).count { (rep.colorAt(x: $0, y: 4)?.alphaComponent ?? 0) > 0.9 }
    }
    host.layoutSubtreeIfNeeded()
    #expect(try pixels() == 4)
    for _ in 0..<60_000 where try pixels() != 14 && pixels() != 12 { try await Task.sleep(for: .milliseconds(1)) }
    host.layoutSubtreeIfNeeded()
    #expect(try [12, 14].contains(pixels()), "the order of the two is open")
    #expect(appearances == 1)
    host.rootView = Growing { appearances += 1 }
    #expect(try [12, 14].contains(pixels()), "the view has its place, and so its state")
    #expect(appearances == 1)
  }

  @Test func `a plain view fails instead of giving an empty picture`() throws {
    let words = try #require(failure(of: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), as: .image))
    #expect(words.contains("UIView is not drawn"))
    #expect(words.contains("UIHostingController(rootView:)"))
  }

  @Test func `a layer fails instead of giving an empty picture`() throws {
    let words = try #require(failure(of: CALayer(), as: .image))
    #expect(words.contains("CALayer is not drawn"))
  }

  @Test func `a path is filled in its own bounds`() throws {
    let rect = CGRect(x: 10, y: 20, width: 6, height: 4)
    let path = UIBezierPath(rect: rect)
    for image in [picture(of: path, as: .image(scale: 2)), picture(of: path.cgPath, as: .image(scale: 2))] {
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == 12 && pixels.height == 8)
      // Black, opaque: blue, green, red, opacity.
      #expect(Array(pixels.bitmap.bytes.prefix(4)) == [0, 0, 0, 255])
    }
    let line = CGPath(rect: rect, transform: nil)
    let outline = try #require(picture(of: line, as: .image(drawingMode: .stroke)).cgImage)
    let middle = (outline.height / 2 * outline.width + outline.width / 2) * 4
    #expect(outline.bitmap.bytes[middle + 3] == 0)
  }

  @Test func `a description shows the tree below the hosting view`() {
    let controller: UIViewController = UIHostingController(rootView: Text("Hello").frame(width: 60, height: 20))
    var text = ""
    Snapshotting<UIViewController, String>.recursiveDescription(size: CGSize(width: 100, height: 50))
      .snapshot(controller).run { text = $0 }
    #expect(text.hasPrefix("<_UIHostingView<"))
    #expect(text.contains("frame = (0 0; 100 50)"))
    #expect(text.contains("Text \"Hello\""))
  }

  @Test func `laying a hosting view out tells its size to the hosted view`() {
    var sizes: [CGSize] = []
    let probe = Color.red.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      sizes.append($0)
    }
    let host = NSHostingView(rootView: probe)
    host.layoutSubtreeIfNeeded()
    #expect(sizes.isEmpty, "there is no room yet")
    host.frame.size = NSSize(width: 30, height: 20)
    host.layoutSubtreeIfNeeded()
    #expect(sizes == [CGSize(width: 30, height: 20)])
    let controller = UIHostingController(rootView: probe)
    controller.view.frame.size = CGSize(width: 8, height: 9)
    controller.view.layoutIfNeeded()
    #expect(sizes.last == CGSize(width: 8, height: 9))
  }

  @Test func `the device is what a simulator's variables say`() {
    let plain = UIDevice([:])
    #expect(plain.name == "iPhone" && plain.systemVersion == "18.0")
    let set = UIDevice(["SIMULATOR_DEVICE_NAME": "iPhone 17 Pro", "SIMULATOR_RUNTIME_VERSION": "26.2"])
    #expect(set.name == "iPhone 17 Pro" && set.systemVersion == "26.2")
  }

  @Test func `AppKit's hosting view is as large as its content`() {
    let view = NSHostingView(rootView: Color.blue.frame(width: 24, height: 16))
    #expect(view.fittingSize == NSSize(width: 24, height: 16))
    view.frame.size = view.fittingSize
    #expect(picture(of: view as NSView, as: .image).size == CGSize(width: 24, height: 16))
  }

  /// In Swift 5 mode, the compiler only warns of code that does this.
  @Test func `a hosting view has its size on other threads, too`() async {
    let host = NSHostingView(rootView: Color.blue.frame(width: 24, height: 16))
    let measure: @MainActor () -> CGSize = { host.intrinsicContentSize }
    // SAFETY: both kinds of functions are called alike, and the hosting view waits for the main actor itself.
    nonisolated(unsafe) let read = unsafeBitCast(measure, to: (() -> CGSize).self)
    let size: CGSize = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: read()) }
    }
    #expect(size == CGSize(width: 24, height: 16))
  }
}
