// Lets code that imports Intents compile unmodified on Linux. No Siri and no shortcut runs an intent there, and the classes
// that Xcode makes of intent definition files don't exist.
@_exported import Foundation
