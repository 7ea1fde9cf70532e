// Lets code that imports AVKit compile unmodified on Linux. Nothing is played there.
@_exported public import AVFoundation
