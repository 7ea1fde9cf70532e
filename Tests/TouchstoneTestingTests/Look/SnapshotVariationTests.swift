import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct SnapshotVariationTests {
  @MainActor private func environment(_ text: String, of picture: ViewPicture) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    let varied = try SnapshotVariation(text).applied(to: picture)
    varied.traits.apply(to: &environment)
    if let colorScheme = varied.colorScheme { environment.colorScheme = colorScheme }
    for change in varied.changes { change(&environment) }
    return environment
  }

  @Test @MainActor func `a variation counts more than what a strategy says`() throws {
    var picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
    picture.changes.append { $0.dynamicTypeSize = .small }
    picture.colorScheme = .dark
    let varied = try environment("typeSize=xxxLarge,look=iOS26", of: picture)
    #expect(varied.dynamicTypeSize == .xxxLarge)
    #expect(varied.look == .iOS26)
    #expect(varied.colorScheme == .dark)
    #expect(try environment("colorScheme=light", of: picture).colorScheme == .light)
  }

  @Test @MainActor func `the device around a screen is varied with it`() throws {
    let config = ViewImageConfig(size: CGSize(width: 60, height: 40)).framed()
    let picture = ViewPicture(layout: .device(config: config), traits: UITraitCollection())
    let device = picture.draw(Color.red).format
    #expect(picture.frame(hasToolbar: false)?.colorScheme == .light)
    #expect(picture.frame(hasToolbar: false) is DeviceFrame)
    let variation = try SnapshotVariation("look=macOS15,colorScheme=dark,direction=rightToLeft")
    try SnapshotVariation.$current.withValue(variation) {
      let frame = try #require(picture.frame(hasToolbar: false) as? WindowFrame)
      #expect(frame.colorScheme == .dark && frame.layoutDirection == .rightToLeft && frame.look == .macOS15)
      // The bezel of a device is narrower than the margin of a window, which has room for a shadow.
      #expect(picture.draw(Color.red).format.size.width > device.size.width)
    }
  }

  @Test @MainActor func `what is changed of a varied picture counts more than the variation`() throws {
    let picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
    try SnapshotVariation.$current.withValue(SnapshotVariation("typeSize=xxxLarge")) {
      #expect(picture.renderer(Text("A")).environment.dynamicTypeSize == .xxxLarge)
      // As an audit enlarges text, to see that it grows.
      var large = picture.varied
      large.changes.append { $0.dynamicTypeSize = .accessibility3 }
      #expect(large.renderer(Text("A")).environment.dynamicTypeSize == .accessibility3)
    }
  }

  @Test @MainActor func `a snapshot says whether it shows a view, which alone is varied`() throws {
    let text = Text("A")
    #expect(try Snapshotting<Text, UIImage>.image.remarks(on: text).showsViews)
    #expect(try Snapshotting<Text, UIImage>.filmStrip(at: .zero, .seconds(1)).remarks(on: text).showsViews)
    #expect(try Snapshotting<Text, String>.accessibilityTree.remarks(on: text).showsViews)
    #expect(try Snapshotting<Text, String>.dump.remarks(on: text).showsViews == false)
    let image = try #require(ImageRenderer(content: text).uiImage)
    #expect(try Snapshotting<UIImage, UIImage>.image.remarks(on: image).showsViews == false)
  }

  @Test(arguments: ["look", "look=iOS99", "size=320x480", "moment=3", "=", "typeSize=huge"])
  func `what cannot be varied is a fault`(text: String) {
    #expect(throws: SnapshotVariation.Fault.self) { try SnapshotVariation(text) }
  }
}
