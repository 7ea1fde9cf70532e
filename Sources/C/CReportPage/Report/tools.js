// The tabs, the search and the filters. On a phone the causes come before them, and all of these scroll with the rows.

const tools = {
  node: document.querySelector(".tools"),

  get isInRows() { return this.node.parentElement === list.scroller; },

  /// Where the tools and the rows begin, below the causes of a phone.
  get top() { return this.isInRows ? this.node.offsetTop : 0; },

  place() {
    const isInRows = isPhone.matches && report.causes.length > 0 && tabs.shown === "snapshots";
    if (isInRows === this.isInRows) return;
    const focused = this.node.contains(document.activeElement) ? document.activeElement : null;
    (isInRows ? list.body : list.scroller).before(this.node);
    focused?.focus({ preventScroll: true });
  },
};
isPhone.addEventListener("change", () => { tools.place(); list.update(); });
