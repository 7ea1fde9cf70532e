import Foundation
package import TouchstoneDrawing
import TouchstoneImageIO

/// Reads the steps of each view from a display list in which views are numbered.
package struct StepReader {
  /// The steps by the number of their view, from back to front.
  package private(set) var steps: [Int: [DrawingStep]] = [:]

  /// - Parameter items: The steps of a picture, in groups with the numbers of their views.
  package init(_ items: [DisplayList.Item]) {
    read(items, of: nil)
  }

  private mutating func read(_ items: [DisplayList.Item], of view: Int?) {
    for item in items {
      if case .group(let group) = item {
        if let view, let step = Self.step(group) { add(step, to: view) }
        read(group.items, of: group.view ?? view)
        // A mask is drawn as well, though only its opacity shows.
        if let mask = group.mask { read(mask.items, of: group.view ?? view) }
      } else if let view, let step = Self.step(item) {
        add(step, to: view)
      }
    }
  }

  /// Returns the effects of a view on all that is drawn in a group; nil if there are none.
  private static func step(_ group: DisplayList.Group) -> DrawingStep? {
    var step = DrawingStep(.group)
    let blend = group.blendMode == .normal ? [] : ["\(group.blendMode)"]
    let effects = group.filters.map(\.words) + blend + (group.mask == nil ? [] : ["mask"])
    step[.effects] = effects.isEmpty ? nil : effects.joined(separator: ", ")
    step[.opacity] = group.opacity == 1 ? nil : CGFloat(group.opacity).plain
    step[.clip] = group.clips.lazy.compactMap { $0.path.shape }.first
    step[.transform] = group.transform.turn
    return step == DrawingStep(.group) ? nil : step
  }

  private static func step(_ item: DisplayList.Item) -> DrawingStep? {
    var step: DrawingStep
    switch item {
    case .fill(let path, let paint, _):
      step = DrawingStep(.fill)
      step[.shape] = path.shape
      step[.paint] = paint.placelessWords
      step[.direction] = paint.direction(in: path.boundingRect)
    case .stroke(let path, let paint, let style, _):
      step = DrawingStep(.stroke)
      step[.shape] = path.shape
      step[.paint] = paint.placelessWords
      step[.direction] = paint.direction(in: path.boundingRect)
      step[.line] = style.words
    case .glyphs(let run, let paint):
      step = DrawingStep(.text)
      step[.text] = run.text
      step[.font] = run.fontWords
      step[.paint] = paint.placelessWords
    case .image(let drawing):
      step = DrawingStep(.image)
      step[.image] = drawing.image.digest
      step[.paint] = drawing.template?.placelessWords
    case .backdrop(let filters):
      step = DrawingStep(.backdrop)
      step[.effects] = filters.map(\.words).joined(separator: ", ")
    case .group: return nil
    }
    return step
  }

  /// Adds a step, or counts it with the one before that is equal. Texts that differ in nothing else are one.
  private mutating func add(_ step: DrawingStep, to view: Int) {
    var all = steps[view] ?? []
    defer { steps[view] = all }
    guard var last = all.last, last.kind == step.kind else { return all.append(step) }
    let (count, text) = (Int(last[.count] ?? "1") ?? 1, last[.text] ?? "")
    last[.count] = nil
    // One gradient that runs through several shapes has another direction in each.
    var alike = step
    alike[.direction] = last[.direction]
    if step.kind == .text {
      last[.text] = step[.text]
      guard last == alike else { return all.append(step) }
      last[.text] = text + (step[.text] ?? "")
    } else {
      guard last == alike else { return all.append(step) }
      last[.count] = "\(count + 1)"
    }
    all[all.count - 1] = last
  }
}

extension CGAffineTransform {
  /// The transform without its translation; nil if nothing is left.
  fileprivate var turn: String? {
    let numbers = [a, b, c, d].map { (($0 * 1000).rounded() / 1000).plain }
    return numbers == ["1", "0", "0", "1"] ? nil : numbers.joined(separator: " ")
  }
}

extension CGImage {
  /// The first digits of the hash of its pixels.
  fileprivate var digest: String {
    "\(width)×\(height) px \(bitmap.withUnsafeBytes { Data($0).sha256 }.prefix(8))"
  }
}

extension GlyphRun {
  /// `Inter semibold 17`: the name of the font file, the values of its axes, and the size.
  fileprivate var fontWords: String {
    let file = URL(fileURLWithPath: font.path).deletingPathExtension().lastPathComponent
    let names = file.split(separator: "-", maxSplits: 1)
    let axes = font.variations.sorted { $0.key < $1.key }.map { "\($0.key) \(CGFloat($0.value).plain)" }
    let style = names.count > 1 ? [names[1].lowercased()] : []
    let slanted = slant == 0 ? [] : ["oblique"]
    return ([names.first.map(String.init) ?? file] + style + slanted + axes + [size.plain]).joined(separator: " ")
  }
}

extension Path {
  /// A digest of the outline as if it had the size 100 × 100; nil for a rectangle, or nothing.
  fileprivate var shape: String? {
    let bounds = boundingRect
    guard axisAlignedRect == nil, !bounds.isNull, bounds.width + bounds.height > 0 else { return nil }
    var digest = Digest()
    func add(_ letter: UInt8, _ points: CGPoint...) {
      digest.add(letter)
      for point in points {
        digest.add(part(point.x - bounds.minX, of: bounds.width))
        digest.add(part(point.y - bounds.minY, of: bounds.height))
      }
    }
    forEach { step in
      switch step {
      case .move(let end): add(0, end)
      case .line(let end): add(1, end)
      case .quadCurve(let end, let control): add(2, control, end)
      case .curve(let end, let first, let second): add(3, first, second, end)
      case .closeSubpath: add(4)
      }
    }
    return digest.text
  }

  /// The hundredth of a length, rounded.
  private func part(_ distance: CGFloat, of length: CGFloat) -> UInt8 {
    length > 0 ? UInt8(max(0, min(255, (distance / length * 100).rounded()))) : 0
  }
}

/// A hash that is the same on every machine.
///
/// - Source: Fowler, Noll and Vo, FNV-1a with 32 bits.
private struct Digest {
  private var value: UInt32 = 2_166_136_261

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  var text: String { String(value, radix: 36) }
}
