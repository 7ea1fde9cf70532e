import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What regions are called in which a text changed, or was drawn in another way.
@MainActor @Suite struct ChangedTextTests {
  private static let sizes = [12.0, 13, 17]
  private static let scales = [1.0, 2]

  private func kinds(_ a: Bitmap, _ b: Bitmap, _ comparer: Comparer) -> [DifferenceRegion.Kind] {
    comparer.compare(a, b).regions.map(\.kind)
  }

  private func picture(_ text: String, _ size: Double, _ scale: Double, x: Double = 0) throws -> Bitmap {
    // From the left, so that what stays of a text stays where it is.
    let view = Text(text).font(.system(size: size)).frame(width: 96, alignment: .leading).offset(x: x / scale)
    return try Page.picture(view, scale: scale, dark: false)
  }

  @Test(arguments: [
    ("Airplane mode", "Flight mode"), ("1.000", "1,000"), ("$1.00", "$7.00"), ("3 items", "8 items"),
    ("Cancel", "Delete"), ("Wi-Fi", "WLAN"), ("12:30", "12:80"), ("mode", "node"), ("cat", "cot"),
  ])
  func `a text that says something else is not called rerasterized`(old: String, new: String) throws {
    for size in Self.sizes {
      for scale in Self.scales {
        let (before, after) = (try picture(old, size, scale), try picture(new, size, scale))
        for comparer in [Comparer.ui, .strict] {
          // What stands behind a narrower letter, and apart from it, is only a part of a pixel elsewhere.
          let kinds = Set(kinds(before, after, comparer))
          #expect(!kinds.isEmpty && kinds != [.rerasterized], "\(size) pt, @\(scale)x: \(kinds)")
        }
      }
    }
  }

  @Test(arguments: ["Airplane mode", "1.000", "Cancel"])
  func `the same text a part of a pixel farther, or of another rasteriser, is called rerasterized`(
    text: String
  ) async throws {
    for size in Self.sizes {
      for scale in Self.scales {
        let reference = try picture(text, size, scale)
        for x in [0.25, 0.5] {
          let moved = try picture(text, size, scale, x: x)
          #expect(Set(kinds(reference, moved, .strict)) == [.rerasterized], "\(size) pt, @\(scale)x, \(x) px")
        }
        // Of a few digits, all pixels may become lighter by chance.
        let view = Text(text + " and more").font(.system(size: size))
        for variant in [HarmlessVariant.samples4, .samples8] {
          let (one, other) = try await variant.pictures(of: view, scale: scale, dark: false)
          let kinds = Set(kinds(one, other, .strict))
          #expect(kinds == [.rerasterized], "\(size) pt, @\(scale)x, \(variant): \(kinds)")
        }
      }
    }
  }

  /// All of its pixels become lighter, or all darker: what other colours do as well.
  @Test(arguments: [HarmlessVariant.gamma09, .gamma11])
  func `the same text of another gamma is called recolored and never replaced`(variant: HarmlessVariant) async throws {
    for size in Self.sizes {
      for scale in Self.scales {
        let view = Text("Airplane mode").font(.system(size: size))
        let (one, other) = try await variant.pictures(of: view, scale: scale, dark: false)
        #expect(Set(kinds(one, other, .strict)) == [.recolored], "\(size) pt, @\(scale)x")
      }
    }
  }
}
