// SwiftPM compiles this file on Linux, and the plugin the others, as for iOS.
