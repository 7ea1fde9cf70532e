// Coverage: the tab with the views of the package, what is drawn of each, and what no snapshot shows.

const views = {
  /// See PageCoverage.swift. Null if the run did not note what it drew.
  data: byId("coverage") && JSON.parse(byId("coverage").textContent),
  kinds: { never: "Never drawn", partly: "With gaps", whole: "Without gaps" },
  hidden: new Set(["whole"]),
  /// The rows that are shown, in their order.
  order: [],

  get isShown() { return tabs.shown === "views"; },

  kindOf(row) {
    return row.isView && row.snapshots === 0 ? "never" : row.gaps.length > 0 ? "partly" : "whole";
  },

  /// The names of the views that a snapshot shows.
  of(entry) {
    this.names ??= (this.data?.rows ?? []).reduce((names, row) => {
      for (const index of row.entries) names.set(index, [...names.get(index) ?? [], row.name]);
      return names;
    }, new Map());
    return this.names.get(entry.index) ?? [];
  },

  /// The fields that a search term can name.
  fields: { f: (row) => row.file, view: (row) => [row.name] },

  start() {
    if (!this.data) return;
    for (const row of this.data.rows) {
      row.searched = [row.name, row.file, ...row.gaps.map((gap) => `${gap.text} ${gap.file}:${gap.line}`)].join(" ");
    }
    if (this.data.rows.every((row) => this.kindOf(row) === "whole")) this.hidden.clear();
    byId("views-sum").textContent = this.data.sum;
    byId("views-notes").replaceChildren(...this.data.notes.map((note) => element("li", { dir: "auto" }, note)));
    byId("views-sort").addEventListener("change", () => this.draw());
  },

  draw() {
    if (!this.isShown) return;
    const terms = parseQuery(selection.text, this.fields);
    const found = this.data.rows.filter((row) => terms.every((holds) => holds(row)));
    const counts = tally(found, (row) => this.kindOf(row));
    const all = tally(this.data.rows, (row) => this.kindOf(row));
    drawFilters(byId("views-kinds"), this.hidden, () => this.draw(), Object.entries(this.kinds).map(([kind, label]) => ({
      kind, label, title: label.toLowerCase(), count: counts.get(kind) ?? 0, isAbsent: !all.has(kind),
    })));
    this.order = found.filter((row) => !this.hidden.has(this.kindOf(row)));
    // The sources' order is that of the data.
    if (byId("views-sort").value === "gaps") {
      const missing = (row) => row.parts - row.drawn;
      this.order.sort((a, b) => missing(b) - missing(a) || b.gaps.length - a.gaps.length);
    }
    byId("views-count").textContent = `${grouped(this.order.length)} of ${grouped(this.data.rows.length)} shown`;
    byId("views-list").replaceChildren(...this.order.map((row) => this.item(row)));
    byId("views-empty").hidden = this.order.length > 0;
    byId("views-empty").textContent = found.length > 0 ? "The filters above hide all matches." : "Nothing matches.";
  },

  item(row) {
    const bar = element("span", { class: "share", "aria-hidden": "true" }, element("i"));
    bar.firstChild.style.width = `${100 * row.drawn / row.parts}%`;
    return element("li", {
      class: `view ${this.kindOf(row)}`, tabindex: "-1", "aria-label": `${row.name}: ${row.drawn} of ${row.parts} parts drawn`,
    },
      element("div", { class: "view-name" },
        element("b", { dir: "auto" }, ...breakable(row.name, partsOfName), row.isView ? null : " (code)"),
        element("span", { class: "place", dir: "auto" }, viewer.source(`${row.file}:${row.line}`)),
        element("span", { class: "fraction" }, bar, `${grouped(row.drawn)}/${grouped(row.parts)}`)),
      element("ul", { class: "gaps" }, ...this.places(row).map(([place, gaps]) => this.gap(row, place, gaps))),
      element("div", { class: "drawn" }, this.snapshots(row), row.snapshots === 0 ? null
        : element("dl", {}, ...this.data.conditions.map((name, index) => element("div", {},
          element("dt", {}, name), element("dd", { dir: "auto" }, row.conditions[index]))))));
  },

  /// The gaps of a view, by their places.
  places(row) {
    return [...Map.groupBy(row.gaps, (gap) => `${gap.file}:${gap.line}`)];
  },

  gap(row, place, gaps) {
    // The path of the view's own file is beside its name.
    const words = gaps[0].file === row.file ? place.slice(place.lastIndexOf("/") + 1) : place;
    return element("li", {},
      ...gaps.flatMap((gap, index) => [index > 0 ? "; " : null, ...gap.text.split("`").map((part, number) =>
        number % 2 === 1 ? element("code", { dir: "auto" }, part) : part)]),
      element("span", { class: "place", dir: "auto" }, viewer.source(place, words)));
  },

  snapshots(row) {
    if (!row.isView) return null;
    const count = row.snapshots === 0 ? "no snapshot" : `${grouped(row.snapshots)} ${row.snapshots === 1 ? "snapshot" : "snapshots"}`;
    if (row.entries.length === 0) return element("span", {}, count);
    return element("button", {
      type: "button", class: "quiet", "aria-label": `Show the ${count} of ${row.name}`, onclick: () => this.show(row),
    }, count);
  },

  /// Shows the snapshots of a view alone.
  show(row) {
    selection.hidden.clear();
    selection.cause = null;
    selection.reason = "";
    byId("search").value = selection.text = `view:"${row.name}"`;
    tabs.choose("snapshots");
    list.scroller.scrollTop = 0;
    byId("search").focus({ preventScroll: true });
  },

  /// Moves the focus to the next or previous view.
  move(step) {
    const items = [...byId("views-list").children];
    const index = items.findIndex((item) => item.contains(document.activeElement));
    const next = items[index < 0 ? 0 : Math.min(items.length - 1, Math.max(0, index + step))];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  },

  /// Does what a key says here; returns false if it says nothing.
  press(key, target) {
    if (key === "Escape") tabs.choose("snapshots", true);
    else if (key === "Enter" && target.matches(".view")) target.querySelector(".drawn button")?.click();
    else return false;
    return true;
  },
};
views.start();
