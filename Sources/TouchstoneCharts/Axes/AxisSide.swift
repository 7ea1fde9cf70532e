import TouchstoneDrawing
import TouchstoneUI

/// An edge of the plot at which an axis lies; leading and trailing are those of a layout from left to right.
enum AxisSide {
  case top, bottom, leading, trailing

  init(_ position: AxisMarkPosition, axis: Axis) {
    switch (axis, position.storage) {
    case (.horizontal, .top): self = .top
    case (.horizontal, _): self = .bottom
    case (.vertical, .leading): self = .leading
    case (.vertical, _): self = .trailing
    }
  }
}
