import Foundation
package import TouchstoneUI

/// What a configuration says about its widget.
package struct WidgetDescription {
  /// The families that the configuration lists; `nil` for all.
  package var families: [WidgetFamily]?
  /// Whether the content has margins.
  package var hasContentMargins = true
  /// Whether the system may show the widget without its background.
  package var isBackgroundRemovable = true
  /// The content for an entry; `nil` for an entry of another type. `nil` itself for a configuration without entries.
  package var content: (@MainActor (Any) -> AnyView?)?
  /// The type of the entries, for messages.
  package var entryType = ""
  /// The presentations of a Live Activity for its attributes and state; `nil` for those of another type.
  package var activity: (@MainActor (Any, Any, Bool) -> ActivityViews?)?
}

/// A configuration that the package implements.
@MainActor
protocol DescribedConfiguration: WidgetConfiguration {
  /// Adds what the configuration says.
  func describe(_ description: inout WidgetDescription)
}

extension WidgetConfiguration {
  /// What the configuration and those in it say.
  package var widgetDescription: WidgetDescription {
    var description = WidgetDescription()
    add(to: &description)
    return description
  }

  func add(to description: inout WidgetDescription) {
    if let described = self as? any DescribedConfiguration {
      described.describe(&description)
    } else if Body.self != Never.self {
      body.add(to: &description)
    }
  }
}

/// A configuration that adds something to another.
struct ModifiedConfiguration<Content: WidgetConfiguration>: DescribedConfiguration {
  typealias Body = Never

  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  func describe(_ description: inout WidgetDescription) {
    content.add(to: &description)
    change(&description)
  }
}
