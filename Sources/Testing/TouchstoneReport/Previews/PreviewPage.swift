package import Foundation

/// A page of a package's previews: an HTML file and a script with the data, beside the pictures.
///
/// The page asks for the script again and again, so that it follows a book that is drawn again; scripts load from files
/// too, where browsers refuse all else.
package struct PreviewPage: Encodable {
  /// The package's name.
  package var title: String
  /// Counts the drawings of the book.
  package var generation = 1
  /// Whether the book will be drawn again when sources change.
  package var isWatched = false
  /// The time of the drawing, in seconds since 1970.
  package var drawn: Double?
  package var entries: [PreviewBook.Entry]
  /// The files of pictures that differ from the drawing before.
  package var changed: [String] = []
  /// The parts of the package that are not on the page, and why.
  package var omissions: [String] = []
  /// The compiler's message, if the sources do not build now.
  package var problem: String?

  package init(title: String, book: PreviewBook) {
    self.title = title
    entries = book.entries
  }

  /// The name of the page in the book's folder.
  package static let fileName = "index.html"
  /// The name of the folder with the pictures of the drawing before.
  package static let previousFolder = "previous"

  /// Writes the page, and the data as a script.
  package func write(to folder: URL) throws {
    try Data(Self.markup.utf8).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
    try Data(script().utf8).write(to: folder.appendingPathComponent("previews.js"), options: .atomic)
  }

  /// The data as a call of the page's function.
  func script() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return "show(\(String(decoding: try encoder.encode(self), as: UTF8.self)));\n"
  }

  private static let markup = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; base-uri 'none'">
    <title>Previews</title>
    <style>
    \#(PageFile.previewsStyle)
    </style>
    </head>
    <body>
    <aside>
      <header>
        <h1 id="title"></h1>
        <p id="facts" role="status"></p>
      </header>
      <input id="search" type="search" placeholder="Search previews" aria-label="Search previews" aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
      <fieldset>
        <legend>Show</legend>
        <div id="variants"></div>
        <label id="only-changed" hidden><input type="checkbox"> Only what changed</label>
      </fieldset>
      <nav id="files" aria-label="Files"></nav>
      <footer>
        <label>Size <input id="zoom" type="range" min="0.2" max="1" step="0.05" value="0.45"></label>
        <button id="theme" type="button" aria-label="Switch the page between light and dark">◐</button>
      </footer>
    </aside>
    <main>
      <noscript><p>This page needs JavaScript to show the pictures. It loads nothing from anywhere else.</p></noscript>
      <section id="omissions" class="notice" hidden><h2>Not on this page</h2><ul></ul></section>
      <section id="problem" class="notice" hidden><h2>These pictures are from before this error</h2><pre></pre></section>
      <div id="previews"></div>
      <p id="nothing" hidden>No preview matches. <button type="button" id="clear">Show all</button></p>
    </main>
    <dialog id="viewer" aria-labelledby="viewer-title">
      <form method="dialog">
        <div><h2 id="viewer-title"></h2><p id="viewer-place"></p></div>
        <div id="compare" role="group" aria-label="Compare with the last version" hidden>
          <button type="button" value="now">Now</button><button type="button" value="before">Before</button><button type="button" value="difference">Difference</button>
        </div>
        <button type="button" id="previous-picture" aria-label="Previous picture">←</button>
        <button type="button" id="next-picture" aria-label="Next picture">→</button>
        <button aria-label="Close">×</button>
      </form>
      <div id="stage"><img alt=""><img alt="" hidden></div>
      <div id="strip" role="group" aria-label="Variants of this preview"></div>
    </dialog>
    <script>
    \#(PageFile.previewsScript)
    </script>
    <script src="previews.js"></script>
    </body>
    </html>
    """#
}
