// Selected pictures, and the two ways to accept them: a command to paste, or a file to hand to the tool.

const approvals = {
  selected: new Set(),
  /// The most options that the command shows.
  most: 2,
  /// What the page does, and what has come of it: it writes goldens, or selects what a command or a file records.
  verb: "Accept",
  get done() { return review.isServed ? "Accepted" : "Selected"; },
  /// Whether approvals.json has been saved since the last decision that belongs in it.
  isSaved: true,
  /// What was selected when it was saved last.
  saved: undefined,

  /// Only a picture that the run made can become a golden.
  possible(entry) {
    return Boolean(entry.acceptable);
  },

  box(entry) {
    // The label is as large as a finger.
    return element("label", { class: "tick" }, element("input", {
      type: "checkbox", class: "checkbox", "aria-label": `${this.verb} ${entry.key}`,
      disabled: !this.possible(entry), title: this.possible(entry) ? `${this.verb} (a)` : entry.refusal ?? "Nothing to accept",
      checked: this.selected.has(entry.key),
      onchange: () => this.toggle(entry, true),
    }));
  },

  toggle(entry, inList) {
    if (!this.possible(entry)) return;
    if (review.isServed) return review.decide(entry, "accepted", inList);
    this.choose([entry], !this.selected.has(entry.key));
  },

  /// Selects some, or none of them.
  choose(some, isSelected) {
    for (const entry of some) {
      if (isSelected) this.selected.add(entry.key);
      else if (this.selected.delete(entry.key)) causes.forget(entry);
    }
    causes.draw();
    list.redraw();
    this.show();
    review.remember();
  },

  /// Accepts or selects some, or takes that back.
  ///
  /// - Returns: Whether that was done.
  async set(some, isAccepted) {
    if (review.isServed) return isAccepted ? review.acceptAll(some) : review.takeBack(some);
    for (const { key } of some) if (isAccepted) this.selected.add(key); else this.selected.delete(key);
    return true;
  },

  /// Takes a selection back: that of the entry on the stage, or else the last one, whose entry is shown then.
  undo() {
    const key = this.selected.has(viewer.entry?.key) ? viewer.entry.key : [...this.selected].at(-1);
    if (key === undefined) return announce("Nothing is selected.");
    const entry = entryOf(key);
    this.toggle(entry);
    viewer.open(entry, true);
  },

  selectShown() {
    const shown = list.order.filter((entry) => this.possible(entry));
    this.choose(shown, !shown.every((entry) => this.selected.has(entry.key)));
  },

  /// Those that changed as an entry did, itself included.
  equal(entry) {
    return (changes.get(entry?.change) ?? []).filter((other) => this.possible(other));
  },

  /// Selects, or no longer selects, what changed as the entry did.
  toggleChange(entry) {
    const equal = this.equal(entry);
    if (equal.length < 2) return announce("No other snapshot has the same change.");
    if (review.isServed) return review.acceptChange(entry);
    this.choose(equal, !equal.every((other) => this.selected.has(other.key)));
  },

  /// The button that decides all equal changes at once.
  showChange() {
    const equal = this.equal(viewer.entry);
    const button = byId("accept-change");
    button.hidden = equal.length < 2;
    if (button.hidden) return;
    const done = equal.every((other) => this.selected.has(other.key));
    button.setAttribute("aria-pressed", String(done));
    const count = equal.length === 2 ? "both" : `all ${equal.length}`;
    const name = count[0].toUpperCase() + count.slice(1);
    button.textContent = done ? `${name} ${this.done.toLowerCase()}` : `${this.verb} ${count}`;
    button.title = "Every snapshot with the same change (e)";
  },

  /// What `--only` is given. A name also means those that go on from it with `/` or `.`; where one of those is
  /// not selected, `=` says that only the name itself is meant.
  patterns() {
    const ids = new Set(this.chosen().map((entry) => entry.id));
    const others = entries.filter((entry) => !ids.has(entry.id)).map((entry) => entry.id);
    const goesOn = (id) => others.some((other) => other.startsWith(id + ".") || other.startsWith(id + "/"));
    return [...ids].map((id) => goesOn(id) || id.includes("*") || id.startsWith("=") ? "=" + id : id);
  },

  /// A word of a POSIX shell: quoted unless every character is plain.
  quoted(word) {
    return /^[A-Za-z0-9_@%+:,./-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
  },

  /// What a command or a file records: in a review, which writes goldens itself, what has no picture to write.
  chosen() {
    if (this.selected.size === 0) return [];
    return entries.filter((entry) => this.selected.has(entry.key) && (!review.isServed || entry.isUnkept));
  },

  /// Whether approvals.json says what is to be recorded: it has room for many, the causes of what no one has seen, and a name. Once
  /// it is saved, it also binds the command to what was seen.
  needsFile() {
    return review.isServed || report.keepsApprovals || this.selected.size > 200 || this.saved === this.selection()
      || this.chosen().some((entry) => entry.isUnkept);
  },

  /// What is selected, to be compared.
  selection() {
    return [...this.selected].join("\n");
  },

  command() {
    const record = "swift package --allow-writing-to-package-directory record-snapshots";
    if (this.needsFile()) return record + " --from approvals.json";
    const options = this.patterns().map((pattern) => " --only " + this.quoted(pattern)).join("");
    return record + options;
  },

  async copy() {
    if (this.selected.size === 0) return announce("Accept a picture first (a).");
    await copyText(byId("command"), this.command());
  },

  download() {
    const chosen = this.chosen();
    if (chosen.length === 0) return announce(`${this.verb} a picture first (a).`);
    // Each names what was seen, so that nothing else is recorded or accepted in its place. What has no value is left out.
    // A picture that was not kept was not seen: its causes bind what may be recorded.
    const edits = [];
    const places = new Map();
    for (const number of new Set(chosen.filter((entry) => entry.isUnkept).flatMap((entry) => entry.causes))) {
      const { kind, before, after, view, variants = [] } = report.causes[number - 1];
      const all = kind ? [{ kind, before, after, view }, ...variants] : [];
      places.set(number, all.map((edit) => edits.push(edit) - 1));
    }
    const file = {
      schema: "touchstone.approvals/2", run: report.run, commit: report.commit,
      approvedAt: new Date().toISOString(), approvedBy: byId("approver").value.trim() || undefined,
      causes: edits.length === 0 ? undefined : edits,
      approved: [],
    };
    // A line for each, without spaces: there may be a hundred thousand.
    const lines = chosen.map(({ id, golden, digest, file, isUnkept, causes }) => JSON.stringify({
      id, golden, digest, file, causes: isUnkept ? causes.flatMap((number) => places.get(number)) : undefined,
    }));
    const text = JSON.stringify(file, null, 2).replace(/\[\]\n}$/, () => `[\n${lines.join(",\n")}\n]\n}`) + "\n";
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    element("a", { href: url, download: "approvals.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    this.isSaved = true;
    this.saved = this.selection();
    this.show();
    review.remember();
    announce("approvals.json saved.");
  },

  /// The steps that remain. Where a file is needed, it is saved before the command is run.
  showSteps(areNeeded) {
    for (const id of ["steps", "command", "approver", "copy", "download"]) byId(id).hidden = !areNeeded;
    if (!areNeeded) return;
    const isInFile = this.needsFile();
    byId("steps").classList.toggle("numbered", isInFile);
    const first = byId(isInFile ? "step-save" : "step-run");
    if (byId("steps").firstElementChild !== first) byId("steps").prepend(first);
    byId("download").classList.toggle("primary", isInFile);
    byId("copy").classList.toggle("primary", !isInFile);
  },

  /// The command with its first options, which break as a whole: it is copied with all of them.
  showCommand() {
    const [record, ...options] = (this.selected.size === 0 ? "" : this.command()).split(/(?= --only )/);
    const rest = options.length - this.most;
    const shown = rest > 1 ? options.slice(0, this.most) : options;
    byId("command").replaceChildren(record, ...shown.flatMap((option) => [" ", element("span", {}, option.trim())]),
      ...rest > 1 ? [" ", element("i", {}, `… and ${grouped(rest)} more`)] : []);
    byId("copy").title = rest > 1 ? `Copies all ${grouped(options.length)}` : "";
  },

  /// On a phone, the way from a picture to what is to be done with those that were selected.
  showWay() {
    byId("to-tray").hidden = byId("tray").hidden;
    byId("to-tray").textContent = byId("tray-count").textContent + " ›";
  },

  show() {
    if (review.isServed) return review.show();
    const count = this.selected.size;
    byId("tray").hidden = count === 0 && causes.waitingCount === 0;
    this.showSteps(count > 0);
    byId("tray-count").textContent = count + (count === 1 ? " picture selected" : " pictures selected");
    this.showCommand();
    this.showWay();
    const accept = byId("accept");
    const entry = viewer.entry;
    accept.hidden = !entry || !this.possible(entry);
    accept.setAttribute("aria-pressed", String(Boolean(entry) && this.selected.has(entry.key)));
    this.showChange();
    byId("accept-label").textContent = entry && this.selected.has(entry.key) ? this.done : this.verb;
  },
};

byId("copy").addEventListener("click", () => approvals.copy());
byId("download").addEventListener("click", () => approvals.download());
byId("clear").addEventListener("click", () => {
  for (const waiting of causes.waiting.values()) waiting.clear();
  approvals.choose(approvals.chosen(), false);
});
byId("to-tray").addEventListener("click", () => {
  viewer.close();
  (review.isServed ? byId("end") : byId("tray").querySelector(".primary"))?.focus();
});
byId("accept").addEventListener("click", () => approvals.toggle(viewer.entry));
byId("accept-change").addEventListener("click", () => approvals.toggleChange(viewer.entry));

/// Copies a command that an element shows.
async function copyText(node, text = node.textContent) {
  try {
    await navigator.clipboard.writeText(text);
    announce("Command copied.");
  } catch {
    // A page from disk may be refused the clipboard: select the text for the reader instead, all of it.
    if (node.textContent !== text) node.textContent = text;
    getSelection().selectAllChildren(node);
    announce(document.execCommand("copy") ? "Command copied." : "Press Ctrl-C to copy the command.");
  }
}

/// Says what a key or button did, to eyes and to screen readers.
function announce(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.classList.add("visible");
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => toast.classList.remove("visible"), 2200);
}
