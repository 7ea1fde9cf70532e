// What failures have in common: a line for each cause, which shows its snapshots alone and accepts them at once.

const causes = {
  all: report.causes,
  /// The snapshots of each cause, by its number.
  entries: new Map(report.causes.map((cause) => [cause.number, []])),
  /// More would be a list of its own.
  limit: 100,
  accepted: new Set(),

  members(cause) {
    return this.entries.get(cause.number);
  },

  /// A text in which colours stand beside their names.
  words(cause) {
    return cause.words.split(/(#[0-9A-F]{6}(?: [0-9.]+%)?)/).map((part) => {
      if (!/^#[0-9A-F]{6}/.test(part)) return part;
      const swatch = element("span", { class: "swatch", "aria-hidden": "true" });
      swatch.style.backgroundColor = part.slice(0, 7);
      return element("span", { class: "color" }, swatch, part);
    });
  },

  detail(cause) {
    const names = cause.views.slice(0, 2).map((view) => view.type.split(".").at(-1));
    const rest = cause.viewCount - names.length;
    const views = names.join(", ") + (rest > 0 ? ` and ${grouped(rest)} more` : "");
    return [`${grouped(cause.count)} ${cause.count === 1 ? "snapshot" : "snapshots"}`, views, cause.owners.join(" ")]
      .filter(Boolean).join(" · ");
  },

  draw() {
    // The one that is shown alone stays until it is left.
    const waiting = this.all.filter((cause) => cause.number === selection.cause
      || this.members(cause).some((entry) => statusOf(entry) === "failed"));
    byId("causes").hidden = waiting.length === 0 || findings.isShown;
    if (byId("causes").hidden) return;
    byId("causes-title").textContent = waiting.length === 1 ? "1 cause" : `${grouped(waiting.length)} causes`;
    const focused = document.activeElement?.closest?.(".cause")?.dataset.cause;
    const onButton = document.activeElement?.matches?.(".accept-cause");
    byId("causes-list").replaceChildren(...waiting.slice(0, this.limit).map((cause) => this.line(cause)),
      ...waiting.length > this.limit
        ? [element("li", { class: "more-causes" }, `… and ${grouped(waiting.length - this.limit)} more`)] : []);
    const line = focused && byId("causes-list").querySelector(`[data-cause="${focused}"]`);
    line?.querySelector(onButton ? ".accept-cause" : ".open")?.focus({ preventScroll: true });
  },

  line(cause) {
    const example = entries.find((entry) => entry.key === cause.example);
    const isDone = this.accepted.has(cause.number);
    const possible = this.members(cause).filter((entry) => approvals.possible(entry)).length;
    return element("li", { class: "cause" + (selection.cause === cause.number ? " current" : ""), dataset: { cause: String(cause.number) } },
      element("button", {
        class: "open", type: "button", "aria-pressed": String(selection.cause === cause.number),
        title: cause.views.map((view) => view.source).filter(Boolean).join("\n"), onclick: () => this.choose(cause, example),
      },
        example ? thumbnail(example) : null,
        element("span", { class: "names" },
          element("span", { class: "name", dir: "auto" }, ...this.words(cause)),
          element("span", { class: "detail", dir: "auto" }, this.detail(cause)))),
      possible > 0
        ? element("button", {
          class: "accept-cause", type: "button", "aria-pressed": String(isDone),
          "aria-label": `Accept all ${grouped(possible)}: ${cause.words}`,
          title: "A snapshot with several causes is accepted when all of them are", onclick: () => this.accept(cause),
        }, isDone ? "Accepted" : `Accept ${grouped(possible)}`) : null);
  },

  /// Shows the snapshots of a cause alone, or all again.
  choose(cause, example) {
    selection.cause = selection.cause === cause.number ? null : cause.number;
    list.scroller.scrollTop = 0;
    list.update();
    if (selection.cause && example) viewer.open(example, matchMedia("(min-width: 761px)").matches);
  },

  /// Accepts a cause, or takes that back. A snapshot is accepted when all its causes are.
  async accept(cause) {
    const isTakenBack = this.accepted.delete(cause.number);
    if (!isTakenBack) this.accepted.add(cause.number);
    const members = this.members(cause).filter((entry) => approvals.possible(entry));
    const ready = members.filter((entry) => entry.causes.every((number) => this.accepted.has(number)));
    if (review.isServed) {
      const isAccepted = (entry) => review.of(entry) === "accepted";
      const isDone = isTakenBack ? await review.takeBack(members.filter(isAccepted))
        : await review.acceptAll(ready.filter((entry) => !isAccepted(entry)));
      if (!isDone && isTakenBack) this.accepted.add(cause.number);
      else if (!isDone) this.accepted.delete(cause.number);
      list.update();
      if (!isDone) return;
    } else {
      for (const entry of isTakenBack ? members : ready) {
        if (isTakenBack) approvals.selected.delete(entry.key); else approvals.selected.add(entry.key);
      }
      list.update();
      approvals.show();
    }
    const rest = members.length - ready.length;
    announce(isTakenBack ? "Undecided: " + cause.words
      : `${grouped(ready.length)} accepted` + (rest > 0 ? `, ${grouped(rest)} wait for their other causes` : ""));
  },
};

for (const entry of entries) for (const number of entry.causes) causes.entries.get(number).push(entry);
