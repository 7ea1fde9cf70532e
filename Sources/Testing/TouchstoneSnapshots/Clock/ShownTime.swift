/// A text of a snapshot that shows the present minute, hour, date or month.
package struct ShownTime: Hashable, Sendable {
  /// The whole text.
  package var text: String
  /// The part that is the present minute, hour, date or month.
  package var part: String
  /// The frame of the text, in points of the picture.
  package var frame: PlacedView.Frame

  package init(text: String, part: String, frame: PlacedView.Frame) {
    self.text = text
    self.part = part
    self.frame = frame
  }

  /// The warning about it.
  var warning: String {
    let whole = text == part ? "The text \"\(part)\"" : "\"\(part)\" in the text \"\(text)\""
    return "\(whole) is the time or date at which this snapshot was taken: at another, the view may look different. "
      + "If it reads the machine's clock, pass it a date in place of Date(). If the date is fixed, ignore this. "
      + "To find out: TOUCHSTONE_VERIFY_TWICE=1 swift test"
  }
}
