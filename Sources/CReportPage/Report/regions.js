// What changed, in words: a list beside the pictures, whose items zoom to the places.

const regions = {
  kinds: {
    added: "Added", removed: "Removed", moved: "Moved", recolored: "Recoloured", rerasterized: "Edges differ",
    replaced: "Replaced", resized: "Resized", text: "Text",
  },

  title(region) {
    if (region.finding) return findings.title(region.finding);
    if (region.text) return `“${region.text[0]}” → “${region.text[1]}”`;
    const view = region.view?.path.split(" › ").at(-1);
    const kind = this.kinds[region.kind] ?? "Differs";
    const moved = region.moved ? ` by ${region.moved.map((step) => (step > 0 ? "+" : "") + step).join(", ")} px` : "";
    return kind + moved + (view ? ": " + view : "");
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
    byId("changes-list").replaceChildren(...shown.map((region, number) => element("li", {}, element("button", {
      type: "button", title: region.finding?.view ?? region.view?.path, onclick: () => stage.showRegion(number),
      onpointerenter: () => stage.highlight(number), onpointerleave: () => stage.highlight(-1),
    }, element("b", { dir: "auto" }, this.title(region)), element("span", {}, this.detail(region)),
    region.finding ? findings.remedy(region.finding) : null))));
  },

  mark(number) {
    [...byId("changes-list").children].forEach((item, i) => item.classList.toggle("current", i === number));
  },
};
