// Film strips and animated images: their frames one by one, in every mode.

const player = {
  /// The frame on the stage; null for the whole picture.
  frame: null,
  timer: null,

  /// The frames of an entry; null if it shows one point in time.
  of(entry) {
    const found = entry?.film;
    return found && found.moments.length > 1 && (entry.actual ?? entry.reference) ? found : null;
  },

  /// A strip is one picture with its frames side by side; an animated image has them one after the other.
  isStrip(entry) {
    return Boolean(this.of(entry)?.boxes);
  },

  /// The picture of a role as it is on the stage: the whole, or one frame of it.
  picture(entry, role) {
    if (role === "difference" && heat.isPossible(entry)) {
      const [golden, actual] = both.map((one) => this.picture(entry, one));
      return {
        type: "image/png", image: `${golden.image}~${actual.image}`,
        width: Math.max(golden.width, actual.width), height: Math.max(golden.height, actual.height),
      };
    }
    const whole = entry[role];
    if (!whole || this.frame === null || !this.of(entry)) return whole;
    if (!this.isStrip(entry)) return { ...whole, image: `${whole.image}#${this.frame}` };
    const boxes = role === "reference" && entry.film.goldenBoxes || entry.film.boxes;
    const [x, y, width, height] = boxes[this.frame];
    return { ...whole, image: `${whole.image}@${x},${y},${width},${height}`, width, height };
  },

  /// Rectangles of the entry, such as regions, as they lie in what is on the stage.
  within(entry, boxes) {
    if (this.frame === null || !this.of(entry)) return boxes;
    if (!this.isStrip(entry)) return boxes.filter((box) => (box.frame ?? this.frame) === this.frame);
    const [x, y, width, height] = entry.film.boxes[this.frame];
    return boxes.flatMap((box) => {
      const left = Math.max(box.x, x);
      const top = Math.max(box.y, y);
      const right = Math.min(box.x + box.width, x + width);
      const bottom = Math.min(box.y + box.height, y + height);
      return left < right && top < bottom
        ? [{ ...box, x: left - x, y: top - y, width: right - left, height: bottom - top }] : [];
    });
  },

  /// A new entry begins with the whole strip, or with the first frame of an animated image.
  open(entry) {
    this.stop();
    frames.clear();
    this.frame = this.of(entry) && !this.isStrip(entry) ? 0 : null;
    this.draw();
  },

  /// Shows a frame. Where the same pictures stay on the stage only their sources change, so that nothing flickers.
  show(frame) {
    const entry = viewer.entry;
    const count = this.of(entry)?.moments.length;
    if (!count) return;
    const wasWhole = this.frame === null;
    this.frame = frame === null ? null : (frame + count) % count;
    if (wasWhole || frame === null) modeControl.show(false);
    else stage.refill();
    this.draw();
    regions.draw();
    loupe.update();
  },

  step(distance) {
    this.stop();
    if (this.of(viewer.entry)) this.show((this.frame ?? -distance) + distance);
  },

  async play() {
    const entry = viewer.entry;
    if (!this.of(entry)) return announce("This snapshot is not an animation.");
    if (this.timer !== null) return this.stop();
    this.timer = 0;
    this.show(this.frame ?? 0);
    // Every frame is there before the first is shown, so that the pace is right from the start.
    const { moments } = entry.film;
    const shown = [...new Set(stage.panes.flatMap((pane) => pane.roles))];
    await Promise.all(moments.flatMap((_, frame) => shown.map((role) => {
      const picture = this.at(frame, () => this.picture(entry, role));
      return picture ? pictures.load(picture.image) : null;
    })));
    if (this.timer !== 0 || viewer.entry !== entry) return;
    const next = () => {
      const frame = this.frame ?? 0;
      const isLast = frame === moments.length - 1;
      const pause = isLast ? 700 : Math.max(20, moments[frame + 1] - moments[frame]);
      this.timer = setTimeout(() => { this.show(frame + 1); next(); }, pause);
    };
    next();
    this.draw();
  },

  /// A value as it were with another frame on the stage.
  at(frame, read) {
    const before = this.frame;
    this.frame = frame;
    const value = read();
    this.frame = before;
    return value;
  },

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.draw();
  },

  draw() {
    const entry = viewer.entry;
    const moments = this.of(entry)?.moments;
    byId("player").hidden = !moments;
    if (!moments) return;
    const plays = this.timer !== null;
    byId("player-play").setAttribute("aria-label", plays ? "Pause (f)" : "Play (f)");
    byId("player-play").title = plays ? "Pause (f)" : "Play (f)";
    byId("player-play").classList.toggle("playing", plays);
    const range = byId("player-frame");
    range.max = String(moments.length - 1);
    range.value = String(this.frame ?? 0);
    const text = this.frame === null ? `Whole strip of ${moments.length} frames`
      : `${moments[this.frame]} ms, frame ${this.frame + 1} of ${moments.length}`;
    range.setAttribute("aria-valuetext", text);
    byId("player-text").textContent = text;
    byId("player-whole").hidden = !this.isStrip(entry) || this.frame === null;
  },
};

byId("player-play").addEventListener("click", () => player.play());
byId("player-whole").addEventListener("click", () => { player.stop(); player.show(null); });
byId("player-frame").addEventListener("input", (event) => {
  const frame = Number(event.target.value);
  player.stop();
  player.show(frame);
});
