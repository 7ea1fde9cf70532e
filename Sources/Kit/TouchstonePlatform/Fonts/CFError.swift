public import Foundation
import TouchstoneDrawing
import TouchstoneFonts

/// A Core Foundation error: the same class as Foundation's error.
public typealias CFError = NSError
