// Ticked pictures, and the two ways to accept them: a command to paste, or a file to hand to the tool.

const approvals = {
  ticked: new Set(),

  /// Only a picture that the run made can become a golden.
  possible(entry) {
    return Boolean(entry.acceptable);
  },

  box(entry) {
    return element("input", {
      type: "checkbox", class: "tick", "aria-label": "Accept " + entry.key,
      disabled: !this.possible(entry), title: this.possible(entry) ? "Accept this picture (x)" : "Nothing to accept",
      checked: this.ticked.has(entry.key),
      onchange: () => this.toggle(entry, true),
    });
  },

  toggle(entry, inList) {
    if (!this.possible(entry)) return;
    if (review.isServed) return review.decide(entry, "accepted", inList);
    if (!this.ticked.delete(entry.key)) this.ticked.add(entry.key);
    list.redraw();
    this.show();
  },

  tickShown() {
    const shown = list.order.filter((entry) => this.possible(entry));
    const all = shown.every((entry) => this.ticked.has(entry.key));
    for (const entry of shown) {
      if (all) this.ticked.delete(entry.key); else this.ticked.add(entry.key);
    }
    list.redraw();
    this.show();
  },

  /// What `--only` is given. A name also means those that go on from it with `/` or `.`; where one of those is
  /// not ticked, `=` says that only the name itself is meant.
  patterns() {
    const ids = new Set(entries.filter((entry) => this.ticked.has(entry.key)).map((entry) => entry.id));
    const goesOn = (id) => entries.some((other) => !ids.has(other.id)
      && (other.id.startsWith(id + ".") || other.id.startsWith(id + "/")));
    return [...ids].map((id) => goesOn(id) || id.includes("*") || id.startsWith("=") ? "=" + id : id);
  },

  /// A word of a POSIX shell: quoted unless every character is plain.
  quoted(word) {
    return /^[A-Za-z0-9_@%+:,./-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
  },

  command() {
    const options = this.patterns().map((pattern) => " --only " + this.quoted(pattern)).join("");
    return "swift package --allow-writing-to-package-directory record-snapshots" + options;
  },

  async copy() {
    if (this.ticked.size === 0) return announce("Tick a picture first (x).");
    try {
      await navigator.clipboard.writeText(this.command());
      announce("Command copied.");
    } catch {
      // A page from disk may be refused the clipboard: select the text for the reader instead.
      const text = byId("command");
      getSelection().selectAllChildren(text);
      announce(document.execCommand("copy") ? "Command copied." : "Copy the marked command.");
    }
  },

  download() {
    if (this.ticked.size === 0) return announce("Tick a picture first (x).");
    const approved = entries.filter((entry) => this.ticked.has(entry.key)).map((entry) => ({
      id: entry.id, golden: entry.golden, actual: entry.artefact ?? null,
    }));
    const text = JSON.stringify({ schema: "touchstone.approvals/1", run: report.run, approved }, null, 2) + "\n";
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    element("a", { href: url, download: "approvals.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    announce("approvals.json saved.");
  },

  show() {
    if (review.isServed) return review.show();
    const count = this.ticked.size;
    byId("tray").hidden = count === 0;
    byId("tray-count").textContent = count + (count === 1 ? " picture ticked" : " pictures ticked");
    byId("command").textContent = count === 0 ? "" : this.command();
    const accept = byId("accept");
    const entry = viewer.entry;
    accept.hidden = !entry || !this.possible(entry);
    accept.setAttribute("aria-pressed", String(Boolean(entry) && this.ticked.has(entry.key)));
    byId("accept-label").textContent = entry && this.ticked.has(entry.key) ? "Ticked" : "Accept";
  },
};

byId("copy").addEventListener("click", () => approvals.copy());
byId("download").addEventListener("click", () => approvals.download());
byId("clear").addEventListener("click", () => {
  approvals.ticked.clear();
  list.redraw();
  approvals.show();
});
byId("accept").addEventListener("click", () => approvals.toggle(viewer.entry));

/// Says what a key or button did, to eyes and to screen readers.
function announce(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.classList.add("visible");
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => toast.classList.remove("visible"), 2200);
}
