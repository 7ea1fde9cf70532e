// Lets code that imports ActivityKit compile unmodified on Linux. No activity runs there.
@_exported import Foundation

@_exported public import class TouchstoneWidgets.Activity
@_exported public import protocol TouchstoneWidgets.ActivityAttributes
@_exported public import enum TouchstoneWidgets.ActivityAuthorizationError
@_exported public import class TouchstoneWidgets.ActivityAuthorizationInfo
@_exported public import struct TouchstoneWidgets.ActivityContent
@_exported public import enum TouchstoneWidgets.ActivityState
@_exported public import enum TouchstoneWidgets.ActivityStyle
@_exported public import struct TouchstoneWidgets.ActivityUIDismissalPolicy
@_exported public import struct TouchstoneWidgets.AlertConfiguration
@_exported public import struct TouchstoneWidgets.PushType
