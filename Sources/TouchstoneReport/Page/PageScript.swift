/// The behaviour of the report page, in pieces that share one scope; the order is the order of their use.
///
/// The pieces are plain browser JavaScript without a library or a build step. They read the report from a JSON
/// element and write to the page through text nodes only, so that no name or message can become markup.
enum PageScript {
  static let text =
    "\"use strict\";\n(() => {\n"
    + [store, frames, backdrop, query, list, approvals, review, stage, modes, film, loupe, viewer, keys, start].joined(
      separator: "\n\n")
    + "\n})();\n"
}
