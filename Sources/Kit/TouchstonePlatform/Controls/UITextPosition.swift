/// A place in the text of a field or a text view, in UTF-16 code units.
///
/// - Source: UIKit, `UITextPosition`.
open class UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}
