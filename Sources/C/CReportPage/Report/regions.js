// What changed, in words: a list beside the pictures, whose items zoom to the places.

const regions = {
  title(region) {
    return region.finding ? findings.title(region.finding) : region.title;
  },

  detail(region) {
    if (region.finding) return findings.detail(region.finding);
    return [region.deltaE === undefined ? "" : `ΔE ${region.deltaE.toFixed(1)}`,
      `${region.width} × ${region.height} px at ${region.x}, ${region.y}`].filter(Boolean).join(" · ");
  },

  counted(count, word) {
    return count === 0 ? "" : count === 1 ? `1 ${word}` : `${count} ${word}s`;
  },

  draw() {
    const shown = stage.regionsShown();
    byId("changes").hidden = shown.length === 0;
    // A finding has a place in each variant.
    const found = new Set(shown.map((region) => region.finding).filter(Boolean)).size;
    const changes = shown.filter((region) => !region.finding).length;
    byId("changes-title").textContent = [this.counted(changes, "change"), this.counted(found, "finding")]
      .filter(Boolean).join(", ");
    // The causes say where their views are declared, and one change for all of a view.
    const said = new Set(origins.sources(viewer.entry));
    byId("changes-list").replaceChildren(...this.listed(shown).map((region) => {
      const source = region.view?.source;
      const isNew = source && !said.has(source);
      said.add(source);
      return this.item(region, shown.indexOf(region), isNew ? source : null);
    }));
  },

  item(region, number, source) {
    return element("li", { dataset: { number: String(number) } }, element("button", {
      type: "button", title: region.finding?.view ?? region.view?.path, onclick: () => stage.showRegion(number),
      onpointerenter: () => stage.highlight(number), onpointerleave: () => stage.highlight(-1),
    }, element("b", { dir: "auto" }, this.title(region)), element("span", {}, this.detail(region),
      source ? element("span", { dir: "auto" }, ...breakable(source)) : null),
    region.finding ? findings.remedy(region.finding) : null));
  },

  /// A finding is listed once, by its first place.
  listed(shown) {
    return shown.filter((region) => this.first(shown, region) === region);
  },

  first(shown, region) {
    return shown.find((other) => region.finding ? other.finding === region.finding : other === region);
  },

  /// "2 of 3", as the list counts.
  rank(shown, region) {
    const listed = this.listed(shown);
    return `${listed.indexOf(this.first(shown, region)) + 1} of ${listed.length}`;
  },

  mark(number) {
    const shown = stage.regionsShown();
    const first = shown[number] ? shown.indexOf(this.first(shown, shown[number])) : -1;
    for (const item of byId("changes-list").children) item.classList.toggle("current", item.dataset.number === String(first));
  },
};
