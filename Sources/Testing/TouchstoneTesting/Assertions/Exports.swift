@_exported public import TouchstoneDrawing
@_exported public import TouchstoneSnapshots

@_exported public import struct TouchstoneAudits.AuditExemption
@_exported public import struct TouchstoneAudits.AuditFinding
@_exported public import struct TouchstoneAudits.AuditType
@_exported public import enum TouchstoneAudits.ContrastLevel
@_exported public import struct TouchstoneFonts.FontFile
@_exported public import class TouchstoneFonts.FontLibrary
@_exported public import enum TouchstoneUI.SymbolError
@_exported public import class TouchstoneUI.SymbolLibrary
@_exported public import enum TouchstoneUI.UIAccessibilityContrast
@_exported public import enum TouchstoneUI.UIContentSizeCategory
@_exported public import struct TouchstoneUI.UIEdgeInsets
@_exported public import class TouchstoneUI.UITraitCollection
@_exported public import enum TouchstoneUI.UITraitEnvironmentLayoutDirection
@_exported public import enum TouchstoneUI.UIUserInterfaceIdiom
@_exported public import enum TouchstoneUI.UIUserInterfaceSizeClass
@_exported public import enum TouchstoneUI.UIUserInterfaceStyle
