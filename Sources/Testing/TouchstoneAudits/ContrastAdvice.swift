import Foundation
import TouchstoneUI

/// Suggests code that gives a text or a symbol more contrast.
@MainActor struct ContrastAdvice {
  private let sample: ContrastPictures.Sample
  private let node: RenderNode
  private let level: ContrastLevel
  private let limit: Double

  /// - Parameters:
  ///   - sample: The colours where the contrast is too low.
  ///   - node: The text or the symbol.
  init(_ sample: ContrastPictures.Sample, at node: RenderNode, level: ContrastLevel, limit: Double) {
    self.sample = sample
    self.node = node
    self.level = level
    self.limit = limit
  }

  var text: String {
    let color = isPrimaryClear ? ".foregroundStyle(.primary)" : background
    return node is ImageNode ? "\(color), or Image(decorative:) if it is only decoration" : color
  }

  /// Whether the primary style can be read well there: black on white, but not on the system's blue, which is too dark for it
  /// and too light for white.
  private var isPrimaryClear: Bool {
    let primary: SIMD3<UInt8> = node.environment.colorScheme == .dark ? SIMD3(repeating: 255) : SIMD3(repeating: 0)
    let (one, other) = (ContrastRatio.luminance(primary), ContrastRatio.luminance(sample.back))
    return ContrastRatio.between(one, other) >= 7 && level.contrast(primary, on: sample.back) >= limit
  }

  /// Another colour for what lies behind: of the same hue, and just dark or light enough.
  private var background: String {
    let isLight = ContrastRatio.luminance(sample.front) >= ContrastRatio.luminance(sample.back)
    let end: SIMD3<Double> = SIMD3(repeating: isLight ? 0 : 1)
    let start = SIMD3<Double>(sample.back) / 255
    for step in 1...100 {
      let mixed = start + (end - start) * (Double(step) / 100)
      let rounded = (mixed * 100).rounded(.toNearestOrAwayFromZero) / 100
      let color = SIMD3<UInt8>((rounded * 255).rounded(.toNearestOrAwayFromZero))
      // A hundredth more, because the renderer rounds colours, too.
      if level.contrast(sample.front, on: color) >= limit * 1.01 { return modifier(rounded) }
    }
    // Neither black nor white is far enough from the text's own colour.
    return ".foregroundStyle(\(isLight ? ".white" : ".black")) on a \(isLight ? "darker" : "lighter") background"
  }

  private func modifier(_ color: SIMD3<Double>) -> String {
    let parts = zip(["red", "green", "blue"], [color.x, color.y, color.z]).map { "\($0): \(CGFloat($1).short)" }
    let isTinted = node.ancestor { $0.traits[layoutValue: SystemButtonShape.self] == .prominent } != nil
    return "\(isTinted ? ".tint" : ".background")(Color(\(parts.joined(separator: ", "))))"
  }
}
