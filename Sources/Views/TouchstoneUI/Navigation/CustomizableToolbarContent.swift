import TouchstoneCore

/// Items of a toolbar that the user can customise. Pictures show the toolbar as code sets it.
///
/// - Source: SwiftUI, `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}
