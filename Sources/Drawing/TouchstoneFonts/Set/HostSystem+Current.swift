extension HostSystem {
  /// The operating system for which this code was compiled.
  package static var current: HostSystem {
    #if os(Linux)
      .linux
    #elseif os(macOS)
      .macOS
    #elseif os(Windows)
      .windows
    #else
      #error("The font folders of this system are unknown.")
    #endif
  }
}
