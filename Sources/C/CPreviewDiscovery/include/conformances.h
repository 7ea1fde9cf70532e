#ifndef TOUCHSTONE_CONFORMANCES_H
#define TOUCHSTONE_CONFORMANCES_H

// Finds the types that conform to a protocol, in all images that the process has loaded.
//
// Source: the Swift repository, docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h (protocol conformance
// records), stdlib/public/runtime/ImageInspectionCommon.h (metadata sections). Both are stable parts of the ABI.

/// Calls a function with the metadata of each non-generic type that conforms to a protocol, in the order of the images
/// and of the records in them.
///
/// @param existential  The metadata of the protocol's existential type, as in `(any P).self`.
/// @param body         Called with a type's metadata, as in `T.self`.
void ts_each_conforming_type(
    const void *existential, void (*body)(const void *metadata, void *context), void *context);

#endif
