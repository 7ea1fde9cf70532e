#if os(macOS)
  import AppKit
  import SwiftUI

  /// Symbols of a catalogue, as AppKit and SwiftUI spell them.
  public enum PaneAssets {
    public static let trims: [NSColor] = [.trim, NSColor(resource: .trim), .Accents.trim]
    public static let knobs: [NSImage] = [.knob, NSImage(resource: .knob), .Accents.knob]

    @MainActor public static var view: some View {
      HStack {
        Image(.knob).foregroundStyle(.trim)
        Image(nsImage: .Accents.knob).background(Color(.Accents.trim))
      }
      .border(Color(nsColor: .trim)).tint(Color(NSColor.trim))
    }
  }
#endif
