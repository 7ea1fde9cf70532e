import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneTestSupport
import TouchstoneUI

/// Variables of the environment that the libraries below the renderer read.
@Suite struct LibraryVariableTests {
  /// The file that a process started here draws to.
  static let variable = "TOUCHSTONE_TEST_DRAWING"

  /// - Source: the variables that HarfBuzz 6 to 12, FreeType 2.12, Cairo 1.16, fontconfig 2.14 and libjpeg-turbo 2.1
  ///   read with `getenv`.
  static let environments: [[String: String]] = [
    ["HB_SHAPER_LIST": "fallback", "HB_SHAPER": "fallback"],
    ["HB_OPTIONS": "uniscribe-bug-compatible"],
    ["HB_FONT_FUNCS": "ft", "HB_FACE_LOADER": "ft", "HB_FACE_FUNCS": "ft"],
    ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:warping=1"],
    ["CAIRO_DEBUG": "xrender-version=-1", "CAIRO_DEBUG_PDF": "1"],
    ["FONTCONFIG_FILE": "/dev/null", "FONTCONFIG_PATH": "/dev", "FC_LANG": "ja", "XDG_DATA_HOME": "/dev"],
    ["JSIMD_FORCENONE": "1", "JSIMD_NOHUFFENC": "1"],
    ["JPEGMEM": "1"],
  ]

  @Test(arguments: environments)
  func `variables of the libraries change no byte of a picture`(environment: [String: String]) throws {
    let usual = try Self.usual.get()
    for (name, bytes) in try Self.draw(environment) { #expect(bytes == usual[name], "\(name) with \(environment)") }
  }

  private static let usual = Result { try draw([:]) }

  /// Draws in a process of its own, and returns the contents of the files that it wrote.
  private static func draw(_ added: [String: String]) throws -> [String: Data] {
    try withTemporaryFolder { folder in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["--testing-library", "swift-testing", "--filter", "LibraryVariableProcess"]
      var environment = ProcessInfo.processInfo.environment
      for name in environments.flatMap(\.keys) { environment[name] = nil }
      environment[variable] = folder.path
      process.environment = environment.merging(added) { _, new in new }
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      let files = try LibraryVariableProcess.files.map { name in
        (name, try Data(contentsOf: folder.appendingPathComponent(name)))
      }
      return Dictionary(uniqueKeysWithValues: files)
    }
  }
}

/// Draws what ``LibraryVariableTests`` compares.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment[LibraryVariableTests.variable] != nil, "it writes files"))
struct LibraryVariableProcess {
  static let files = ["picture.png", "picture.pdf", "picture.svg", "picture.jpeg", "decoded.png"]

  private struct Specimen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("AVATAR office Grüße").font(.title)
        Text("र्क्षि हिन्दी क्र्क ক্র্ক র্ক্ষি ភាសាខ្មែរ ស្ត្រី").font(.title)
        Text("مرحبا بالعالم 你好世界 語 한국어").font(.system(.title, design: .serif))
        HStack {
          Circle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 20))
          Capsule().fill(LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing))
          RoundedRectangle(cornerRadius: 9).stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
        }
        .frame(width: 220, height: 40)
        Text("Shadow").padding(8).background(.orange).cornerRadius(8).shadow(radius: 4)
          .rotationEffect(.degrees(7))
        Text("Glass").padding(20).background(.ultraThinMaterial, in: .capsule).opacity(0.6)
      }
      .padding()
    }
  }

  @MainActor @Test func draw() throws {
    let folder = try #require(ProcessInfo.processInfo.environment[LibraryVariableTests.variable])
    let renderer = ImageRenderer(content: Specimen())
    renderer.scale = 2
    let bitmap = try renderer.render().bitmap
    let jpeg = try bitmap.jpegData(quality: 0.8)
    let contents = [
      try bitmap.pngData(), renderer.pdfData(rasterizationScale: 2), try renderer.svgData(), jpeg,
      try Bitmap(jpegData: jpeg).pngData(),
    ]
    for (name, data) in zip(Self.files, contents) {
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }
}
