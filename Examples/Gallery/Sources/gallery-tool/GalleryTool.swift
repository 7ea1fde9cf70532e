import Foundation
import Gallery
import SwiftUI

/// Renders the gallery: pieces at 1x, 2x and 3x, screens and sheets at 2x, all in light and dark, two overviews and a
/// PDF.
@main
@MainActor
struct GalleryTool {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3, arguments[0] == "render", arguments[1] == "--output" else {
      print("usage: gallery-tool render --output FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var count = 0
    for piece in GalleryPiece.allCases {
      for scheme in [ColorScheme.light, .dark] {
        for scale in [1, 2, 3] {
          let name = "\(piece.rawValue)-\(scheme == .dark ? "dark" : "light")\(scale == 1 ? "" : "@\(scale)x").png"
          try write(piece.view.environment(\.colorScheme, scheme), scale: CGFloat(scale), to: folder, name)
          count += 1
        }
      }
    }
    for screen in Screen.allCases {
      for scheme in [ColorScheme.light, .dark] {
        let name = "screen-\(screen.rawValue)-\(scheme == .dark ? "dark" : "light")@2x.png"
        try write(screen.view.environment(\.colorScheme, scheme), scale: 2, to: folder, name)
        count += 1
      }
    }
    for sheet in Sheet.allCases {
      for scheme in [ColorScheme.light, .dark] {
        let name = "sheet-\(sheet.rawValue)-\(scheme == .dark ? "dark" : "light")@2x.png"
        try write(sheet.view.environment(\.colorScheme, scheme), scale: 2, to: folder, name)
        count += 1
      }
    }
    try write(ContactSheet(), scale: 2, to: folder, "contact-sheet.png")
    try write(ScreenSheet(), scale: 1, to: folder, "screen-sheet.png")
    let pdf = folder.appendingPathComponent("profileCard.pdf")
    writePDF(GalleryPiece.profileCard.view, to: pdf)
    print("Rendered \(count) pictures, contact-sheet.png, screen-sheet.png and profileCard.pdf into \(folder.path)")
  }

  private static func write<V: View>(_ view: V, scale: CGFloat, to folder: URL, _ name: String) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    guard let data = renderer.uiImage?.pngData() else {
      print("\(name) could not be rendered")
      exit(1)
    }
    try data.write(to: folder.appendingPathComponent(name))
  }

  private static func writePDF<V: View>(_ view: V, to url: URL) {
    let renderer = ImageRenderer(content: view)
    renderer.render(rasterizationScale: 2) { size, renderInContext in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      context.beginPDFPage(nil)
      renderInContext(context)
      context.endPDFPage()
      context.closePDF()
    }
  }
}
