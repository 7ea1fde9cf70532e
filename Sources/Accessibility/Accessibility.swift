// Lets code that imports Accessibility for announcements, custom content and chart descriptors compile unmodified on Linux.
@_exported public import TouchstoneUI
