// The list: filters with counts, and rows of which only the visible ones exist.

const rowHeight = 68;
const headingHeight = 34;

const isPhone = matchMedia("(max-width: 760px)");

function heightOf(line) {
  // A line that unfolds others is a button, as high as a finger on a phone.
  return line.entry ? rowHeight : line.change && isPhone.matches ? 48 : headingHeight;
}

/// How many goldens a snapshot has. Counted when it is first asked for.
function timesOf(id) {
  timesOf.counts ??= tally(entries, (entry) => entry.id);
  return timesOf.counts.get(id);
}

/// What tells entries of one name apart, and how much they differ.
function detail(entry) {
  const scale = entry.scale > 0 && entry.measure && !entry.measure.includes("@") && timesOf(entry.id) > 1
    ? `@${entry.scale}x` : "";
  return [scale, entry.measure || entry.size].filter(Boolean).join(" · ");
}

/// Cuts a picture that is too tall or too wide for a thumbnail to what is around its first change: the whole would be a
/// thread.
function cropped(image, { width, height }, change) {
  const shape = 60 / 52;
  if (width > 4 * height * shape) {
    image.style.objectPosition = placed(change?.x + change?.width / 2, width, height * shape) + " 50%";
  } else if (4 * width < height * shape) {
    image.style.objectPosition = "50% " + placed(change?.y + change?.height / 2, height, width / shape);
  } else return image;
  image.style.objectFit = "cover";
  return image;
}

/// Where a part of a length lies that has a point in its middle, as CSS says it; the beginning if there is none.
function placed(middle, length, part) {
  const start = Math.min(Math.max(0, (middle || 0) - part / 2), length - part);
  return `${100 * start / (length - part)}%`;
}

/// The kinds of the texts that views are stored as, for little room.
const kindsOfText = { tree: "tree", accessibility: "a11y", drawing: "drawing", voiceover: "voice", audit: "audit" };

/// The picture in small, or the kind of the golden: `tree`, `pdf`.
function thumbnail(entry) {
  const picture = entry.actual ?? entry.reference;
  const parts = entry.golden.split(".");
  // Texts are of several kinds: `.tree.txt`.
  const kind = parts.at(-1) === "txt" && kindsOfText[parts.at(-2)] || parts.at(-1);
  return element("span", { class: "thumbnail" }, picture
    ? pictures.fill(cropped(element("img", { alt: "", decoding: "async", draggable: "false" }), picture, entry.regions[0]),
      picture.image)
    : element("span", { class: "kind-of-file" }, /^(?!png$)[a-z0-9]{1,7}$/i.test(kind) ? kind : ""));
}

const list = {
  scroller: byId("rows"),
  body: byId("rows-body"),
  lines: [],
  tops: [],
  /// All that the list holds, folded ones too.
  order: [],
  /// Those that have a row.
  stops: [],
  built: new Map(),
  kinds: tally(entries, (entry) => entry.kind),

  update() {
    const all = matching();
    const candidates = found(all);
    causes.found = selection.text || selection.reason
      ? new Set(all.filter((entry) => !selection.reason || entry.kind === selection.reason)) : null;
    this.lines = lines(candidates);
    this.stops = this.lines.filter((line) => line.entry).map((line) => line.entry);
    this.order = this.lines.flatMap((line) => line.entry ? [line.entry] : line.isOpen ? [] : line.others ?? []);
    let top = 0;
    this.tops = this.lines.map((line) => {
      const start = top;
      top += heightOf(line);
      return start;
    });
    this.tops.push(top);
    this.body.style.height = top + "px";
    tabs.draw(candidates);
    this.drawFilters(candidates);
    this.drawReasons(all);
    byId("empty").hidden = this.order.length > 0;
    // They lie above the rows.
    causes.draw();
    this.redraw();
    findings.draw();
    views.draw();
    approvals.show();
  },

  drawFilters(candidates) {
    const all = tally(entries, statusOf);
    const counts = candidates === entries ? all : tally(candidates, statusOf);
    drawFilters(byId("filters"), selection.hidden, () => this.update(), statusOrder.map((status) => ({
      kind: status, label: badge(status, true), title: statuses[status].label.toLowerCase(),
      count: counts.get(status) ?? 0, isAbsent: !all.has(status),
    })));
    const shown = this.order.length;
    byId("count").textContent = `${grouped(shown)} of ${grouped(entries.length)} shown`;
  },

  /// The reasons of failures with their numbers, if there are several to choose from.
  drawReasons(all) {
    const kinds = Object.keys(reasons).filter((kind) => this.kinds.has(kind));
    const counts = tally(all, (entry) => entry.kind);
    byId("reason").hidden = kinds.length < 2;
    byId("reason").replaceChildren(element("option", { value: "" }, "any reason"), ...kinds.map((kind) => element("option", {
      value: kind, selected: kind === selection.reason,
    }, `${reasons[kind]} (${counts.get(kind) ?? 0})`)));
  },

  /// The line at a height, by halving.
  lineAt(height) {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tops[middle + 1] <= height) low = middle + 1; else high = middle;
    }
    return low;
  },

  draw() {
    const start = this.scroller.scrollTop - this.body.offsetTop;
    const first = Math.max(0, this.lineAt(start - 400));
    const last = Math.min(this.lines.length - 1, this.lineAt(start + this.scroller.clientHeight + 400));
    for (const [index, node] of this.built) {
      if (index >= first && index <= last || node.contains(document.activeElement)) continue;
      node.remove();
      this.built.delete(index);
    }
    for (let index = first; index <= last; index += 1) {
      if (this.built.has(index)) continue;
      const line = this.lines[index];
      const node = line.entry ? this.row(line, index) : line.change ? this.fold(line) : this.heading(line);
      node.style.top = this.tops[index] + "px";
      this.built.set(index, node);
      const next = [...this.built.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
      this.body.insertBefore(node, this.built.get(next) ?? null);
    }
  },

  heading(line) {
    return element("li", { class: "heading" },
      element("span", { dir: "auto" }, line.heading), element("i", {}, grouped(line.count)));
  },

  /// The line that folds and unfolds the others with an equal change.
  fold(line) {
    const { change, others, isOpen } = line;
    return element("li", { class: "fold" }, element("button", {
      type: "button", class: "quiet", "aria-expanded": String(isOpen), dataset: { change: String(change) },
      onclick: () => this.unfold(change),
    }, isOpen ? `Hide ${grouped(others.length)} with the same change` : `${grouped(others.length)} more with the same change`));
  },

  unfold(change) {
    if (!selection.unfolded.delete(change)) selection.unfolded.add(change);
    this.update();
    this.body.querySelector(`[data-change="${change}"]`)?.focus();
  },

  row({ entry, isInner }, index) {
    const current = viewer.entry === entry;
    return element("li", {
      class: "row" + (current ? " current" : "") + (isInner ? " inner" : ""), dataset: { index: String(index), key: entry.key },
      "aria-setsize": String(this.order.length), "aria-posinset": String(this.order.indexOf(entry) + 1),
    },
      approvals.box(entry),
      element("button", {
        class: "open", type: "button", "aria-current": current ? "true" : null,
        onclick: () => viewer.open(entry, true),
      },
        thumbnail(entry),
        element("span", { class: "names" },
          element("span", { class: "name", dir: "auto" }, ...breakable(entry.name, partsOfName)),
          element("span", { class: "detail" }, detail(entry))),
        review.of(entry) === "rejected" ? element("span", { class: "decision rejected" }, "Rejected")
          : causes.isWaiting(entry) ? element("span", {
            class: "decision waiting",
            title: "Waits for: " + causes.needs(entry).map((number) => report.causes[number - 1].words).join("; "),
          }, "Waits")
          : badge(statusOf(entry), false)));
  },

  /// Marks the entry on the stage and brings it into sight.
  mark(entry) {
    let index = this.lines.findIndex((line) => line.entry === entry);
    if (index < 0) index = this.lines.findIndex((line) => line.others?.includes(entry)) - 1;
    if (index >= 0) {
      const start = this.body.offsetTop;
      const top = start + this.tops[index] - (this.lines[index - 1]?.heading ? headingHeight : 0);
      const bottom = start + this.tops[index + 1];
      if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
      else if (bottom > this.scroller.scrollTop + this.scroller.clientHeight) {
        this.scroller.scrollTop = bottom - this.scroller.clientHeight;
      }
    }
    this.redraw();
  },

  redraw() {
    const focused = document.activeElement?.closest?.(".row")?.dataset.key;
    const onBox = document.activeElement?.matches?.(".checkbox");
    this.body.replaceChildren();
    this.built.clear();
    this.draw();
    if (!focused) return;
    const row = [...this.body.children].find((node) => node.dataset.key === focused);
    row?.querySelector(onBox ? ".checkbox" : ".open")?.focus({ preventScroll: true });
  },
};

list.scroller.addEventListener("scroll", () => list.draw(), { passive: true });
new ResizeObserver(() => list.draw()).observe(list.scroller);
