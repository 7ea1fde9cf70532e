import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Alerts, dialogs, sheets and menus of iOS 26 against pictures that Apple's frameworks drew. All rows have one picture
/// (B), apart from those with a C, which is drawn by UIKit or told by a developer.
@MainActor @Suite struct PresentationsOfiOS26Tests {
  private typealias Screen = LookColorTests.Screen

  /// Half a pixel, by which the middle of a pixel is beside its edge.
  private let half: CGFloat = 1.0 / 6

  private func expect(
    _ actual: CGFloat, _ expected: CGFloat, _ what: String, within tolerance: CGFloat = LookMeasurementTests.tolerance,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(actual - expected) <= tolerance + 0.01, "\(what): \(actual), measured \(expected)",
      sourceLocation: sourceLocation)
  }

  private func expect(
    _ actual: Int, color expected: Int, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      LookColorTests.distance(actual, expected) <= LookColorTests.tolerance,
      "\(what): \(String(actual, radix: 16)), measured \(String(expected, radix: 16))", sourceLocation: sourceLocation)
  }

  private func ink(_ screen: Screen, _ text: String) throws -> CGRect {
    screen.extent(in: try #require(screen.screen.text(text)).insetBy(dx: -1, dy: -1))
  }

  // divadretlaw/CustomAlert, documentation: an alert of SwiftUI over F2F2F7, 390 pixels and points wide. Edges are
  // known to a third of a point from the coverage of their pixels.
  @Test func `an alert`() throws {
    let screen = try Screen(
      Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255).ignoresSafeArea()
        .alert("Alert", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("OK") {}
        } message: {
          Text("MMM")
        }, look: .iOS26, width: 390)
    let top = screen.edge(from: CGPoint(x: 195, y: 100 + half), dx: 0, dy: 1).y - half
    let bottom = screen.edge(from: CGPoint(x: 195, y: 800 + half), dx: 0, dy: -1).y + half
    let side = screen.edge(from: CGPoint(x: 5 + half, y: 426), dx: 1, dy: 0).x - half
    expect(390 - 2 * side, 320, "the width")
    expect(bottom - top, 151.9, "the height")
    let title = try ink(screen, "Alert")
    expect(title.maxY - top, 38.5, "the baseline of the title")
    expect(title.minX - side, 30.7, "the start of the title")
    let message = try ink(screen, "MMM")
    expect(message.maxY - title.maxY, 26.2, "the baseline of the message")
    let cancel = try #require(screen.screen.text("Cancel"))
    let button = CGPoint(x: cancel.midX, y: cancel.minY - 4)
    expect(screen.thickness(at: CGPoint(x: cancel.minX - 12, y: cancel.midY)), 48.3, "the height of a button")
    let left = screen.edge(from: CGPoint(x: cancel.minX - 8, y: cancel.midY), dx: -1, dy: 0).x
    expect(left - side, 15, "the side of a button")
    let ok = try #require(screen.screen.text("OK"))
    expect(ok.midX - cancel.midX, 149, "button to button")
    expect(try ink(screen, "Cancel").width, 52, "the width of a title", within: 1)
    expect(screen.radius(at: CGPoint(x: side, y: top)), 32, "the corners", within: 1)
    expect(screen.color(10, 10), color: 0xC2C2C6, "the screen behind it")
    expect(screen.color(195, cancel.minY - 20), color: 0xECECEF, "the card")
    expect(screen.color(button.x, button.y), color: 0xE0E0E2, "a button")
  }

  // berkaycatak/adaptive_platform_ui, screenshots: an open menu of UIKit, 440 points wide at 3 pixels per point.
  @Test func `a menu`() throws {
    let menu = VStack {
      Menu("Open") {
        Button("Block", systemImage: "nosign") {}
        Button("Report", systemImage: "exclamationmark.triangle") {}
        Divider()
        Button("Add", systemImage: "book") {}
        Button("Favorite", systemImage: "heart") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
      Spacer()
    }
    let renderer = ImageRenderer(content: menu)
    renderer.environment.look = .iOS26
    renderer.proposedSize = ProposedViewSize(width: 440, height: 600)
    try renderer.tap("Open")
    let screen = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    let card = try #require(screen.menus.first)
    expect(card.width, 250, "the width")
    expect(card.height, 251, "the height of five items in two groups")
    let (block, report) = (try #require(screen.text("Block")), try #require(screen.text("Report")))
    expect(report.midY - block.midY, 42, "item to item (A)")
    expect(block.midY - card.minY, 31, "the first item")
    expect(block.minX - card.minX, 60, "the start of a title")
    expect(try #require(screen.image("heart")).midX - card.minX, 36, "the middle of a symbol")
    expect(try #require(screen.text("Add")).midY - report.midY, 63, "group to group")
  }

  // The scale that UIKit gives to a sheet that is not large: 0.961 at 414 points, 8 at each side.
  @Test func `a sheet floats unless it is large`() throws {
    func screen(_ detent: PresentationDetent) throws -> Screen {
      try Screen(
        Color.black.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([detent])
        }, look: .iOS26, width: 414)
    }
    let medium = try screen(.medium)
    expect(medium.edge(from: CGPoint(x: 1, y: 700), dx: 1, dy: 0).x, 8, "the side of a medium sheet (C)")
    expect(852 - medium.edge(from: CGPoint(x: 207, y: 851), dx: 0, dy: -1).y, 8, "its bottom (C)", within: 0.7)
    let text = try #require(medium.screen.text("Sheet"))
    expect(
      text.height / (try #require(try screen(.large).screen.text("Sheet")).height), 0.961, "its scale (C)", within: 0.01
    )
    let large = try screen(.large)
    #expect(large.color(1, 700) == 0xFFFFFF && large.color(207, 851) == 0xFFFFFF, "a large sheet has no margin")
  }

  @Test func `a dialog is beside its view, without an arrow and without a button that cancels`() throws {
    let picture = try Screen(
      VStack {
        Button("Delete…") {}.confirmationDialog("Delete?", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        Spacer()
      }
      .frame(maxWidth: .infinity).background(.white), look: .iOS26)
    let screen = picture.screen
    let source = try #require(screen.text("Delete…"))
    let button = try #require(screen.text("Delete"))
    #expect(screen.text("Cancel") == nil && screen.text("Delete?") != nil)
    #expect(button.minY > source.maxY && abs(button.midX - source.midX) < 1)
    // Between the two, an arrow would be in the middle only.
    let (middle, side) = (picture.color(source.midX, source.maxY + 7), picture.color(source.midX + 40, source.maxY + 7))
    #expect(LookColorTests.distance(middle, side) <= 2)
  }

  @Test func `a dialog of the whole screen is in its middle`() throws {
    let screen = LookMeasurementTests.Screen(
      Color.white.confirmationDialog("", isPresented: .constant(true)) { Button("Delete") {} }, look: .iOS26)
    let button = try #require(screen.text("Delete"))
    #expect(abs(button.midX - 196.5) < 1 && abs(button.midY - 426) < 1)
  }

  @Test func `a button that confirms is on the tint`() throws {
    let screen = try Screen(
      Color.white.sheet(isPresented: .constant(true)) {
        NavigationStack {
          Color.white.toolbar {
            ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
            ToolbarItem(placement: .primaryAction) { Button(role: .confirm) {} }
          }
        }
      }, look: .iOS26)
    let (close, confirm) = (try #require(screen.screen.image("xmark")), try #require(screen.screen.image("checkmark")))
    expect(screen.color(confirm.midX, confirm.minY - 5), color: 0x0088FF, "the circle of a button that confirms")
    #expect(LookColorTests.distance(screen.color(close.midX, close.minY - 5), 0xFDFDFE) <= 3)
    expect(close.midX, 16 + 22, "the middle of the first circle")
    for (x, y) in [(-21, 0), (21, 0), (0, -21), (0, 21)] as [(CGFloat, CGFloat)] {
      expect(screen.color(confirm.midX + x, confirm.midY + y), color: 0x0088FF, "inside of the circle, \(x) \(y)")
      let outside = screen.color(confirm.midX + x * 23 / 21, confirm.midY + y * 23 / 21)
      #expect(LookColorTests.distance(outside, 0x0088FF) > 100, "outside of the circle, \(x) \(y)")
    }
  }
}
