// What audits found: outlines on a picture, and the tab that lists the findings of all views.

const findings = {
  /// The kind of those that do not fail a test, which are hidden at first unless there are no others.
  pardoned: "known or ignored",
  /// The kinds that are not listed.
  hidden: new Set(),
  /// The finding that was opened last.
  opened: null,
  /// Those that the tab lists, in its order.
  order: [],

  get isShown() { return tabs.shown === "findings"; },

  all: entries.flatMap((entry) => (entry.findings ?? []).map((finding) => ({ entry, finding }))),

  /// Whether a finding is of an entry that the search finds.
  among(candidates) {
    if (candidates === entries) return () => true;
    const some = new Set(candidates);
    return ({ entry }) => some.has(entry);
  },

  /// How many fail their test, of the entries that the search finds.
  count(candidates) {
    return this.all.filter(({ finding }) => !finding.pardon).filter(this.among(candidates)).length;
  },

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
    const candidates = found();
    const all = this.all.filter(this.among(candidates));
    const kindOf = ({ finding }) => finding.pardon ? this.pardoned : finding.type;
    const counts = tally(all, kindOf);
    const kinds = new Set(this.all.map(kindOf));
    // The last, as it is not one of theirs.
    if (kinds.delete(this.pardoned)) kinds.add(this.pardoned);
    drawFilters(byId("finding-types"), this.hidden, () => this.draw(), [...kinds].map((kind) => ({
      kind, label: kind, title: kind, count: counts.get(kind) ?? 0, isAbsent: false,
    })));
    // Those that are known are of the kinds of the others, too.
    const shown = all.filter((item) => !this.hidden.has(item.finding.type) && !this.hidden.has(kindOf(item)));
    const byEntry = Map.groupBy(shown, ({ entry }) => entry);
    this.order = [...byEntry.values()].flat();
    byId("findings-list").replaceChildren(...[...byEntry].flatMap(([entry, items]) => [
      element("li", { class: "heading" }, element("span", { dir: "auto" }, entry.id), element("i", {}, String(items.length))),
      ...items.map(({ finding }) => this.item(entry, finding)),
    ]));
    if (shown.length > 0) return;
    byId("findings-list").append(element("li", { class: "heading" },
      all.length > 0 ? "The filters above hide all matches." : "Nothing matches."));
  },

  /// Shows where a finding is.
  open(entry, finding) {
    this.opened = finding;
    byId("findings-list").querySelectorAll(".finding").forEach((item, index) => {
      const isOpened = this.order[index].finding === finding;
      item.classList.toggle("current", isOpened);
      if (isOpened) item.firstChild.setAttribute("aria-current", "true"); else item.firstChild.removeAttribute("aria-current");
      if (isOpened) item.scrollIntoView({ block: "nearest" });
    });
    viewer.open(entry, true);
    const number = stage.regionsShown().findIndex((region) => region.finding === finding);
    if (number >= 0) stage.showRegion(number);
  },

  /// Shows the next or previous finding of the list.
  move(step) {
    const index = this.order.findIndex(({ finding }) => finding === this.opened);
    const next = this.order[index < 0 ? 0 : Math.min(this.order.length - 1, Math.max(0, index + step))];
    if (next && (next.finding !== this.opened || step === 0)) this.open(next.entry, next.finding);
  },

  item(entry, finding) {
    const current = this.opened === finding;
    return element("li", { class: "finding" + (finding.pardon ? " pardoned" : "") + (current ? " current" : "") }, element("button", {
      type: "button", class: "open", title: finding.view, "aria-current": current ? "true" : null,
      onclick: () => this.open(entry, finding),
    }, element("b", { dir: "auto" }, this.title(finding)), element("span", { dir: "auto" }, this.detail(finding)),
    this.remedy(finding)));
  },
};
if (findings.all.some(({ finding }) => !finding.pardon)) findings.hidden.add(findings.pardoned);
