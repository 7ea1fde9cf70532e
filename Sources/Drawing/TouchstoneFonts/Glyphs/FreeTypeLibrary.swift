internal import CFreeType
internal import Foundation

/// Creates FreeType libraries with its built-in default properties.
///
/// `FT_Init_FreeType` also reads properties, such as the stem darkening of CFF fonts, from the environment variable
/// `FREETYPE_PROPERTIES`; pictures would then depend on the shell in which they are recorded.
///
/// - Source: FreeType's reference, "FT_Init_FreeType" and "FT_Set_Default_Properties".
enum FreeTypeLibrary {
  /// FreeType's memory functions.
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

  /// Creates a library for one thread, to be freed with `end(_:)`.
  ///
  /// - Returns: The library, or FreeType's error code if there is not enough memory.
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
