import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Sizes and colours of controls.
@MainActor @Suite struct ControlPictureTests {
  private func size<Content: View>(_ content: Content, scale: CGFloat = 3) -> CGSize? {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    return renderer.cgImage.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) }
  }

  // UIKit's own sizes: UISwitch 51×31, which SwiftUI lays out 49 wide; UIStepper 94×32.
  @Test func `switch and stepper have their sizes`() {
    #expect(size(Toggle("", isOn: .constant(true)).labelsHidden()) == CGSize(width: 49, height: 31))
    #expect(size(Stepper("", value: .constant(1)).labelsHidden()) == CGSize(width: 94, height: 32))
  }

  @Test func `bordered button is higher than its label by fourteen points`() throws {
    let label = try #require(size(Text("Save")))
    let button = try #require(size(Button("Save") {}.buttonStyle(.bordered)))
    #expect(abs(button.height - label.height - 14) < 0.01)
    #expect(abs(button.width - label.width - 24) < 0.01)
    #expect(size(Button("Save") {}) == label)
  }

  @Test(arguments: [ButtonWithFont.bordered, .prominent, .glass])
  func `a button with a border takes the font around it`(button: ButtonWithFont) throws {
    let label = try #require(size(Text("Save").font(.caption)))
    let small = try #require(size(button.body.font(.caption)))
    #expect(abs(small.height - label.height - 14) < 0.4 && abs(small.width - label.width - 24) < 0.4)
    #expect(size(button.body) == size(button.body.font(.body)))
  }

  @MainActor enum ButtonWithFont: Sendable {
    case bordered, prominent, glass

    @ViewBuilder var body: some View {
      switch self {
      case .bordered: Button("Save") {}.buttonStyle(.bordered)
      case .prominent: Button("Save") {}.buttonStyle(.borderedProminent)
      case .glass: Button("Save") {}.buttonStyle(.glass)
      }
    }
  }

  // A spacer is at least 8 points wide.
  @Test func `the label of a switch keeps its distance`() throws {
    let label = try #require(size(Text("Loop")))
    let toggle = try #require(size(Toggle("Loop", isOn: .constant(true)).fixedSize()))
    #expect(abs(toggle.width - label.width - 8 - 49) < 0.01)
  }

  @Test func `label of a button takes the tint`() throws {
    func centre<Content: View>(_ content: Content) throws -> (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
      let image = try #require(ImageRenderer(content: content).cgImage)
      return image.bitmap[image.width / 2, image.height / 2]
    }
    let block = Rectangle().frame(width: 9, height: 9)
    #expect(try centre(Button(action: {}, label: { block })) == (255, 122, 0, 255))
    #expect(try centre(Button(action: {}, label: { block }).tint(.orange)) == (0, 149, 255, 255))
    #expect(try centre(Button(role: .destructive, action: {}, label: { block })) == (48, 59, 255, 255))
    #expect(try centre(Button(action: {}, label: { block }).foregroundStyle(.black)) == (0, 0, 0, 255))
    #expect(try centre(Button(action: {}, label: { block }).buttonStyle(.plain)) == (0, 0, 0, 255))
  }

  // A tint made of the accent colour means the accent outside, and does not turn in circles.
  @Test func `tint made of the accent colour is the accent outside`() throws {
    let dot = Rectangle().fill(.tint).frame(width: 3, height: 3)
    let plain = try #require(ImageRenderer(content: dot.tint(.accentColor)).cgImage)
    #expect(plain.bitmap[1, 1] == (blue: 255, green: 122, red: 0, alpha: 255))
  }

  @Test func `specimen of all controls`() throws {
    let renderer = ImageRenderer(content: Specimen().padding().frame(width: 320).background(Color.white))
    renderer.scale = 2
    let rendering = try renderer.render()
    #expect(rendering.diagnostics == [])
    if let folder = ProcessInfo.processInfo.environment["CONTROL_PICTURES"] {
      try rendering.bitmap.pngData().write(to: URL(fileURLWithPath: folder + "/controls.png"))
    }
  }

  private struct Specimen: View {
    @State private var isOn = true
    @State private var text = "Ada"

    var body: some View {
      VStack(spacing: 10) {
        HStack {
          Button("Plain tint") {}
          Button("Delete", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        HStack {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Tinted") {}.buttonStyle(.bordered).tint(.green)
          Button("Off") {}.buttonStyle(.bordered).disabled(true)
        }
        HStack {
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Small") {}.buttonStyle(.borderedProminent).controlSize(.small)
          Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        }
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Off", isOn: .constant(false))
        HStack {
          Toggle("On", isOn: $isOn).toggleStyle(.button)
          Toggle("Off", isOn: .constant(false)).toggleStyle(.button)
        }
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $text)
        Slider(value: .constant(0.4))
        Slider(value: .constant(1)).tint(.purple)
        Stepper("Guests", value: .constant(1), in: 1...5)
        ProgressView(value: 0.3)
        ProgressView("Loading…")
        Picker("Unit", selection: .constant("mi")) { ForEach(["km", "mi", "nm"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Picker("Unit", selection: .constant("mi")) { ForEach(["km", "mi", "nm"], id: \.self) { Text($0) } }
        Menu("Actions") { Button("Print") {} }
      }
    }
  }
}
