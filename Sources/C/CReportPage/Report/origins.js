// The causes of the snapshot on the stage: each with the snapshot's views that have it, and where these are declared.

const origins = {
  /// More are behind the cause itself.
  most: 4,

  draw() {
    const { entry } = viewer;
    byId("origins").hidden = entry.causes.length === 0;
    byId("origins-title").textContent = regions.counted(entry.causes.length, "cause");
    byId("origins-list").replaceChildren(...entry.causes.map((number, index) =>
      this.item(report.causes[number - 1], entry.causeViews?.[index] ?? [])));
  },

  /// The lines that it says.
  sources(entry) {
    return entry.causes.flatMap((number, index) => (entry.causeViews?.[index] ?? []).slice(0, this.most)
      .map((place) => report.causes[number - 1].views[place].source));
  },

  item(cause, places) {
    const rest = places.length - this.most;
    return element("li", {},
      element("button", {
        type: "button", title: "Show the snapshots with this cause alone", onclick: () => causes.show(cause),
      }, element("span", { dir: "auto" }, ...causes.words(cause))),
      ...places.slice(0, this.most).map((place) => this.view(cause.views[place])),
      rest > 0 ? element("p", {}, `and ${grouped(rest)} more ${rest === 1 ? "view" : "views"}`) : null);
  },

  view({ type, source }) {
    return element("p", { dir: "auto" }, type.split(".").at(-1), ...source ? [" · ", viewer.source(source)] : []);
  },
};
