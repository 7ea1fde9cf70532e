// Decisions that are carried out at once, where `touchstone review --web` serves the page.

const review = {
  isServed: document.documentElement.dataset.review !== undefined,
  decisions: {},
  /// The entries that were decided here, in order.
  decided: [],
  /// The accepted entries without pictures. The server has nothing to write for them: approvals.json names them and their
  /// causes, and the tests record them.
  unseen: new Set(),

  async ask(request, body) {
    let answer;
    try {
      answer = await fetch(request, body === undefined ? {} : {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
      });
    } catch {
      announce("The review has ended. This page can no longer record decisions.");
      return null;
    }
    if (answer.ok) return answer;
    announce(await answer.text());
    return null;
  },

  async take(answer) {
    if (!answer) return false;
    this.decisions = await answer.json();
    this.refresh();
    return true;
  },

  refresh() {
    approvals.selected = new Set(entries.filter((entry) => this.of(entry) === "accepted").map((entry) => entry.key));
    list.update();
    drawTotals();
    if (viewer.entry) viewer.drawVariants();
    approvals.show();
  },

  of(entry) {
    if (!this.isServed || !approvals.possible(entry)) return null;
    if (entry.isUnkept) return this.unseen.has(entry) ? "accepted" : null;
    return this.decisions[entry.golden] ?? null;
  },

  /// Accepts entries without pictures, or takes that back.
  setUnseen(some, isAccepted) {
    if (some.length === 0) return;
    for (const entry of some) if (isAccepted) this.unseen.add(entry); else this.unseen.delete(entry);
    approvals.isSaved = false;
    this.refresh();
    this.remember();
  },

  /// Keeps what the server knows nothing of, for the case that the page is loaded again: the accepted entries without pictures,
  /// and those that wait for other causes.
  remember() {
    if (!this.isServed) return this.rememberSelection();
    memory.set("review", JSON.stringify({
      page: this.page, isSaved: approvals.isSaved, unseen: rangesOf(this.unseen),
      waiting: [...causes.waiting].map(([number, waiting]) => [number, rangesOf(waiting)]),
    }));
  },

  /// Keeps what is selected in a page without a server, and what waits for other causes.
  rememberSelection() {
    if (approvals.selected.size === 0 && causes.waitingCount === 0) return memory.remove("selection");
    memory.set("selection", JSON.stringify({
      page: this.page, selected: rangesOf(approvals.chosen()),
      waiting: [...causes.waiting].map(([number, waiting]) => [number, rangesOf(waiting)]),
    }));
  },

  recallSelection() {
    try {
      const kept = JSON.parse(memory.get("selection"));
      if (kept?.page !== this.page) return;
      for (const entry of entriesIn(kept.selected)) if (approvals.possible(entry)) approvals.selected.add(entry.key);
      this.recallWaiting(kept);
      list.update();
    } catch { /* Whatever it is, this page has not written it. */ }
  },

  recallWaiting(kept) {
    for (const [number, ranges] of kept.waiting) {
      for (const entry of entriesIn(ranges)) causes.waiting.get(number)?.add(entry);
    }
  },

  /// What tells one page from others that this server may have shown.
  get page() { return [location.pathname, report.run, entries.length].join(" "); },

  recall() {
    try {
      const kept = JSON.parse(memory.get("review"));
      if (kept?.page !== this.page) return;
      for (const entry of entriesIn(kept.unseen)) if (entry.isUnkept && approvals.possible(entry)) this.unseen.add(entry);
      this.recallWaiting(kept);
      approvals.isSaved = kept.isSaved;
    } catch { /* Whatever it is, this page has not written it. */ }
  },

  waiting() {
    return list.order.filter((entry) => approvals.possible(entry) && !this.of(entry));
  },

  /// Decides, or takes the same decision back, and goes on to the next that waits.
  async decide(entry, decision, stays) {
    if (!entry) return;
    if (!approvals.possible(entry)) return announce("This snapshot cannot be accepted.");
    const isTakenBack = this.of(entry) === decision;
    if (entry.isUnkept) {
      if (decision === "rejected") return announce("It has no picture. Reject one of the same cause that has.");
      this.setUnseen([entry], !isTakenBack);
    } else {
      const answer = await this.ask("decide", { golden: entry.golden, decision: isTakenBack ? null : decision });
      if (!await this.take(answer)) return;
    }
    if (this.of(entry) !== "accepted") causes.forget(entry);
    this.remember();
    if (!isTakenBack) this.decided.push(entry);
    announce(isTakenBack ? "Undecided: " + entry.name
      : (decision === "accepted" ? "Accepted: " : "Rejected: ") + entry.name);
    if (isTakenBack || stays || viewer.entry !== entry) return;
    this.goOn(entry);
  },

  /// Takes a decision back: that on the entry on the stage, or else the last one, whose entry is shown then.
  async undo() {
    const isDecided = (entry) => entry && this.of(entry) !== null;
    const entry = isDecided(viewer.entry) ? viewer.entry : this.decided.findLast(isDecided);
    if (!entry) return announce("There is no decision to undo.");
    viewer.open(entry, true);
    await this.decide(entry, this.of(entry));
  },

  async acceptShown() {
    const waiting = this.waiting();
    if (waiting.length === 0) return announce("Everything in the list is already decided.");
    if (confirm(`Accept all ${waiting.length} undecided pictures in the list?`)) await this.acceptAll(waiting);
  },

  async acceptAll(waiting) {
    for (const entry of waiting) {
      if (entry.isUnkept) continue;
      if (!await this.take(await this.ask("decide", { golden: entry.golden, decision: "accepted" }))) return false;
      this.decided.push(entry);
    }
    this.setUnseen(waiting.filter((entry) => entry.isUnkept), true);
    announce(waiting.length + " accepted");
    return true;
  },

  /// Takes decisions back.
  async takeBack(decided) {
    this.setUnseen(decided.filter((entry) => entry.isUnkept), false);
    for (const entry of decided) {
      if (entry.isUnkept) continue;
      if (!await this.take(await this.ask("decide", { golden: entry.golden, decision: null }))) return false;
    }
    return true;
  },

  /// Accepts what changed as this entry did, and goes on.
  async acceptChange(entry) {
    await this.acceptAll(approvals.equal(entry).filter((other) => this.of(other) !== "accepted"));
    this.goOn(entry);
  },

  /// Opens the next entry that waits for a decision.
  goOn(entry) {
    const start = list.order.indexOf(entry);
    const rest = [...list.order.slice(start + 1), ...list.order.slice(0, start)];
    const next = rest.find((other) => approvals.possible(other) && !this.of(other));
    if (next) viewer.open(next, true);
  },

  async end() {
    if (this.unseen.size > 0 && !approvals.isSaved
      && !confirm(`${grouped(this.unseen.size)} accepted without pictures are not in a saved approvals.json. Finish without them?`)) return;
    if (!await this.ask("end", {})) return;
    memory.remove("review");
    document.querySelector("main").hidden = true;
    document.body.append(element("p", { class: "plain over", role: "status" },
      `Review finished: ${byId("tray-count").textContent}. You can close this page.`));
  },

  show() {
    const decided = Object.values(this.decisions);
    const accepted = decided.filter((decision) => decision === "accepted").length + this.unseen.size;
    const rest = new Set(entries.filter((entry) => approvals.possible(entry) && !this.of(entry))
      .map((entry) => entry.golden)).size;
    byId("tray").hidden = false;
    const rejected = decided.filter((decision) => decision === "rejected").length;
    byId("tray-count").textContent = `${grouped(accepted)} accepted, ${grouped(rejected)} rejected, ${grouped(rest)} to decide`;
    // The tests record those without pictures.
    approvals.showWay();
    byId("unseen").hidden = this.unseen.size === 0;
    approvals.showSteps(this.unseen.size > 0);
    byId("unseen").textContent = `${grouped(this.unseen.size)} of the accepted have no picture: save approvals.json, and record them:`;
    byId("command").textContent = approvals.command();
    const entry = viewer.entry;
    for (const [id, decision] of [["accept", "accepted"], ["reject", "rejected"]]) {
      byId(id).hidden = !entry || !approvals.possible(entry) || decision === "rejected" && Boolean(entry.isUnkept);
      byId(id).setAttribute("aria-pressed", String(Boolean(entry) && this.of(entry) === decision));
    }
    byId("accept-label").textContent = entry && this.of(entry) === "accepted" ? "Accepted" : "Accept";
    approvals.showChange();
    byId("reject-label").textContent = entry && this.of(entry) === "rejected" ? "Rejected" : "Reject";
  },

  start() {
    if (!this.isServed) return this.recallSelection();
    byId("clear").hidden = true;
    approvals.showSteps(false);
    byId("end").hidden = false;
    this.recall();
    if (this.unseen.size > 0) this.refresh();
    this.ask("decisions").then((answer) => this.take(answer));
  },
};

/// The numbers of entries as ranges: a hundred thousand that follow each other are two numbers.
function rangesOf(some) {
  const ranges = [];
  for (const index of [...some].map((entry) => entry.index).sort((a, b) => a - b)) {
    if (ranges.at(-1)?.[1] === index - 1) ranges.at(-1)[1] = index; else ranges.push([index, index]);
  }
  return ranges;
}

function entriesIn(ranges) {
  return ranges.flatMap(([first, last]) => entries.slice(first, last + 1));
}

byId("reject").addEventListener("click", () => review.decide(viewer.entry, "rejected"));
byId("end").addEventListener("click", () => review.end());
