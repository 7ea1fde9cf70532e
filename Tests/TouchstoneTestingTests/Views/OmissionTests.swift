import Foundation
import Testing
import TouchstoneDrawing
import TouchstonePlatform
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneTesting
import TouchstoneUI

/// What a strategy tells of a value whose picture would be no picture of it.
@MainActor @Suite struct OmissionTests {
  private func emptiness<V: View, Format>(of view: V, _ strategy: Snapshotting<V, Format>) -> Emptiness? {
    try? strategy.remarks(on: view).emptiness
  }

  private func isInvisible(_ emptiness: Emptiness?) -> Bool {
    if case .invisible = emptiness { true } else { false }
  }

  @Test func `what has the colour of its background is nothing to see`() {
    let text = Text("hello").foregroundStyle(.white)
    #expect(isInvisible(emptiness(of: text, .image)))
    #expect(isInvisible(emptiness(of: text, .image(at: .zero))))
    #expect(isInvisible(emptiness(of: text, .filmStrip(frames: 2, over: .seconds(1)))))
    #expect(isInvisible(emptiness(of: text, .apng(frames: 2, over: .seconds(1)))))
    #expect(isInvisible(emptiness(of: Text("hello").foregroundStyle(.black), .image(colorScheme: .dark))))
    #expect(isInvisible(emptiness(of: Text("hello").brightness(5), .image)))
    #expect(emptiness(of: text, .image(colorScheme: .dark)) == nil)
    #expect(emptiness(of: text, .image(isOpaque: false)) == nil)
    #expect(emptiness(of: text.background(.red), .image) == nil)
  }

  @Test func `what has the colour of the view's own background is nothing to see`() {
    let text = Text("hello").foregroundStyle(.white)
    let views: [any View] = [
      text, Image(systemName: "star").foregroundStyle(.white), Text("hello").foregroundStyle(.clear),
    ]
    for view in views.map({ AnyView(AnyView($0).padding().background(Color.white)) }) {
      #expect(isInvisible(emptiness(of: view, .image)))
      #expect(isInvisible(emptiness(of: view, .image(isOpaque: false))))
      #expect(isInvisible(emptiness(of: view, .image(layout: .device(config: .iPhoneSe)))))
      #expect(isInvisible(emptiness(of: view, .pdf)))
      #expect(isInvisible(emptiness(of: view, .svg)))
      #expect(isInvisible(emptiness(of: view, .filmStrip(frames: 2, over: .seconds(1)))))
    }
    #expect(isInvisible(emptiness(of: text.padding().background(Color.white), .image(colorScheme: .dark))))
  }

  @Test func `shapes, pictures and hidden texts on a background of the view's own are nothing to see`() {
    let white = Bitmap(width: 4, height: 4, bytes: [UInt8](repeating: 255, count: 64))
    let views: [any View] = [
      Image(uiImage: UIImage(cgImage: CGImage(bitmap: white))), Circle().fill(.white).frame(width: 20, height: 20),
      Rectangle().stroke(.white).frame(width: 40, height: 9), Text("hello").hidden(),
      VStack {
        Text("hello")
        Button("Pay") {}
      }.opacity(0),
    ]
    let filling: [any View] = [
      Circle().fill(.white).frame(width: 20, height: 20), Image(systemName: "star").foregroundStyle(.white),
    ]
    for view in filling.map({ AnyView(AnyView($0).background(Color.white)) }) {
      #expect(isInvisible(emptiness(of: view, .image)))
    }
    for view in views.map({ AnyView(AnyView($0).padding().background(Color.white)) }) {
      #expect(isInvisible(emptiness(of: view, .image)))
      #expect(isInvisible(emptiness(of: view, .image(isOpaque: false))))
      #expect(isInvisible(emptiness(of: view, .pdf)))
      #expect(isInvisible(emptiness(of: view, .filmStrip(frames: 2, over: .seconds(1)))))
    }
  }

  @Test func `a view of one colour is drawn on purpose`() {
    let red = Bitmap(width: 4, height: 4, bytes: (0..<16).flatMap { _ in [UInt8]([255, 0, 0, 255]) })
    let views: [any View] = [
      Color.red.frame(width: 40, height: 40), Color.white.frame(width: 40, height: 40).overlay(Text(" ")),
      Image(uiImage: UIImage(cgImage: CGImage(bitmap: red))).resizable().frame(width: 40, height: 40),
      Text("hello").foregroundStyle(.white).padding().background(Color.blue),
      VStack(spacing: 0) {
        Color.red
        Rectangle().fill(Color.red)
      }.frame(width: 40, height: 40).background(Color.white),
      Color.white.frame(width: 40, height: 40).overlay(Color.clear.frame(width: 10, height: 10)),
      // A placeholder, out of sight, or covered: on purpose.
      Color.red.frame(width: 40, height: 40).overlay(Text("x").hidden()), Text("0000").hidden().background(Color.red),
      Text("a").opacity(0).background(Color.red),
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 800)
          Text("Footer")
        }
      }.frame(width: 100, height: 200),
      ZStack {
        Text("4111 1111")
        Image(systemName: "star")
        Color.black
      }.frame(width: 100, height: 100),
    ]
    for view in views.map({ AnyView($0) }) {
      #expect(emptiness(of: view, .image) == nil)
      #expect(emptiness(of: view, .pdf) == nil)
    }
  }

  /// A page with nothing but an image, which is not drawn.
  private nonisolated static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 16 16]/Contents 4 0 R/Resources<<>>>>endobj
    4 0 obj<</Length 64>>stream
    16 0 0 16 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID 80> EI   
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  /// A file of which nothing can be drawn leaves a warning, and no picture.
  @Test(arguments: [
    ("svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><text y="9">a</text></svg>"#, "<text>"),
    ("pdf", pdf, "<image>"),
  ])
  func `an image from which everything was dropped is nothing to see`(
    format: String, content: String, omission: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dropped-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: set.appendingPathComponent("logo.\(format)"))
    let contents =
      #"{"images": [{"filename": "logo.\#(format)", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle: Bundle = try #require(Bundle(path: folder.path))
    let image = Image("Logo", bundle: bundle)
    let remarks = try Snapshotting<Image, UIImage>.image.remarks(on: image)
    #expect(remarks.warnings.contains { $0.contains("is drawn without \(omission)") }, "\(remarks.warnings)")
    guard case .transparent? = remarks.emptiness else {
      Issue.record("\(remarks.emptiness as Any)")
      return
    }
    #expect(emptiness(of: image, .image(layout: .device(config: .iPhoneSe))) != nil)
    #expect(emptiness(of: image, .pdf) != nil)
    #expect(isInvisible(emptiness(of: image.padding().background(Color.white), .image)))
    let size = CGSize(width: 40, height: 40)
    let hosted = UIHostingController(rootView: image)
    #expect(try Snapshotting<UIViewController, UIImage>.image(size: size).remarks(on: hosted).emptiness != nil)
  }

  /// The faults that a picture's drawing notes.
  private func lacking<V, Format>(_ value: V, _ strategy: Snapshotting<V, Format>) -> [String] {
    (try? strategy.remarks(on: value).missing) ?? []
  }

  @Test func `what is missing outside of plain views is told too`() throws {
    let canvas = Canvas { context, _ in
      context.draw(Text("hi").font(.custom("NoSuch", size: 12)), at: CGPoint(x: 20, y: 20))
    }
    #expect(lacking(canvas.frame(width: 40, height: 40), .image).contains { $0.contains("NoSuch") })
    let tiled = Rectangle().fill(ImagePaint(image: Image("nope"))).frame(width: 40, height: 40)
    #expect(lacking(tiled, .image).contains { $0.contains("nope") })
    let renderer = ImageRenderer(
      content: HStack {
        Image("nope")
        Text("a").font(.custom("NoSuch", size: 9))
      })
    let faults = lacking(try #require(renderer.uiImage), Snapshotting<UIImage, UIImage>.image)
    #expect(faults.count == 2 && faults.contains { $0.contains("NoSuch") } && faults.contains { $0.contains("nope") })
  }

  /// A point that became a comma is two pixels of small text.
  @Test func `pictures of a renderer are compared strictly with their own goldens`() throws {
    func picture(_ text: String) throws -> UIImage {
      let view = Text(text).font(.system(size: 12)).frame(width: 100, height: 24, alignment: .leading)
      return try #require(ImageRenderer(content: view.background(.white)).uiImage)
    }
    let strategy = Snapshotting<UIImage, UIImage>.image
    for (golden, actual) in [("$1.000", "$1,000"), ("file.txt", "file,txt"), ("-5", "–5")] {
      #expect(compare(try picture(actual), strategy, withGoldenOf: try picture(golden), strategy).failure != nil)
    }
    #expect(compare(try picture("same"), strategy, withGoldenOf: try picture("same"), strategy).failure == nil)
  }

  @Test func `film strips and animated images without frames, or that run backwards, are refused`() throws {
    for strategy in [
      Snapshotting<Color, AnimatedImage>.apng(frames: 0, over: .seconds(1)), .apng(frames: -5, over: .seconds(1)),
      .apng(frames: 3, over: .seconds(-1)),
    ] {
      #expect(try strategy.remarks(on: Color.red).error != nil)
    }
    let strip = Snapshotting<Color, UIImage>.filmStrip(frames: 1, over: .seconds(1))
    #expect(try strip.remarks(on: Color.red).error != nil)
  }
}
