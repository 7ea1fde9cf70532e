/// A style that marks share: all of them, in a chart without modifiers that depend on the element.
///
/// A class because styles are large: a hundred thousand marks would each hold one, and copy it many times.
final class SharedMarkStyle {
  let style: MarkStyle

  init(_ style: MarkStyle) { self.style = style }
}

extension [Mark] {
  /// The styles of the marks in order, without consecutive duplicates.
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
