// What audits found: outlines on a picture, and the tab that lists the findings of all views.

const findings = {
  hidden: new Set(),
  /// The finding that was opened last.
  opened: null,

  get isShown() { return tabs.shown === "findings"; },

  all: entries.flatMap((entry) => (entry.findings ?? []).map((finding) => ({ entry, finding }))),

  /// The places of an entry's findings in its picture, in pixels: one for each variant that the picture shows.
  regions(entry) {
    const scale = entry.scale || 1;
    return (entry.findings ?? []).flatMap((finding) => (finding.places ?? [finding.frame]).map((place) => ({
      finding, x: place.x * scale, y: place.y * scale, width: place.width * scale, height: place.height * scale,
    })));
  },

  /// The last part of a path, which names the view itself.
  viewOf(finding) {
    return finding.view.split(" > ").at(-1);
  },

  title(finding) {
    return `${finding.type}: ${this.viewOf(finding)}`;
  },

  detail(finding) {
    const { measured, limit, variants } = finding;
    return `${measured}; limit: ${limit}` + (variants.length > 0 ? ` · ${variants.join(", ")}` : "");
  },

  /// Why a finding does not fail its test, or the code that fixes it.
  remedy(finding) {
    if (finding.pardon === "ignored") return element("span", { class: "pardon", dir: "auto" }, "Ignored: " + finding.reason);
    if (finding.pardon === "known") return element("span", { class: "pardon" }, "Known: it is in the baseline");
    return element("code", {}, finding.advice);
  },

  draw() {
    if (!this.isShown) return;
    const candidates = new Set(found());
    const all = this.all.filter(({ entry }) => candidates.has(entry));
    const kinds = [...new Set(this.all.map(({ finding }) => finding.type))];
    drawFilters(byId("finding-types"), this.hidden, () => this.draw(), kinds.map((kind) => ({
      kind, label: kind, title: kind, count: all.filter(({ finding }) => finding.type === kind).length, isAbsent: false,
    })));
    const shown = all.filter(({ finding }) => !this.hidden.has(finding.type));
    const byEntry = Map.groupBy(shown, ({ entry }) => entry);
    byId("findings-list").replaceChildren(...[...byEntry].flatMap(([entry, items]) => [
      element("li", { class: "heading" }, element("span", { dir: "auto" }, entry.id), element("i", {}, String(items.length))),
      ...items.map(({ finding }) => this.item(entry, finding)),
    ]));
    if (shown.length === 0) byId("findings-list").append(element("li", { class: "heading" }, "Nothing matches."));
  },

  item(entry, finding) {
    const current = this.opened === finding;
    return element("li", { class: "finding" + (finding.pardon ? " pardoned" : "") + (current ? " current" : "") }, element("button", {
      type: "button", class: "open", title: finding.view, "aria-current": current ? "true" : null,
      onclick: ({ currentTarget }) => {
        this.opened = finding;
        byId("findings-list").querySelectorAll(".finding").forEach((item) => {
          const isOpened = item.contains(currentTarget);
          item.classList.toggle("current", isOpened);
          if (isOpened) item.firstChild.setAttribute("aria-current", "true"); else item.firstChild.removeAttribute("aria-current");
        });
        viewer.open(entry, true);
        const number = stage.regionsShown().findIndex((region) => region.finding === finding);
        if (number >= 0) stage.showRegion(number);
      },
    }, element("b", { dir: "auto" }, this.title(finding)), element("span", { dir: "auto" }, this.detail(finding)),
    this.remedy(finding)));
  },
};
