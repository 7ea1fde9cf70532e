/// A style that marks share: those of a chart without modifiers by element all have the same.
///
/// A class because styles are large: a hundred thousand marks hold one each, and are copied many times.
final class SharedMarkStyle {
  let style: MarkStyle

  init(_ style: MarkStyle) { self.style = style }
}

extension [Mark] {
  /// The styles of the marks in their order, without those that are the same as the one before.
  var styles: [MarkStyle] {
    var styles: [MarkStyle] = []
    var last: SharedMarkStyle?
    for mark in self where mark.sharedStyle !== last {
      styles.append(mark.style)
      last = mark.sharedStyle
    }
    return styles
  }
}
