/// How many types each cache of facts about types keeps: more than programs have, and an end for those that nest
/// generic views by recursion, which makes types without end.
let typeCacheLimit = 1 << 16
