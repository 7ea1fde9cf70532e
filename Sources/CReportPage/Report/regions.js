// What changed, in words: a list beside the pictures, whose items zoom to the places.

const regions = {
  kinds: {
    added: "Added", removed: "Removed", moved: "Moved", recolored: "Recoloured", rerasterized: "Edges differ",
    replaced: "Replaced", resized: "Resized", text: "Text",
  },

  title(region) {
    if (region.text) return `“${region.text[0]}” → “${region.text[1]}”`;
    const view = region.view?.path.split(" › ").at(-1);
    const kind = this.kinds[region.kind] ?? "Differs";
    const moved = region.moved ? ` by ${region.moved.map((step) => (step > 0 ? "+" : "") + step).join(", ")} px` : "";
    return kind + moved + (view ? ": " + view : "");
  },

  detail(region) {
    return [region.deltaE === undefined ? "" : `ΔE ${region.deltaE.toFixed(1)}`,
      `${region.width} × ${region.height} px at ${region.x}, ${region.y}`].filter(Boolean).join(" · ");
  },

  draw() {
    const shown = stage.regionsShown();
    byId("changes").hidden = shown.length === 0;
    byId("changes-title").textContent = shown.length === 1 ? "1 change" : `${shown.length} changes`;
    byId("changes-list").replaceChildren(...shown.map((region, number) => element("li", {}, element("button", {
      type: "button", title: region.view?.path, onclick: () => stage.showRegion(number),
      onpointerenter: () => stage.highlight(number), onpointerleave: () => stage.highlight(-1),
    }, element("b", { dir: "auto" }, this.title(region)), element("span", {}, this.detail(region))))));
  },

  mark(number) {
    [...byId("changes-list").children].forEach((item, i) => item.classList.toggle("current", i === number));
  },
};
