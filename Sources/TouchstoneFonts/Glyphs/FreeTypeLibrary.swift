internal import CFreeType
internal import Foundation

/// Starts FreeType with the properties that it is built with.
///
/// `FT_Init_FreeType` also takes properties from the environment variable `FREETYPE_PROPERTIES`, such as how dark stems
/// of CFF fonts are; pictures would then depend on the shell that they are recorded in.
///
/// - Source: FreeType's reference, "FT_Init_FreeType" and "FT_Set_Default_Properties".
enum FreeTypeLibrary {
  /// Where FreeType takes its memory from.
  ///
  // SAFETY: written once, before the first use, and never freed, as a library refers to it for as long as it lives.
  private nonisolated(unsafe) static let memory: FT_Memory = {
    let memory = FT_Memory.allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil, alloc: { _, size in malloc(size) }, free: { _, block in free(block) },
        realloc: { _, _, size, block in realloc(block, size) }))
    return memory
  }()

  /// A library for one thread, to be ended by `end(_:)`.
  ///
  /// - Returns: FreeType's error number instead where there is no memory.
  static func start() -> (library: FT_Library?, status: FT_Error) {
    var library: FT_Library?
    let status = FT_New_Library(memory, &library)
    guard status == 0, let library else { return (nil, status) }
    FT_Add_Default_Modules(library)
    return (library, 0)
  }

  static func end(_ library: FT_Library) {
    FT_Done_Library(library)
  }
}
