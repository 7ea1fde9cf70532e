extension [DisplayList.Item] {
  /// Returns whether one of the items uses one of the given blend modes, so that a file format without them must store
  /// the layer on which the items are drawn as pixels.
  package func blend(inOneOf modes: Set<CGBlendMode>) -> Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      return modes.contains(group.blendMode) || !group.needsLayer && group.items.blend(inOneOf: modes)
    }
  }

  /// The same picture without the blend modes that vector formats lack but can express otherwise: what is drawn
  /// underneath is moved to the front, and what cuts becomes a clip or mask of everything before it. `nil` if that
  /// would nest more than 50 levels, because readers have limits.
  package var withoutDestinationModes: [DisplayList.Item]? {
    guard blend(inOneOf: CGBlendMode.destinationModes) else { return self }
    var result: [DisplayList.Item] = []
    // What the last items cut: a few paths, and a mask for everything else.
    var cut = DisplayList.Group(items: [])
    var depth = 0
    func finishCut() {
      guard cut.mask != nil || !cut.clips.isEmpty else { return }
      depth += cut.clips.count + (cut.mask == nil ? 0 : 1)
      cut.items = result
      result = [.group(cut)]
      cut = DisplayList.Group(items: [])
    }
    for item in flatMap(\.partsOfPlainGroup) {
      guard case .group(var group) = item, CGBlendMode.destinationModes.contains(group.blendMode) else {
        finishCut()
        result.append(item)
        continue
      }
      let mode = group.blendMode
      group.blendMode = .normal
      if mode == .destinationOver {
        finishCut()
        result.insert(.group(group), at: 0)
      } else {
        // Clearing leaves nothing, however faint the source is.
        if mode == .clear { group.items = group.items.map(\.opaque) }
        if let outlines = DisplayList.Item.group(group).opaqueOutlines, cut.clips.count + outlines.count <= 8 {
          cut.clips += outlines.map { DisplayList.Clip(path: $0.path, style: $0.style, isInverse: true) }
        } else {
          cut.mask = DisplayList.Mask(items: (cut.mask?.items ?? []) + [.group(group)], isInverse: true)
        }
      }
    }
    finishCut()
    return depth <= 50 ? result : nil
  }
}

extension DisplayList.Item {
  /// The items of a group that is not a layer, each in its own group with the same settings, if one of them affects
  /// what is below the group; otherwise the item itself.
  fileprivate var partsOfPlainGroup: [DisplayList.Item] {
    guard case .group(let group) = self, !group.needsLayer, group.items.blend(inOneOf: CGBlendMode.destinationModes)
    else { return [self] }
    return group.items.flatMap(\.partsOfPlainGroup).map { item in
      var part = group
      part.items = [item]
      if case .group(var inner) = item {
        part.blendMode = inner.blendMode
        inner.blendMode = .normal
        part.items = [.group(inner)]
      }
      return .group(part)
    }
  }

  /// The areas that the item fills, if it does nothing else and they are opaque.
  fileprivate var opaqueOutlines: [(path: Path, style: FillStyle)]? {
    switch self {
    case .fill(let path, .color(let color), let style) where color.opacity >= 1: return [(path, style)]
    case .group(let group)
    where group.clips.isEmpty && group.mask == nil && group.filters.isEmpty && group.opacity >= 1
      && group.blendMode == .normal:
      var result: [(path: Path, style: FillStyle)] = []
      for item in group.items {
        guard let outlines = item.opaqueOutlines else { return nil }
        result += outlines.map { ($0.path.applying(group.transform), $0.style) }
      }
      return result
    default: return nil
    }
  }

  /// The item with its paint replaced by an opaque one.
  fileprivate var opaque: DisplayList.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, .color(.black), style)
    case .stroke(let path, _, let style, let isAntialiased):
      .stroke(path, .color(.black), style, isAntialiased: isAntialiased)
    case .glyphs(let run, _): .glyphs(run, .color(.black))
    case .image, .backdrop, .group: self
    }
  }
}

extension CGBlendMode {
  /// The blend modes that have no equivalent in either CSS or PDF.
  package static let unnamed: Set<CGBlendMode> = [
    .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationIn, .destinationAtop, .xor, .plusDarker,
  ]

  /// The blend modes that a different order or a mask can replace.
  static let destinationModes: Set<CGBlendMode> = [.clear, .destinationOver, .destinationOut]
}
