#ifndef TOUCHSTONE_CONFORMANCES_H
#define TOUCHSTONE_CONFORMANCES_H

// Finds types by a protocol that they conform to, in everything that the process has loaded.
//
// Source: the Swift repository, docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h (protocol conformance
// records), stdlib/public/runtime/ImageInspectionCommon.h (metadata sections). Both are stable parts of the ABI.

/// Calls a function with the metadata of each type without generic parameters that conforms to a protocol, in the order
/// of the images and of the records in them.
///
/// @param existential  The metadata of the protocol's existential type, as `(any P).self` is.
/// @param body         Called with a type's metadata, as `T.self` is.
void ts_each_conforming_type(
    const void *existential, void (*body)(const void *metadata, void *context), void *context);

#endif
