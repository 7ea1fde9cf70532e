/// The size of the widget that a sentence is for.
public enum ParameterSummaryWidgetFamily: Sendable { case widgetFamily }
