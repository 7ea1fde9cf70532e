// The address of the page, which says what it shows: links can be shared, and Back and Forward work. `#key` is a snapshot,
// `#key&tab=findings&mode=slider` the same beside another tab and in another mode, and `#coverage` a tab alone.

const address = {
  /// What the page showed before anybody chose a snapshot.
  initial: null,
  /// The tabs by their names in addresses.
  tabs: { snapshots: "snapshots", findings: "findings", coverage: "views" },
  /// Whether the page follows its address, which is no step of its own.
  isFollowing: false,

  /// The parts of the address: the snapshot's key or the empty string, the tab, and the mode if it names one.
  get parts() {
    const [first, ...others] = location.hash.slice(1).split("&");
    const named = Object.fromEntries(others.map((part) => part.split("=")));
    let key = first;
    try { key = decodeURIComponent(first); } catch { /* It is not one of this page's. */ }
    const ownTab = Object.hasOwn(this.tabs, key) ? this.tabs[key] : null;
    const beside = Object.hasOwn(this.tabs, named.tab ?? "") ? this.tabs[named.tab] : "snapshots";
    return { isTab: Boolean(ownTab), key: ownTab ? "" : key, tab: ownTab ?? beside, mode: modes.find(({ id }) => id === named.mode)?.id };
  },

  get key() { return this.parts.key; },

  /// The address of a snapshot as it is shown. The first mode is that of every reader who has chosen no other.
  of(entry) {
    const tab = tabs.shown === "findings" ? "&tab=findings" : "";
    const mode = modeControl.wanted !== "side" && modeControl.current(entry)?.id === modeControl.wanted ? `&mode=${modeControl.wanted}` : "";
    return "#" + encodeURIComponent(entry.key) + tab + mode;
  },

  /// Browsers refuse more than some steps a second, as while a key is held down: the page shows it all the same.
  push(text) {
    try { history.pushState(null, "", text); } catch { /* See above. */ }
  },

  replace(text) {
    try { history.replaceState(null, "", text); } catch { /* See above. */ }
  },

  /// Adds a snapshot to the history, unless it is where the reader is already.
  visit(entry) {
    if (!this.isFollowing && entry.key !== this.key) this.push(this.of(entry));
  },

  /// Adds a tab to the history.
  visitTab(name) {
    if (this.isFollowing || this.parts.tab === name) return;
    this.push("#" + Object.keys(this.tabs).find((known) => this.tabs[known] === name));
  },

  /// Says in which mode the snapshot is shown, which is no step.
  noteMode() {
    if (this.key === viewer.entry.key || location.hash === "") this.replace(this.of(viewer.entry));
  },

  /// Shows what the address says: at first, for a link that was pasted, and after Back and Forward.
  show() {
    const { isTab, key, tab, mode } = this.parts;
    const named = key ? entryOf(key) : null;
    if (!named && key) announce(`This report has no snapshot “${key}”.`);
    const entry = named ?? (isTab && viewer.entry || this.initial);
    const isOtherMode = mode && mode !== modeControl.wanted;
    this.isFollowing = true;
    if (!named) document.body.classList.remove("viewing");
    if (tabs.names.includes(tab) && tabs.shown !== tab) tabs.choose(tab);
    if (isOtherMode) modeControl.wanted = mode;
    if (entry && entry !== viewer.entry) viewer.open(entry, Boolean(named));
    else if (entry && isOtherMode) modeControl.show(true);
    if (named) document.body.classList.add("viewing");
    this.isFollowing = false;
  },
};

addEventListener("hashchange", () => address.show());
