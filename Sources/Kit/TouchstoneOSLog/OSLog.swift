// `import OSLog` in targets that rename it. A module of its own, so that a target can also rename `os`: the compiler takes
// each module under one name only.
@_exported public import TouchstoneLogging
