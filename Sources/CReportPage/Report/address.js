// The address of the page, which names the snapshot on the stage: links can be shared, and Back and Forward work.

const address = {
  /// What the page showed before anybody chose a snapshot.
  initial: null,

  /// The snapshot that the address names: its key, or the empty string.
  get key() {
    const text = location.hash.slice(1);
    try { return decodeURIComponent(text); } catch { return text; }
  },

  /// Adds a snapshot to the history, unless it is where the reader is already.
  visit(entry) {
    if (entry.key === this.key) return;
    // Browsers refuse more than some steps a second, as while a key is held down.
    try { history.pushState(null, "", "#" + encodeURIComponent(entry.key)); } catch { /* The stage shows it all the same. */ }
  },

  /// Shows what the address names: at first, for a link that was pasted, and after Back and Forward.
  show() {
    const { key } = this;
    const named = key ? entryOf(key) : null;
    if (!named && key) announce(`This report has no snapshot “${key}”.`);
    const entry = named ?? this.initial;
    if (!named) document.body.classList.remove("viewing");
    if (named && views.isShown) tabs.choose("snapshots");
    if (entry && entry !== viewer.entry) viewer.open(entry, Boolean(named));
    else if (named) document.body.classList.add("viewing");
  },
};

addEventListener("hashchange", () => address.show());
