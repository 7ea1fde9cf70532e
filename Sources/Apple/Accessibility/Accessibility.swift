// Lets code that imports Accessibility for announcements, custom content and chart descriptors compile unmodified on Linux.
@_exported public import class TouchstoneUI.AXCategoricalDataAxisDescriptor
@_exported public import class TouchstoneUI.AXChartDescriptor
@_exported public import enum TouchstoneUI.AXCustomContent
@_exported public import protocol TouchstoneUI.AXDataAxisDescriptor
@_exported public import class TouchstoneUI.AXDataPoint
@_exported public import class TouchstoneUI.AXDataPointValue
@_exported public import class TouchstoneUI.AXDataSeriesDescriptor
@_exported public import class TouchstoneUI.AXNumericDataAxisDescriptor
@_exported public import enum TouchstoneUI.AccessibilityNotification
