/// The maximum number of types in each type cache: more than programs have, but a limit for recursively nested generic
/// views, which create types without end.
let typeCacheLimit = 1 << 16
