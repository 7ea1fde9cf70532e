package import Foundation

/// What happens where a person edits data.
package struct DataEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init() {}
}
