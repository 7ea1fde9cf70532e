extension [DisplayList.Item] {
  /// Whether one of the items blends with the others in a way that CSS and PDF have no name for, so that a file must hold
  /// the layer that they are drawn on as pixels.
  package var needPixels: Bool {
    contains { item in
      guard case .group(let group) = item else { return false }
      switch group.blendMode {
      case .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationAtop, .xor, .plusDarker: return true
      default: return !group.needsLayer && group.items.needPixels
      }
    }
  }
}
