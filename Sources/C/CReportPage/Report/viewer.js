// The entry on the stage: its title, message, variants and facts.

/// Text that may break after the slashes of paths, or the dots of names, before it has to break inside of words.
function breakable(text, after = /(?<=\/)/) {
  return text.split(after).flatMap((part, index) => index === 0 ? [part] : [element("wbr"), part]);
}

/// Where the parts and the words of a snapshot's name end.
const partsOfName = /(?<=[/.])|(?<=[a-z])(?=[A-Z])/;

/// The message without what the page shows by itself: the name, the patch, the findings, the places of the views and of the
/// picture, the command.
function shortMessage(entry) {
  let text = entry.message ?? "";
  if (modeControl.hasText(entry)) text = text.split("\n@@")[0];
  if (entry.findings?.length > 0) text = text.split("\n\n").filter((paragraph) => !/^(?:\d+\. |[^\n]*\n +measured: )/.test(paragraph)).join("\n");
  if (entry.facts.some(([name]) => name === "Declared at")) text = text.replace(/\nViews?: [^\n]*/g, "");
  const opening = `Snapshot "${entry.id}" `;
  if (text.startsWith(opening)) text = text[opening.length].toUpperCase() + text.slice(opening.length + 1);
  if (entry.isUnkept) text = text.replace(/\nShow: [^\n]*/, "");
  return text.replace(/\s(?:Look: \S+(?= |\n|$)|(?:Accept|Record): swift package record-snapshots --only (?:'(?:[^']|'\\'')*'|\S+))/g, "").replace(/:$/, ".");
}

/// The facts that are shown at once; others are under details, and what a picture was made with under details of these.
const mainFacts = ["Different pixels", "Worst ΔE00", "Source", "Declared at", "Made with", "Warning", "Masked", "Text"];
const digests = ["Fonts", "Libraries"];

const viewer = {
  entry: null,
  region: null,

  /// Puts an entry on the stage. On a phone the stage then covers the list.
  open(entry, byHand) {
    const sameShape = this.entry && this.entry.size === entry.size && this.entry.scale === entry.scale;
    this.entry = entry;
    this.region = null;
    loupe.point = null;
    byId("viewer").hidden = false;
    if (byHand) {
      document.body.classList.add("viewing");
      address.visit(entry);
    }
    byId("entry-badge").replaceChildren(badge(resultOf(entry), true));
    byId("entry-name").replaceChildren(...breakable(entry.name, partsOfName));
    byId("entry-path").replaceChildren(...[entry.target, entry.suite, entry.test].filter(Boolean)
      .map((part) => element("li", { dir: "auto" }, part)));
    const refusal = entry.refusal ? "Cannot be accepted: " + entry.refusal : "";
    const message = [shortMessage(entry), refusal].filter(Boolean).join("\n");
    byId("message").textContent = message;
    byId("message").hidden = !message;
    this.drawUnkept();
    this.drawVariants();
    this.drawFacts();
    origins.draw();
    player.open(entry);
    regions.draw();
    modeControl.show(sameShape);
    loupe.update();
    list.mark(entry);
    approvals.show();
  },

  /// Says why a snapshot has no picture, which one of the same cause has, and the command that draws it.
  drawUnkept() {
    const { entry } = this;
    byId("unkept").hidden = !entry.isUnkept;
    if (!entry.isUnkept) return;
    const example = entry.causes.map((number) => entryOf(report.causes[number - 1].example)).find((other) => other && !other.isUnkept);
    byId("unkept-why").replaceChildren("Its picture was not kept, because others with the same cause were",
      ...example ? [", such as ", element("button", {
        type: "button", class: "quiet", dir: "auto", onclick: () => this.open(example, true),
      }, example.name), "."] : ["."]);
    byId("unkept-show").hidden = Boolean(report.comparison);
    byId("unkept-command").textContent = `swift run touchstone show ${approvals.quoted(entry.id)}`;
  },

  drawVariants() {
    const { entry } = this;
    const all = this.variants(entry);
    // A test may have thousands.
    const start = Math.max(0, all.indexOf(entry) - 25);
    const variants = all.slice(start, start + 50);
    byId("variants").hidden = variants.length < 2;
    byId("variants").replaceChildren(...variants.map((variant) => {
      return element("button", {
        type: "button", class: "variant", "aria-current": variant === entry ? "true" : null,
        title: variant.key, onclick: () => this.open(variant, true),
      },
        thumbnail(variant),
        element("span", { class: "caption", dir: "auto" }, variant.variant || variant.name),
        review.of(variant) === "rejected" ? element("span", { class: "decision rejected" }, "Rejected") : badge(statusOf(variant), false));
    }));
    // Sideways only: `scrollIntoView` would move the stage out of sight, too.
    const current = byId("variants").querySelector("[aria-current]");
    if (current) byId("variants").scrollLeft = current.offsetLeft - byId("variants").clientWidth / 2;
  },

  /// The snapshots of the same test, with the same argument, by their names.
  variants(entry) {
    return entries.filter((other) => other.test === entry.test && other.argument === entry.argument
      && other.suite === entry.suite && other.target === entry.target).sort(byName);
  },

  drawFacts() {
    const said = new Set(origins.sources(this.entry));
    const facts = (this.entry.facts ?? []).filter(([name, value]) => name !== "Declared at" || !said.has(value));
    const list = (shown) => shown.map(([name, value]) => element("div", {},
      element("dt", {}, name), element("dd", { dir: "auto" }, ...(name === "Source" || name === "Declared at" ? [this.source(value)] : breakable(value)))));
    const among = (names) => list(facts.filter(([name]) => names.includes(name)));
    byId("facts").replaceChildren(...among(mainFacts));
    byId("more-facts").replaceChildren(
      ...list(facts.filter(([name]) => ![...mainFacts, ...digests].includes(name))));
    byId("digests").replaceChildren(...among(digests));
    byId("more").hidden = byId("more-facts").children.length === 0;
    byId("made-with").hidden = byId("digests").children.length === 0;
  },

  /// A place in the sources, with a link to its line at the commit that was tested, if that is known.
  source(place, words = place) {
    const [, path, line] = place.match(/^([^/].*):(\d+)$/s) ?? [];
    const parts = breakable(words);
    if (!report.build?.files || !path || path.split("/").includes("..")) return element("span", {}, ...parts);
    return element("a", {
      href: `${report.build.files}${path.split("/").map(encodeURIComponent).join("/")}#L${line}`,
      target: "_blank", rel: "noopener noreferrer",
    }, ...parts);
  },

  /// The next or previous entry of the list, or of the variants of the same test.
  move(step, among = list.stops) {
    if (among.length === 0) return;
    const index = among.indexOf(this.entry);
    const next = index < 0 ? 0 : Math.min(among.length - 1, Math.max(0, index + step));
    if (among[next] !== this.entry) this.open(among[next], true);
  },

  moveVariant(step) {
    const { entry } = this;
    if (!entry) return;
    this.move(step, this.variants(entry));
  },

  /// Back to the list, on a phone.
  close() {
    document.body.classList.remove("viewing");
    [...list.body.children].find((node) => node.dataset.key === this.entry?.key)
      ?.querySelector(".open")?.focus({ preventScroll: true });
  },
};

byId("unkept-copy").addEventListener("click", () => copyText(byId("unkept-command")));
byId("back").addEventListener("click", () => viewer.close());
for (const [id, key] of [["previous", "k"], ["next", "j"]]) byId(id).addEventListener("click", () => actions.get(key)());
