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

/// All pieces on one page, in light and dark.
struct ContactSheet: View {
  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      column.environment(\.colorScheme, .light)
      column.environment(\.colorScheme, .dark)
    }
  }

  private var column: some View {
    VStack(spacing: 16) {
      ForEach(GalleryPiece.allCases, id: \.self) { piece in
        VStack(spacing: 4) {
          piece.view
          Text(piece.rawValue).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .padding(16)
    .background(.background)
  }
}

/// All screens on one page, each in light next to dark.
struct ScreenSheet: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(Array(stride(from: 0, to: Screen.allCases.count, by: 2)), id: \.self) { first in
        GridRow(alignment: .top) {
          ForEach(Screen.allCases[first..<min(first + 2, Screen.allCases.count)], id: \.self) { screen in
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
              VStack(spacing: 8) {
                // As at the edges of a device: the background may extend beyond the screen.
                screen.view.clipped().environment(\.colorScheme, scheme)
                Text(screen.rawValue).font(.caption).foregroundStyle(.secondary)
              }
              .padding(12)
            }
          }
        }
      }
    }
    .padding(12)
    .background(Color(white: 0.88))
  }
}
