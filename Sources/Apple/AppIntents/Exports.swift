// Lets code that imports AppIntents compile unmodified on Linux. No system asks for intents there: buttons and toggles run
// them, and everything else is kept for the compiler.
@_exported import Foundation

@_exported public import protocol TouchstoneCore.CustomLocalizedStringResourceConvertible
@_exported public import struct TouchstoneCore.LocalizedStringResource
