// Every key, in one table that the help shows too.

const toggle = (name, label) => () => {
  stage[name] = !stage[name];
  stage.place();
  announce(label + (stage[name] ? " on" : " off"));
  drawToggles();
};

/// The steps through what the tab lists.
const move = (step) => () => (views.isShown ? views : findings.isShown ? findings : viewer).move(step);
// The keys of the list that views have, too: the snapshot on the stage is out of sight there.
const keysOfViews = new Set(["j", "ArrowDown", "k", "ArrowUp", "/", "t", "?"]);

const keyTable = [
  ["Move", [
    { keys: ["j", "ArrowDown"], says: "Next snapshot, finding or view", does: move(1) },
    { keys: ["k", "ArrowUp"], says: "Previous snapshot, finding or view", does: move(-1) },
    { keys: ["]"], says: "Next variant of the test", does: () => viewer.moveVariant(1) },
    { keys: ["["], says: "Previous variant of the test", does: () => viewer.moveVariant(-1) },
    { keys: ["n"], says: "Next change in the picture", does: () => stage.nextRegion() },
    { keys: ["/"], says: "Search", does: () => { viewer.close(); byId("search").focus(); } },
    { keys: ["Escape"], says: "Back", does: () => viewer.close() },
  ]],
  ["Compare", [
    ...modes.map((mode, index) => ({
      keys: [String(index + 1)], says: mode.label, does: () => modeControl.choose(mode.id),
    })),
    { keys: ["h", "ArrowLeft"], says: "Slider to the left; onion skin: more of the golden",
      does: () => modeControl.setMix(modeControl.mix - 0.05) },
    { keys: ["l", "ArrowRight"], says: "Slider to the right; onion skin: more of the actual picture",
      does: () => modeControl.setMix(modeControl.mix + 0.05) },
    { keys: [" "], shows: "space", says: "Blink: swap by hand", does: () => modeControl.swap?.() },
  ]],
  ["Frames of an animation", [
    { keys: ["f"], says: "Play, pause", does: () => player.play() },
    { keys: ["."], says: "Next frame", does: () => player.step(1) },
    { keys: [","], says: "Previous frame", does: () => player.step(-1) },
  ]],
  ["Zoom and overlays", [
    { keys: ["+", "="], says: "Zoom in", does: () => stage.step(1) },
    { keys: ["-"], says: "Zoom out", does: () => stage.step(-1) },
    { keys: ["0"], says: "Fit", does: () => stage.fit("whole") },
    { keys: ["w"], says: "Fit the width, at the first change", does: () => stage.fit("width") },
    { keys: ["z"], says: "Actual size (1:1)", does: () => stage.zoomTo(1) },
    { keys: ["p"], says: "Loupe", does: () => {
      loupe.enabled = !loupe.enabled;
      loupe.update();
      announce("Loupe" + (loupe.enabled ? " on" : " off"));
      drawToggles();
    } },
    { keys: ["g"], says: "Pixel grid (from 800 %)", does: toggle("grid", "Pixel grid") },
    { keys: ["m"], says: "Outline changes", does: toggle("regions", "Outlines") },
    { keys: ["b"], says: "Background: automatic, checkerboard, white, black", does: () => {
      stage.backdrop = (stage.backdrop + 1) % stage.backdrops.length;
      stage.place();
      announce("Background: " + stage.backdropNames[stage.backdrops[stage.backdrop]]);
    } },
  ]],
  review.isServed ? ["Decide", [
    { keys: ["a"], says: "Accept: the picture becomes the golden", does: () => review.decide(viewer.entry, "accepted") },
    { keys: ["r"], says: "Reject: keep the golden", does: () => review.decide(viewer.entry, "rejected") },
    { keys: ["e"], says: "Accept all with the same change", does: () => approvals.toggleChange(viewer.entry) },
    { keys: ["A"], says: "Accept all undecided in the list", does: () => review.acceptShown() },
    { keys: ["u"], says: "Undo the last decision", does: () => review.undo() },
    { keys: ["d"], says: "Save approvals.json, for what has no picture", does: () => approvals.download() },
  ]] : ["Accept", [
    { keys: ["a"], says: "Accept this picture", does: () => viewer.entry && approvals.toggle(viewer.entry) },
    { keys: ["e"], says: "Accept all with the same change", does: () => approvals.toggleChange(viewer.entry) },
    { keys: ["A"], says: "Accept all in the list", does: () => approvals.selectShown() },
    { keys: ["u"], says: "Undo the last selection", does: () => approvals.undo() },
    { keys: ["c"], says: "Copy the command", does: () => approvals.copy() },
    { keys: ["d"], says: "Save approvals.json", does: () => approvals.download() },
  ]],
  ["Page", [
    { keys: ["t"], says: "Theme: system, light, dark", does: () => changeTheme() },
    { keys: ["?"], says: "This help", does: () => help.open ? help.close() : help.showModal() },
  ]],
];

const help = byId("help");
const arrows = { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→", Escape: "esc", " ": "space" };
const actions = new Map();
for (const [title, rows] of keyTable) {
  byId("help-tables").append(element("section", {}, element("h3", {}, title), element("dl", {}, ...rows.map((row) => {
    row.keys.forEach((key) => actions.set(key, row.does));
    return element("div", {}, element("dt", {}, ...row.keys.map((key) => element("kbd", {}, arrows[key] ?? key))),
      element("dd", {}, row.says));
  }))));
}

const loupeSteps = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target === byId("search")) {
    if (event.key === "Escape") {
      // Only some browsers clear a search field by themselves.
      event.preventDefault();
      target.value = "";
      target.blur();
    }
    if (event.key === "Enter" && views.isShown) { target.blur(); views.move(0); }
    else if (event.key === "Enter" && findings.isShown) { target.blur(); findings.move(0); }
    else if (event.key === "Enter" && list.order.length > 0) { target.blur(); viewer.open(list.order[0], true); }
    return;
  }
  if (target === byId("approver")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  if (help.open && event.key !== "?") return;
  if (target.matches("select, input[type=range]") && event.key.startsWith("Arrow")) return;
  if (event.key === " " && target.matches("button, input, select, summary")) return;
  if (views.isShown && !keysOfViews.has(event.key)) {
    if (views.press(event.key, target)) event.preventDefault();
    return;
  }
  const step = loupeSteps[event.key];
  if (step && target === stage.root) {
    const distance = event.shiftKey ? 10 : 1;
    event.preventDefault();
    return loupe.move(step[0] * distance, step[1] * distance);
  }
  const action = actions.get(event.key);
  if (!action) return;
  event.preventDefault();
  action();
});
