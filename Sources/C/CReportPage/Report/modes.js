// The ways to look at two pictures.

const names = {
  reference: report.comparison ? "Before" : "Golden", actual: "Actual", ...report.names, difference: "Difference",
};

/// What a pane is called. What a run says that it recorded is only the run's, unless it is the golden of the package.
function nameOf(entry, role, kind = "picture") {
  return role === "actual" && entry.isUnconfirmed ? `Run's ${kind}` : names[role];
}

function layer(entry, role) {
  return { picture: player.picture(entry, role), role: nameOf(entry, role), name: role };
}

function single(entry, role) {
  const picture = player.picture(entry, role);
  const isNew = role === "actual" && entry.status === "new" && !entry.isUnconfirmed;
  const label = isNew ? "New" : nameOf(entry, role);
  return { label, detail: `${picture.width} × ${picture.height} px`, layers: [layer(entry, role)] };
}

/// Why an entry has nothing to show.
function nothing(entry) {
  if (entry.status === "skipped" && report.comparison) return "There is no picture to show: nothing of it was varied.";
  if (entry.status === "skipped") return "This snapshot belongs to another shard.";
  // A picture of an audit alone is kept only with issues that fail the test.
  if (entry.status === "passed" && /\.audit(-\d+)?\.txt$/.test(entry.golden)) return "Nothing here fails the test, so there is no picture.";
  if (entry.status === "passed" && report.comparison) return `The same as in ${report.comparison.base}.`;
  if (entry.status === "passed" && report.names) return "There is no picture to show.";
  if (entry.status === "passed") return "Matches its golden. The picture was left out to keep this page small.";
  if (entry.isUnkept) return "There is no picture of it in this report.";
  return entry.status === "failed" ? "There is nothing to compare: see the message above." : "There is no picture to show.";
}

/// The sizes of the two pictures that lie over each other: one, if they are the same.
function sizes(entry) {
  const [golden, actual] = both.map((role) => player.picture(entry, role)).map(({ width, height }) => `${width} × ${height}`);
  return `${golden === actual ? golden : `${golden} → ${actual}`} px`;
}

/// One pane in which both pictures lie.
function pair(entry, label) {
  return [{ label, detail: sizes(entry), layers: both.map((role) => layer(entry, role)) }];
}

const both = ["reference", "actual"];
const modes = [
  {
    id: "side", label: "Side by side", needs: both,
    panes: (entry) => [single(entry, "reference"), single(entry, "actual")],
  },
  {
    id: "slider", label: "Slider", needs: both, mix: "Slider position",
    panes: (entry) => pair(entry, `${names.reference} ↔ ${nameOf(entry, "actual")}`),
    start: ([pane]) => {
      const divider = element("div", { class: "divider", "aria-hidden": "true" });
      const follow = (event) => {
        const box = pane.board.getBoundingClientRect();
        modeControl.setMix((event.clientX - box.left) / box.width);
      };
      divider.addEventListener("pointerdown", (event) => divider.setPointerCapture(event.pointerId));
      divider.addEventListener("pointermove", (event) => {
        if (divider.hasPointerCapture(event.pointerId)) follow(event);
      });
      pane.board.append(divider);
    },
    blend: ([pane], mix) => {
      const actual = pane.layers[1];
      // The share is of the whole board; the picture may be narrower than that.
      const share = Math.min(1, mix * pane.board.clientWidth / Math.max(1, actual.clientWidth));
      actual.style.clipPath = `inset(0 0 0 ${share * 100}%)`;
      pane.board.querySelector(".divider").style.left = mix * 100 + "%";
    },
  },
  {
    id: "onion", label: "Onion skin", needs: both, mix: "Opacity of the actual picture",
    panes: (entry) => pair(entry, `${names.reference} + ${nameOf(entry, "actual")}`),
    blend: ([pane], mix) => {
      pane.layers[1].style.opacity = mix;
      pane.label.textContent = `${nameOf(viewer.entry, "actual")} at ${Math.round(mix * 100)} %`;
    },
  },
  {
    id: "blink", label: "Blink", needs: both,
    panes: (entry) => pair(entry, names.reference),
    start: ([pane]) => {
      const show = (actual) => {
        modeControl.blinkShowsActual = actual;
        pane.layers[0].style.visibility = actual ? "hidden" : "visible";
        pane.layers[1].style.visibility = actual ? "visible" : "hidden";
        pane.label.textContent = actual ? nameOf(viewer.entry, "actual") : names.reference;
      };
      modeControl.swap = () => {
        modeControl.stopBlinking();
        show(!modeControl.blinkShowsActual);
      };
      modeControl.blink = () => {
        modeControl.timer = setInterval(() => show(!modeControl.blinkShowsActual), 600);
        modeControl.drawBlinking();
      };
      show(false);
      // Who asked for less motion swaps by hand.
      if (!reducedMotion.matches) modeControl.blink();
    },
  },
  {
    id: "difference", label: "Difference", needs: ["difference"],
    panes: (entry) => [{ ...single(entry, "difference"), legend: heat.isPossible(entry) ? heat.legend() : null }],
  },
  {
    id: "three", label: "Three up", needs: ["reference", "actual", "difference"],
    panes: (entry) => [single(entry, "reference"), single(entry, "actual"), single(entry, "difference")],
  },
  { id: "text", label: "Text", needs: ["texts"] },
];

const modeControl = {
  wanted: memory.get("mode") ?? "side",
  mix: 0.5,
  timer: null,
  /// What blinking needs, while that is the mode: to swap the pictures, and to swap them again and again.
  swap: null,
  blink: null,
  blinkShowsActual: false,

  possible(entry, mode) {
    return mode.needs.every((role) => role === "texts" ? this.hasText(entry) : entry[role]);
  },

  /// Why a mode cannot show an entry.
  refusal(entry, mode) {
    const lacks = both.filter((role) => !entry[role]);
    const why = mode.id === "text" ? "this snapshot has no text" : lacks.length === 2 ? "this snapshot has no pictures"
      : lacks.length === 1 ? `the ${lacks[0] === "actual" ? "picture of the run" : "golden"} is not in this report`
        : "pictures of this kind are not compared pixel by pixel";
    return `${mode.label}: not here, for ${why}.`;
  },

  hasText(entry) {
    return Object.values(entry.texts ?? {}).some(Boolean);
  },

  /// The wanted mode, or the best that the pictures of the entry allow.
  current(entry) {
    const wanted = modes.find((mode) => mode.id === this.wanted);
    if (wanted && this.possible(entry, wanted)) return wanted;
    return modes.find((mode) => this.possible(entry, mode)) ?? null;
  },

  choose(id) {
    const mode = modes.find((candidate) => candidate.id === id);
    if (!viewer.entry || !mode) return;
    if (!this.possible(viewer.entry, mode)) return announce(this.refusal(viewer.entry, mode));
    this.wanted = id;
    memory.set("mode", id);
    this.show(true);
    address.noteMode();
  },

  stopBlinking() {
    clearInterval(this.timer);
    this.timer = null;
    this.drawBlinking();
  },

  drawBlinking() {
    byId("blinking").hidden = !this.swap;
    byId("blink-play").textContent = this.timer === null ? "Play" : "Pause";
  },

  show(keepWindow) {
    this.swap = null;
    this.stopBlinking();
    const entry = viewer.entry;
    const mode = this.current(entry);
    const only = ["actual", "reference"].find((role) => entry[role]);
    // Without pictures there is nothing to compare them by, and without text no text to show.
    const hasPictures = roles.some((role) => entry[role]);
    byId("toolbar").hidden = !hasPictures;
    byId("modes").hidden = !mode;
    const offered = modes.filter((candidate) => candidate.id !== "text" || this.hasText(entry));
    byId("modes").replaceChildren(...offered.map((candidate) => element("button", {
      type: "button", role: "radio", "aria-checked": String(candidate === mode),
      "aria-disabled": this.possible(entry, candidate) ? null : "true",
      title: this.possible(entry, candidate) ? `${candidate.label} (${modes.indexOf(candidate) + 1})` : this.refusal(entry, candidate),
      tabindex: candidate === mode ? "0" : "-1", dataset: { mode: candidate.id },
      onclick: () => { this.choose(candidate.id); this.focus(); },
    }, candidate.label)));
    this.revealChosen();
    const control = byId("mix");
    control.parentElement.hidden = !mode?.mix;
    if (mode?.mix) control.setAttribute("aria-label", mode.mix);
    for (const id of ["zooming", "toggles"]) byId(id).hidden = mode?.id === "text";
    if (mode?.id === "text" || !mode && !only) {
      stage.panes = [];
      stage.root.replaceChildren(...this.texts(entry));
      return;
    }
    stage.show(mode ? mode.panes(entry) : [single(entry, only)], keepWindow);
    mode?.start?.(stage.panes);
    this.drawBlinking();
    this.setMix(this.mix);
  },

  /// Scrolls the toolbar of a phone to the mode that is chosen.
  revealChosen() {
    const chosen = byId("modes").querySelector('[aria-checked="true"]');
    if (!chosen) return;
    const bar = byId("toolbar").getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    byId("toolbar").scrollLeft += box.left + box.width / 2 - bar.left - bar.width / 2;
  },

  /// Panes for a snapshot that is text.
  texts(entry) {
    if (entry.pages) return [this.pages(entry)];
    const texts = entry.texts ?? {};
    const shown = texts.difference ? ["difference"] : both.filter((role) => texts[role]);
    if (shown.length === 0) return [element("p", { class: "nothing" }, nothing(entry))];
    return shown.map((role) => element("figure", { class: "text-pane" },
      element("figcaption", {}, nameOf(entry, role, "text"), role === "difference" ? patch.legend() : null),
      element("pre", { tabindex: "0", dir: "auto", "aria-label": nameOf(entry, role, "text") },
        ...(role === "difference" ? patch.lines(texts[role]) : [texts[role]]))));
  },

  /// Buttons that open the files of a golden that browsers show by themselves.
  pages(entry) {
    return element("div", { class: "nothing" }, element("p", {}, "A PDF is compared byte by byte."),
      element("p", { class: "opening" }, ...both.filter((role) => entry.pages[role]).map((role) => element("button", {
        type: "button", onclick: async () => {
          const { image } = entry.pages[role];
          await pictures.load(image);
          window.open(pictures.url(image), "_blank", "noopener");
        },
      }, "Open " + nameOf(entry, role, "file").toLowerCase()))));
  },

  focus() {
    byId("modes").querySelector('[aria-checked="true"]')?.focus();
  },

  setMix(value) {
    this.mix = Math.min(1, Math.max(0, value));
    byId("mix").value = String(Math.round(this.mix * 100));
    if (viewer.entry) this.current(viewer.entry)?.blend?.(stage.panes, this.mix);
  },
};

byId("blink-play").addEventListener("click", () => modeControl.timer === null ? modeControl.blink() : modeControl.stopBlinking());
byId("blink-swap").addEventListener("click", () => modeControl.swap());
byId("mix").addEventListener("input", (event) => modeControl.setMix(event.target.value / 100));
byId("modes").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const possible = modes.filter((mode) => modeControl.possible(viewer.entry, mode));
  const index = possible.indexOf(modeControl.current(viewer.entry));
  modeControl.choose(possible[(index + step + possible.length) % possible.length].id);
  modeControl.focus();
});
