// What failures have in common: a line for each cause, which shows its snapshots alone and accepts them at once.

const causes = {
  all: report.causes,
  /// The snapshots of each cause, by its number.
  entries: new Map(report.causes.map((cause) => [cause.number, []])),
  /// More are shown when they are asked for; beyond the most, they would be a list of its own.
  few: 6,
  most: 100,
  isOpen: false,
  /// The number of snapshots that wait for other causes.
  waitingCount: 0,
  /// What the search and the reason let through; null for all.
  found: null,
  /// The snapshots that were accepted by a cause, by its number, and wait for their other causes.
  waiting: new Map(report.causes.map((cause) => [cause.number, new Set()])),

  /// The snapshots of a cause that the search finds.
  members(cause) {
    const all = this.entries.get(cause.number);
    return this.found ? all.filter((entry) => this.found.has(entry)) : all;
  },

  /// The snapshots of a cause that can be accepted at all, whatever the search finds.
  possible(cause) {
    return cause.possible ??= this.entries.get(cause.number).filter((entry) => approvals.possible(entry));
  },

  /// Those that accepting the cause accepts.
  acceptable(cause) {
    const isAny = !this.found && !review.isServed;
    return isAny ? this.possible(cause)
      : this.possible(cause).filter((entry) => (this.found?.has(entry) ?? true) && review.of(entry) !== "rejected");
  },

  /// Whether a snapshot is accepted as far as a cause goes.
  has(number, entry) {
    return approvals.selected.has(entry.key) || this.waiting.get(number).has(entry);
  },

  /// Whether a snapshot was accepted by one of its causes, and waits for others.
  isWaiting(entry) {
    return !approvals.selected.has(entry.key) && entry.causes.some((number) => this.waiting.get(number).has(entry));
  },

  /// The causes that a snapshot needs to be accepted.
  needs(entry) {
    return entry.causes.filter((number) => !this.has(number, entry));
  },

  /// Says which snapshots wait, and for what.
  drawWaiting() {
    const all = new Set();
    for (const some of this.waiting.values()) for (const entry of some) if (this.isWaiting(entry)) all.add(entry);
    const counts = new Map();
    for (const entry of all) for (const number of this.needs(entry)) counts.set(number, (counts.get(number) ?? 0) + 1);
    const most = [...counts].sort((a, b) => b[1] - a[1]);
    this.waitingCount = all.size;
    byId("waiting").hidden = all.size === 0;
    const rest = most.length - 2;
    byId("waiting").replaceChildren(all.size === 1 ? "1 waits for:" : `${grouped(all.size)} wait for:`,
      ...most.slice(0, 2).map(([number, count]) => {
        const cause = this.all[number - 1];
        return element("button", {
          type: "button", class: "quiet", title: cause.words, "aria-label": `${grouped(count)}: ${cause.words}`,
          onclick: () => this.show(cause),
        }, grouped(count) + ": ", ...this.words(cause));
      }), rest > 0 ? `and ${grouped(rest)} more ${rest === 1 ? "cause" : "causes"}` : "");
  },

  /// Takes back what causes said of a snapshot that is no longer accepted.
  forget(entry) {
    for (const number of entry.causes) this.waiting.get(number).delete(entry);
  },

  /// A text in which colours stand beside their names, and a colour on the line of the one that it becomes.
  words(cause) {
    const color = String.raw`(?:#[0-9A-F]{6}|rgb\([-0-9. ]+\))(?: [0-9.]+%)?`;
    const swatched = (text) => text.split(new RegExp(`(${color})`)).map((part, index) => {
      if (index % 2 === 0) return part;
      const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
      // Colours beyond sRGB have components below 0 or above 1.
      swatch.style.backgroundColor = part.startsWith("#") ? part.slice(0, 7) : `color(srgb ${part.slice(4, part.indexOf(")"))})`;
      return element("span", { class: "color" }, swatch, part);
    });
    return cause.words.split(new RegExp(`((?:dark )?${color} → ${color},?)`))
      .flatMap((part, index) => index % 2 === 0 ? swatched(part) : [element("span", { class: "pair" }, ...swatched(part))]);
  },

  /// `31 snapshots`, or `3 of 31 snapshots` where the search leaves some out.
  counted(some, cause) {
    const of = some === cause.count ? "" : `${grouped(some)} of `;
    return `${of}${grouped(cause.count)} ${cause.count === 1 ? "snapshot" : "snapshots"}`;
  },

  /// How many snapshots and, where none are left out, views a cause has, then which views, and whose they are, each on a line of its own.
  details(cause) {
    const names = cause.views.map((view) => view.type.split(".").at(-1));
    const rest = cause.viewCount - names.length;
    const count = [this.counted(this.members(cause).length, cause),
      cause.viewCount > 0 && !this.found ? `${grouped(cause.viewCount)} ${cause.viewCount === 1 ? "view" : "views"}` : ""];
    return [count.filter(Boolean).join(" · "), names.join(", ") + (rest > 0 ? ` and ${grouped(rest)} more` : ""),
      cause.owners.join(" ")];
  },

  /// The causes that the list shows: of the search, or the one that is shown alone. Those that a review has accepted stay, so that
  /// this can be taken back.
  shown() {
    if (selection.cause) return this.all.filter((cause) => cause.number === selection.cause);
    return this.all.filter((cause) => this.members(cause).some((entry) => entry.status === "failed"));
  },

  draw() {
    this.drawOnly();
    this.drawWaiting();
    const shown = this.shown();
    byId("causes").hidden = shown.length === 0;
    if (byId("causes").hidden) return;
    byId("causes-title").textContent = selection.cause && this.all.length > 1 ? `1 of ${grouped(this.all.length)} causes`
      : shown.length === 1 ? "1 cause" : `${grouped(shown.length)} causes`;
    const focused = document.activeElement?.closest?.(".cause")?.dataset.cause;
    const onButton = document.activeElement?.matches?.(".accept-cause");
    const onMore = document.activeElement?.matches?.(".more-causes button");
    const limit = this.isOpen || shown.length <= this.few + 1 ? this.most : this.few;
    byId("causes-list").replaceChildren(...shown.slice(0, limit).map((cause) => this.line(cause)), ...this.more(shown, limit));
    const line = focused && byId("causes-list").querySelector(`[data-cause="${focused}"]`);
    line?.querySelector(onButton ? ".accept-cause" : ".open")?.focus({ preventScroll: true });
    if (onMore) byId("causes-list").querySelector(".more-causes button")?.focus({ preventScroll: true });
  },

  /// What is said of the causes that have no line.
  more(shown, limit) {
    if (shown.length <= this.few + 1) return [];
    const rest = shown.length - Math.min(shown.length, this.most);
    return [element("li", { class: "more-causes" },
      element("button", { class: "quiet", type: "button", "aria-expanded": String(this.isOpen), onclick: () => {
        this.isOpen = !this.isOpen;
        list.update();
      } }, limit === this.few ? `Show all ${grouped(shown.length)} causes` : "Show fewer causes"),
      rest > 0 && this.isOpen ? `… and ${grouped(rest)} more` : null)];
  },

  /// Says that the list shows the snapshots of one cause alone, with the way back.
  drawOnly() {
    const cause = this.all.find((other) => other.number === selection.cause);
    byId("only").hidden = !cause || tabs.shown !== "snapshots";
    if (cause) byId("only-words").replaceChildren("Only ", ...this.words(cause));
  },

  line(cause) {
    const example = entryOf(cause.example);
    const all = this.acceptable(cause);
    const isDone = all.length > 0 && all.every((entry) => this.has(cause.number, entry));
    const count = this.counted(all.length, { count: this.possible(cause).length });
    const done = isDone ? all.filter((entry) => approvals.selected.has(entry.key)).length : 0;
    const waiting = isDone ? all.length - done : 0;
    const waits = waiting === 0 ? ""
      : `${done > 0 ? `${grouped(done)} of ${grouped(all.length)} ${approvals.done.toLowerCase()}, ` : ""}${grouped(waiting)} waiting for other causes`;
    const label = waits ? done > 0 ? `${grouped(done)} ${approvals.done.toLowerCase()}` : `${grouped(waiting)} waiting` : isDone ? approvals.done : `${approvals.verb} ${grouped(all.length)}`;
    const [counts, ...below] = this.details(cause).filter(Boolean);
    // The number of views goes where a line is too short for both: their names follow.
    const [snapshots, ...views] = counts.split(/(?= · )/);
    const node = element("li", { class: "cause" + (selection.cause === cause.number ? " current" : ""), dataset: { cause: String(cause.number) } },
      element("button", {
        class: "open", type: "button", "aria-pressed": String(selection.cause === cause.number),
        title: cause.views.map((view) => view.source).filter(Boolean).join("\n"), onclick: () => this.choose(cause, example),
      },
        example ? thumbnail(example) : null,
        element("span", { class: "names" },
          element("span", { class: "name", dir: "auto" }, ...this.words(cause)),
          waits ? element("span", { class: "waits" }, waits) : null,
          element("span", { class: "detail counts" }, element("span", {}, snapshots), element("span", {}, ...views)),
          ...below.map((text) => element("span", { class: "detail", dir: "auto", title: text }, text)))),
      all.length > 0
        ? element("button", {
          class: "accept-cause", type: "button", "aria-pressed": String(isDone),
          "aria-label": `${approvals.verb} ${count}: ${cause.words}`,
          title: `A snapshot with several causes is ${approvals.done.toLowerCase()} when all of them are`, onclick: () => this.accept(cause),
        }, label) : null);
    // The button lies beside the counts, which leave it room, above the lines that follow.
    node.style.setProperty("--below", below.length);
    if (all.length > 0) node.style.setProperty("--button", `calc(${label.length}ch + 24px)`);
    return node;
  },

  /// Shows the snapshots of a cause alone, or all again.
  choose(cause, example) {
    selection.cause = selection.cause === cause.number ? null : cause.number;
    list.update();
    if (selection.cause && example) viewer.open(example, matchMedia("(min-width: 761px)").matches);
    list.scroller.scrollTop = 0;
  },

  /// Shows the snapshots of a cause alone, with the button that accepts them.
  show(cause) {
    document.body.classList.remove("viewing");
    selection.cause = cause.number;
    if (tabs.shown === "snapshots") list.update();
    else tabs.choose("snapshots");
    list.scroller.scrollTop = 0;
    byId("causes-list").querySelector(".accept-cause")?.focus({ preventScroll: true });
  },

  showAll() {
    const line = `[data-cause="${selection.cause}"] .open`;
    selection.cause = null;
    list.scroller.scrollTop = 0;
    list.update();
    (byId("causes-list").querySelector(line) ?? byId("search")).focus({ preventScroll: true });
  },

  /// Accepts the snapshots of a cause that the list shows, or takes that back. One is accepted when all its causes are.
  async accept(cause) {
    const all = this.acceptable(cause);
    const isTakenBack = all.every((entry) => this.has(cause.number, entry));
    const own = this.waiting.get(cause.number);
    if (isTakenBack) {
      const accepted = all.filter((entry) => approvals.selected.has(entry.key));
      if (!await approvals.set(accepted, false)) return;
      // As far as their other causes go, they are accepted still.
      for (const entry of accepted) for (const number of entry.causes) this.waiting.get(number).add(entry);
      for (const entry of all) own.delete(entry);
    } else {
      const fresh = all.filter((entry) => !this.has(cause.number, entry));
      for (const entry of fresh) own.add(entry);
      const ready = all.filter((entry) => !approvals.selected.has(entry.key)
        && entry.causes.every((number) => this.has(number, entry)));
      if (!await approvals.set(ready, true)) {
        // The reason was announced.
        for (const entry of fresh) own.delete(entry);
        list.update();
        approvals.show();
        return;
      }
    }
    list.update();
    approvals.show();
    review.remember();
    const accepted = all.filter((entry) => approvals.selected.has(entry.key)).length;
    const left = this.possible(cause).length - all.length;
    announce(isTakenBack ? "Taken back: " + cause.words
      : [accepted > 0 ? `${grouped(accepted)} ${approvals.done.toLowerCase()}` : "",
        accepted < all.length ? `${grouped(all.length - accepted)} waiting for other causes` : "",
        left > 0 ? `${grouped(left)} that are not shown are left` : ""].filter(Boolean).join(", "));
  },
};

// Causes that say the same, or of which no view is known, are told apart by a snapshot that has them.
for (const same of Map.groupBy(report.causes, ({ words }) => words).values()) {
  for (const cause of same) {
    const isPlain = !cause.kind && cause.viewCount === 0 && !cause.words.includes(" ");
    const example = same.length > 1 || isPlain ? entryOf(cause.example) : null;
    if (example) cause.words += `, as in ${example.name}`;
  }
}
for (const entry of entries) for (const number of entry.causes) causes.entries.get(number).push(entry);
byId("only-clear").addEventListener("click", () => causes.showAll());
