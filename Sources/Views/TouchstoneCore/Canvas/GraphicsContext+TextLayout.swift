import Foundation
import TouchstoneDrawing
import TouchstoneText

extension GraphicsContext {
  /// Draws a line of a text at its position in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.line.pieces, of: line.source)
  }

  /// Draws a run of a text at its position in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some characters of a text at their position in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.pieces, of: slice.run.source)
  }

  private func draw(_ pieces: [TextLayout.Piece], of source: TextLayoutSource) {
    let rendering = rendering(of: .foreground, in: CGRect(origin: .zero, size: source.layout.size))
    draw { recorder in
      for piece in pieces {
        recorder.draw(
          piece, images: source.images, rendering, own: source.styles, dy: 0, environment: environment)
      }
    }
  }
}
