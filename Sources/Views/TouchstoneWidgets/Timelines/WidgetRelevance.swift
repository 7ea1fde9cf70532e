public import Foundation

/// When a widget is relevant. No system reads it here.
///
/// - Source: WidgetKit, `WidgetRelevance`.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates the relevance of several configurations.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }

  /// Creates the relevance of several configurations.
  public init(_ attributes: WidgetRelevanceAttribute<Configuration>...) {
    self.init(attributes)
  }
}

/// A configuration of a widget, and what makes it relevant, which is of the framework RelevanceKit and any type here.
///
/// - Source: WidgetKit, `WidgetRelevanceAttribute`.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  let context: Any

  /// Creates an attribute for a context in which the configuration is relevant.
  public init<Context>(configuration: Configuration, context: Context) {
    (self.configuration, self.context) = (configuration, context)
  }

  /// Creates an attribute for one of several that are relevant together.
  public init<Group>(configuration: Configuration, group: Group) {
    self.init(configuration: configuration, context: group)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute for a context in which the widget is relevant.
  public init<Context>(context: Context) {
    self.init(configuration: (), context: context)
  }
}
