// The stage: panes that show pictures through one shared window (centre in pixels of the picture, and zoom).

const zooms = [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

const stage = {
  root: byId("stage"),
  panes: [],
  width: 0,
  height: 0,
  zoom: 1,
  x: 0,
  y: 0,
  /// How the pictures are fitted: "whole", or to the "width" of a pane. Null after zooming and panning.
  fitting: "whole",
  grid: true,
  regions: true,
  backdrop: 0,
  highlighted: -1,
  backdrops: ["appearance", "checkerboard", "light", "dark"],
  backdropNames: { appearance: "automatic", checkerboard: "checkerboard", light: "white", dark: "black" },

  /// Shows panes; each is `{ label, layers: [{ picture, role }] }`.
  show(panes, keepWindow) {
    const sizes = panes.flatMap((pane) => pane.layers.map((layer) => layer.picture));
    this.width = Math.max(1, ...sizes.map((picture) => picture.width));
    this.height = Math.max(1, ...sizes.map((picture) => picture.height));
    this.highlighted = -1;
    this.panes = panes.map((pane) => this.pane(pane));
    this.root.replaceChildren(...this.panes.map((pane) => pane.node));
    if (!keepWindow) this.open();
    else if (this.fitting) this.fit(this.fitting);
    else this.place();
  },

  pane(description) {
    const layers = description.layers.map((layer) => {
      const node = pictures.has(layer.picture.image)
        ? pictures.fill(element("img", {
          class: "layer", draggable: "false", decoding: "sync",
          alt: `${layer.role}: ${viewer.entry.name}, ${layer.picture.width} by ${layer.picture.height} pixels`,
        }), layer.picture.image)
        : element("div", { class: "layer missing" }, element("p", {}, "This picture is not in the report."));
      node.style.width = 100 * layer.picture.width / this.width + "%";
      node.style.height = 100 * layer.picture.height / this.height + "%";
      return node;
    });
    const board = element("div", { class: "board" }, ...layers, element("div", { class: "pixel-grid" }),
      ...this.overlays());
    this.noteWork(board, description.layers);
    const window = element("div", { class: "window" }, board);
    const node = element("figure", { class: "pane" },
      element("figcaption", {}, element("span", {}, description.label),
        element("i", {}, description.detail ?? ""), description.legend ?? null),
      window);
    const pane = { node, window, board, layers, roles: description.layers.map((layer) => layer.name), label: node.querySelector("figcaption span") };
    pointers.listen(pane);
    return pane;
  },

  /// Says that pictures are being compared, until their difference is there.
  noteWork(board, layers) {
    const work = layers.map(({ picture }) => picture.image).filter((image) => frames.isComparison(image) && !pictures.url(image));
    if (work.length === 0) return;
    const note = element("p", { class: "comparing", role: "status" }, "Comparing …");
    board.querySelector(".pixel-grid").before(note);
    Promise.allSettled(work.map((image) => pictures.load(image))).then(() => note.remove());
  },

  overlays() {
    return [...this.masked(), ...this.outlines()];
  },

  /// Puts another frame into the pictures that are shown.
  refill() {
    for (const pane of this.panes) {
      pane.roles.forEach((role, index) => {
        const picture = player.picture(viewer.entry, role);
        if (picture && pane.layers[index].matches("img")) pictures.fill(pane.layers[index], picture.image);
      });
      pane.board.querySelectorAll(":scope > :is(.masked, .region)").forEach((node) => node.remove());
      pane.board.querySelector(".pixel-grid").after(...this.overlays());
    }
  },

  /// Outlines a few pixels outside of what changed, with labels that show while the pointer is there.
  outlines() {
    return this.regionsShown().map((region) => {
      const low = region.y < this.height / 4 ? " below" : "";
      const right = region.x + region.width / 2 > this.width / 2 ? " from-end" : "";
      return this.over(element("div", { class: "region" + low + right + (region.finding?.pardon ? " pardoned" : ""), "aria-hidden": "true" },
        element("span", {}, regions.title(region))), region.x, region.y, region.width, region.height);
    });
  },

  /// Shows the label of one region, in every pane; of none for -1.
  highlight(number) {
    if (this.highlighted === number) return;
    this.highlighted = number;
    for (const pane of this.panes) {
      pane.board.querySelectorAll(":scope > .region").forEach((node, i) => node.classList.toggle("current", i === number));
    }
    regions.mark(number);
  },

  /// The region under a point of the picture, the smallest first.
  regionAt(point) {
    const margin = 6 / this.zoom;
    const size = (region) => region.width * region.height;
    const hits = this.regionsShown().map((region, number) => ({ region, number })).filter(({ region }) =>
      point && point.x >= region.x - margin && point.x < region.x + region.width + margin
      && point.y >= region.y - margin && point.y < region.y + region.height + margin);
    return hits.sort((a, b) => size(a.region) - size(b.region))[0]?.number ?? -1;
  },

  /// Puts an element where a rectangle of the picture is.
  over(node, x, y, width, height) {
    const share = (part, whole) => 100 * part / whole + "%";
    Object.assign(node.style, { left: share(x, this.width), top: share(y, this.height),
      width: share(width, this.width), height: share(height, this.height) });
    return node;
  },

  regionsShown() {
    return [...player.within(viewer.entry, viewer.entry.regions ?? []), ...findings.regions(viewer.entry)];
  },

  /// Hatches where differences do not count.
  masked() {
    return player.within(viewer.entry, viewer.entry.masks ?? []).map(({ x, y, width, height, view }) => this.over(element("div", {
      class: "masked", title: `Masked${view ? " view " + view : ""}: differences here are ignored.`,
    }), x, y, width, height));
  },

  /// Puts the panes side by side, or one above the other where that shows the pictures clearly larger.
  arrange() {
    const [first] = this.panes;
    if (!first) return;
    const count = this.panes.length;
    const gaps = parseFloat(getComputedStyle(this.root).columnGap) * (count - 1);
    const caption = first.node.clientHeight - first.window.offsetHeight;
    const { clientWidth: width, clientHeight: height } = this.root;
    const beside = this.zoomOf("whole", (width - gaps) / count, height - caption);
    const above = this.zoomOf("whole", width, (height - gaps) / count - caption);
    this.root.style.flexDirection = above > beside * 1.25 ? "column" : "row";
  },

  /// The zoom that fits the pictures into a window. Whole multiples keep pixels square; small pictures grow at most fourfold.
  zoomOf(fitting, width, height) {
    const margin = 24;
    const across = (width - margin) / this.width;
    const scale = fitting === "width" ? across : Math.min(across, (height - margin) / this.height);
    return scale >= 1 ? Math.min(4, Math.floor(scale)) : Math.max(scale, 0.02);
  },

  /// Shows the whole pictures, or their width at the first change where the whole of a tall one would be a thread. The screen
  /// of a phone is not tall, however narrow the pane is.
  open() {
    this.fit("whole");
    if (this.height <= 3 * this.width) return;
    const window = this.panes[0]?.window;
    const across = window && Math.min(1, this.zoomOf("width", window.clientWidth));
    if (across > 3 * this.zoom) this.fit("width");
  },

  fit(fitting) {
    this.fitting = fitting;
    this.arrange();
    const window = this.panes[0]?.window;
    if (!window) return;
    this.zoom = this.zoomOf(fitting, window.clientWidth, window.clientHeight);
    this.x = this.width / 2;
    this.y = fitting === "width" ? this.startOf(window.clientHeight / this.zoom) : this.height / 2;
    this.place();
  },

  /// The middle of what a window of a height shows at first: the first change, but nothing beyond the ends.
  startOf(height) {
    const [change] = viewer.entry ? this.regionsShown() : [];
    const middle = change ? change.y + change.height / 2 : 0;
    return Math.max(Math.min(middle, this.height - height / 2), Math.min(height, this.height) / 2);
  },

  place() {
    const size = [this.width * this.zoom, this.height * this.zoom];
    for (const pane of this.panes) {
      const left = Math.round(pane.window.clientWidth / 2 - this.x * this.zoom);
      const top = Math.round(pane.window.clientHeight / 2 - this.y * this.zoom);
      Object.assign(pane.board.style, { width: size[0] + "px", height: size[1] + "px" });
      pane.board.style.transform = `translate(${left}px, ${top}px)`;
      pane.board.style.setProperty("--zoom", this.zoom + "px");
      pane.board.classList.toggle("pixels", this.zoom >= 1.5);
      pane.board.classList.toggle("gridded", this.grid && this.zoom >= 8);
    }
    this.root.dataset.backdrop = this.backdrops[this.backdrop];
    this.root.classList.toggle("without-regions", !this.regions);
    byId("zoom").textContent = Math.round(this.zoom * 100) + " %";
    byId("zoom").setAttribute("aria-label", `${byId("zoom").textContent}, fit (0)`);
    loupe.place();
  },

  /// Zooms so that the pixel under a point of a pane stays there; without a point, the centre stays.
  zoomTo(zoom, pane, point) {
    const bounded = Math.min(32, Math.max(0.02, zoom));
    if (pane) {
      const dx = point.x - pane.window.clientWidth / 2;
      const dy = point.y - pane.window.clientHeight / 2;
      this.x += dx / this.zoom - dx / bounded;
      this.y += dy / this.zoom - dy / bounded;
    }
    this.zoom = bounded;
    this.fitting = null;
    this.clamp();
    this.place();
  },

  step(direction) {
    const next = direction > 0
      ? zooms.find((zoom) => zoom > this.zoom * 1.01) ?? 32
      : zooms.findLast((zoom) => zoom < this.zoom * 0.99) ?? zooms[0];
    this.zoomTo(next);
  },

  pan(dx, dy) {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.fitting = null;
    this.clamp();
    this.place();
  },

  clamp() {
    this.x = Math.min(this.width, Math.max(0, this.x));
    this.y = Math.min(this.height, Math.max(0, this.y));
  },

  nextRegion() {
    const shown = viewer.entry ? this.regionsShown() : [];
    if (shown.length === 0) return announce("No outlined changes.");
    this.showRegion(((viewer.region ?? -1) + 1) % shown.length);
  },

  /// Zooms to a region.
  showRegion(number) {
    const shown = this.regionsShown();
    const region = shown[number];
    if (!region || this.panes.length === 0) return;
    viewer.region = number;
    const window = this.panes[0].window;
    const scale = 0.5 * Math.min(window.clientWidth / region.width, window.clientHeight / region.height);
    const [x, y] = [region.x + region.width / 2, region.y + region.height / 2];
    // A region that is nearly all of the picture is best seen with the rest.
    const whole = this.zoomOf("whole", window.clientWidth, window.clientHeight);
    const zoom = [zooms.findLast((zoom) => zoom <= scale), scale].find((zoom) => zoom > whole);
    if (zoom) {
      [this.x, this.y] = [x, y];
      this.zoomTo(zoom);
    } else this.fit("whole");
    loupe.point = { x: Math.floor(x), y: Math.floor(y) };
    loupe.update();
    this.highlight(number);
    announce(`${region.finding ? "Finding" : "Change"} ${regions.rank(shown, region)}: ${regions.title(region)}`);
  },
};

new ResizeObserver(() => { if (stage.fitting) stage.fit(stage.fitting); else stage.place(); }).observe(stage.root);
