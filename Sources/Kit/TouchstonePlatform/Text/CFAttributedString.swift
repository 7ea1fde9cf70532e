public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Foundation's class of strings with attributes.
public typealias CFAttributedString = NSAttributedString
