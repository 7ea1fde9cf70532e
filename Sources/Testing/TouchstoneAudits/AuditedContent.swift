package import TouchstoneUI

/// Marks the view that a test audits, in the stage that it is drawn on: paths of findings start with it.
package struct AuditedContent: LayoutValueKey {
  package static let defaultValue = false
}
