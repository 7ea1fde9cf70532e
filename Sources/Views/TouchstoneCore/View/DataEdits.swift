package import Foundation

/// The actions for editing the data of a `ForEach`.
package struct DataEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init() {}
}
