import Foundation
import Testing
import TouchstoneCombine
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// What is told about renderers held by a view on the screen, sample by sample; another renderer stands for the screen.
@MainActor @Suite struct RendererArticleTests {
  /// A disc that takes the next of seven colours and counts up at each tick.
  private struct Disc: View {
    static let colors: [Color] = [.red, .green, .purple, .yellow, .blue, .orange, .teal]

    let ticks: PassthroughSubject<Void, Never>
    /// What stands on the disc, by the number of ticks.
    var label: (Int) -> String = { "\($0)" }
    @State private var color = colors[0]
    @State private var counter = 0

    var body: some View {
      Circle().fill(color).frame(width: 50, height: 50).shadow(radius: 3)
        .overlay { Text(label(counter)) }
        .padding(20)
        .onReceive(ticks) {
          guard counter + 1 < Self.colors.count else { return }
          counter += 1
          color = Self.colors[counter]
        }
    }
  }

  /// A disc, and what a renderer makes of it.
  private struct Screen: View {
    @StateObject private var renderer: ImageRenderer<Disc>
    var showsPicture = false
    var drawsOnAppear = false
    var drawsOnEvents = false
    let log: (String) -> Void

    init(_ disc: Disc, log: @escaping (String) -> Void = { _ in }) {
      _renderer = StateObject(wrappedValue: ImageRenderer(content: disc))
      self.log = log
    }

    var body: some View {
      HStack {
        renderer.content
        if showsPicture { Image(uiImage: renderer.uiImage ?? UIImage()) }
      }
      .onReceive(renderer.objectWillChange) {
        if drawsOnEvents { _ = renderer.uiImage }
        log("Rendered image changed")
      }
      .onAppear { if drawsOnAppear { _ = renderer.uiImage } }
    }

    func changed(_ change: (inout Screen) -> Void) -> Screen {
      var screen = self
      change(&screen)
      return screen
    }
  }

  /// What is printed while a screen is shown for nine ticks, of which six change the disc.
  private func lines(_ change: (inout Screen) -> Void) -> [String] {
    let ticks = PassthroughSubject<Void, Never>()
    var lines: [String] = []
    let screen = ImageRenderer(content: Screen(Disc(ticks: ticks)) { lines.append($0) }.changed(change))
    _ = screen.cgImage
    for _ in 0..<9 {
      ticks.send()
      _ = screen.cgImage
    }
    return lines
  }

  @Test func `pictures on the screen are told of once per change`() {
    #expect(lines { $0.showsPicture = true } == Array(repeating: "Rendered image changed", count: 6))
  }

  @Test func `renderer that never drew tells nothing`() {
    #expect(lines { _ in }.isEmpty)
  }

  @Test func `renderer that drew once tells once`() {
    #expect(lines { $0.drawsOnAppear = true }.count == 1)
  }

  @Test func `renderer that draws at each event tells of all changes`() {
    let found = lines {
      $0.drawsOnAppear = true
      $0.drawsOnEvents = true
    }
    #expect(found.count == 6)
  }

  @Test func `disc on the screen and its picture are the same`() throws {
    let ticks = PassthroughSubject<Void, Never>()
    let screen = ImageRenderer(content: Screen(Disc(ticks: ticks)).changed { $0.showsPicture = true })
    for tick in 0..<3 {
      if tick > 0 { ticks.send() }
      let picture = try #require(screen.cgImage)
      // Two discs of 90 points with the space of a stack between them.
      #expect(picture.width == 188 && picture.height == 90)
      let half = picture.height * 8 / 9
      picture.bitmap.withUnsafeBytes { bytes in
        // The middle of the disc's lower half, clear of the number.
        let (left, right) = ((half * picture.width + 45) * 4, (half * picture.width + 98 + 45) * 4)
        #expect(Array(bytes[left..<left + 4]) == Array(bytes[right..<right + 4]))
      }
    }
  }

  @Test func `body runs for the screen and for the picture`() {
    let ticks = PassthroughSubject<Void, Never>()
    var drawn: [Int] = []
    // In place of random numbers, which differ as well: each body draws the next number.
    let disc = Disc(ticks: ticks) { _ in
      drawn.append(drawn.count)
      return "\(drawn.count)"
    }
    _ = ImageRenderer(content: Screen(disc).changed { $0.showsPicture = true }).cgImage
    #expect(drawn.count >= 2 && Set(drawn).count == drawn.count)
  }

  /// A picture in a ring of the tint, with a fine line and a shadow around it.
  private struct Avatar: View {
    let photo: UIImage

    var body: some View {
      Image(uiImage: photo).resizable().aspectRatio(contentMode: .fit).frame(height: 160)
        .clipShape(Circle())
        .overlay(Circle().stroke(.tint, lineWidth: 2))
        .padding(2)
        .overlay(Circle().strokeBorder(Color.black.opacity(0.1)))
        .shadow(radius: 3)
        .padding(4)
    }
  }

  private func avatar(_ color: Color = .green) throws -> Avatar {
    Avatar(photo: try #require(ImageRenderer(content: color.frame(width: 40, height: 40)).uiImage))
  }

  /// The red, green, blue and alpha of a pixel.
  private func pixel(_ image: UIImage?, x: Int, y: Int) throws -> [UInt8] {
    let picture = try #require(image?.cgImage)
    return picture.bitmap.withUnsafeBytes { bytes in
      let start = (y * picture.width + x) * 4
      return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
  }

  @Test func `scale gives more pixels of the same view`() throws {
    let renderer = ImageRenderer(content: try avatar())
    #expect(renderer.uiImage?.cgImage?.width == 172)
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.cgImage?.width == 516 && image.size == CGSize(width: 172, height: 172))
  }

  @Test func `corners are transparent unless the picture is opaque`() throws {
    let renderer = ImageRenderer(content: try avatar())
    #expect(renderer.isOpaque == false)
    #expect(try pixel(renderer.uiImage, x: 0, y: 0)[3] == 0)
    // The way through a PNG file keeps that.
    let data = try #require(renderer.uiImage?.pngData())
    #expect(try pixel(UIImage(data: data), x: 0, y: 0)[3] == 0)
    renderer.isOpaque = true
    #expect(try pixel(renderer.uiImage, x: 0, y: 0) == [0, 0, 0, 255])
  }

  @Test func `environment of the screen is not that of the renderer`() throws {
    struct Screen: View {
      let cat: Avatar
      let dog: Avatar
      let save: (UIImage?) -> Void
      @State private var name = "dog"

      var body: some View {
        let avatar = name == "dog" ? dog : cat
        Form {
          Picker("Pick your avatar", selection: $name) {
            Text("Cat").tag("cat")
            Text("Dog").tag("dog")
          }
          LabeledContent("Photo") { avatar }
          Button("Save avatar") { save(ImageRenderer(content: avatar).uiImage) }
        }
      }
    }
    let dog = Color(red: 0.5, green: 0.25, blue: 0)
    var saved: UIImage?
    let content = Screen(cat: try avatar(Color(red: 0, green: 1, blue: 0)), dog: try avatar(dog)) { saved = $0 }
    let screen = ImageRenderer(content: content.tint(.orange))
    screen.proposedSize = ProposedViewSize(width: 390, height: 844)
    try screen.tap("Save avatar")
    #expect(try pixel(saved, x: 86, y: 86) == [128, 64, 0, 255])
    try screen.select("Cat", in: "Pick your avatar")
    try screen.tap("Save avatar")
    #expect(try pixel(saved, x: 86, y: 86) == [0, 255, 0, 255])
    // The ring's left edge: 6 points in, half way down.
    let blue = try pixel(saved, x: 6, y: 86)
    #expect(blue[2] > 200 && blue[0] < 80)
    let orange = try pixel(ImageRenderer(content: try avatar().tint(.orange)).uiImage, x: 6, y: 86)
    #expect(orange[0] > 200 && orange[2] < 80)
  }
}
