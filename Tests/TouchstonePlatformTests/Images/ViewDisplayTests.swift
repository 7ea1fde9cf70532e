import AppKit
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots(.underTest)) struct ViewDisplayTests {
  /// A view of 8 × 4 points: red at the left, blue below on the right.
  private var host: NSHostingView<some View> {
    let host = NSHostingView(
      rootView: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        VStack(spacing: 0) {
          Color.clear
          Color(red: 0, green: 0, blue: 1)
        }
      })
    host.frame = NSRect(x: 0, y: 0, width: 8, height: 4)
    return host
  }

  private func rep(_ width: Int, _ height: Int) throws -> NSBitmapImageRep {
    try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8, samplesPerPixel: 4,
        hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
  }

  /// Red, blue and opacity of a pixel, from the top left.
  private func pixel(_ rep: NSBitmapImageRep, _ x: Int, _ y: Int) -> [CGFloat] {
    guard let color = rep.colorAt(x: x, y: y) else { return [] }
    return [color.redComponent, color.blueComponent, color.alphaComponent]
  }

  @Test func `a hosted view is drawn into pixels, with its top at their top`() throws {
    let host = host
    let rep = try rep(8, 4)
    host.cacheDisplay(in: host.bounds, to: rep)
    #expect(pixel(rep, 1, 0) == [1, 0, 1])
    #expect(pixel(rep, 6, 0).last == 0)
    #expect(pixel(rep, 6, 3) == [0, 1, 1])
  }

  @Test func `a part of a view fills the pixels that it is given`() throws {
    let host = host
    let lower = NSRect(x: 4, y: 2, width: 4, height: 2)
    let rep = try #require(host.bitmapImageRepForCachingDisplay(in: lower))
    #expect(rep.pixelsWide == 8 && rep.pixelsHigh == 4 && rep.size == lower.size, "two pixels per point")
    host.cacheDisplay(in: lower, to: rep)
    #expect(pixel(rep, 0, 0) == [0, 1, 1] && pixel(rep, 7, 3) == [0, 1, 1])
    #expect(host.bitmapImageRepForCachingDisplay(in: .zero) == nil)
  }

  @Test func `a view with a dark appearance is drawn dark, and a plain one not at all`() throws {
    let host = NSHostingView(rootView: Rectangle())
    host.frame.size = NSSize(width: 2, height: 2)
    let rep = try rep(2, 2)
    host.cacheDisplay(in: host.bounds, to: rep)
    #expect(rep.colorAt(x: 0, y: 0)?.redComponent == 0)
    host.appearance = NSAppearance(named: .darkAqua)
    host.cacheDisplay(in: host.bounds, to: rep)
    // The labels of macOS are white at 85 %.
    #expect(rep.colorAt(x: 0, y: 0).map { $0.redComponent > 0.84 } == true)
    let empty = try self.rep(2, 2)
    NSView(frame: host.frame).cacheDisplay(in: host.bounds, to: empty)
    #expect(empty.colorAt(x: 0, y: 0)?.alphaComponent == 0)
  }

  @Test func `only pixels of 8 bits and four parts are made`() {
    func rep(bits: Int = 8, samples: Int = 4, width: Int = 2) -> NSBitmapImageRep? {
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: 2, bitsPerSample: bits, samplesPerPixel: samples,
        hasAlpha: true, isPlanar: false, colorSpaceName: .calibratedRGB, bytesPerRow: 0, bitsPerPixel: 0)
    }
    #expect(rep() != nil)
    #expect(rep(bits: 16) == nil && rep(samples: 1) == nil && rep(width: 0) == nil)
  }

  @Test func `an image takes the pixels of a representation`() throws {
    let host = host
    let rep = try rep(16, 8)
    rep.size = host.bounds.size
    host.cacheDisplay(in: host.bounds, to: rep)
    let image = NSImage(size: host.bounds.size)
    #expect(image.representations.isEmpty)
    image.addRepresentation(rep)
    let held = try #require(image.representations.first)
    #expect(held.pixelsWide == 16 && held.size == host.bounds.size)
    image.addRepresentation(try self.rep(2, 1))
    #expect(image.representations.first?.pixelsWide == 16, "the larger one stays")
  }

  @Test func `pictures of macOS code are stored with their scale and compared`() throws {
    let host = host
    let rep = try rep(16, 8)
    host.cacheDisplay(in: host.bounds, to: rep)
    let image = NSImage(size: host.bounds.size)
    image.addRepresentation(rep)
    let diffing = Diffing<NSImage>.image
    let read = diffing.fromData(diffing.toData(image))
    #expect(diffing.diff(image, read) == nil)
    #expect(read.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 16)
    #expect(diffing.diff(image, NSImage(size: .zero)) != nil)
    var picture = NSImage(size: .zero)
    Snapshotting<NSView, NSImage>.image(size: NSSize(width: 8, height: 4)).snapshot(host).run { picture = $0 }
    #expect(picture.size == NSSize(width: 8, height: 4))
    let pixels = try #require(picture.cgImage(forProposedRect: nil, context: nil, hints: nil))
    #expect(pixel(NSBitmapImageRep(cgImage: pixels), 1, 0) == [1, 0, 1])
  }
}
