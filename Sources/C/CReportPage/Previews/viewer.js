// One picture, large, and how it was before.

function open(index) {
  state.open = (index + state.shown.length) % state.shown.length;
  const { entry, picture, isChanged } = state.shown[state.open];
  element("viewer-title").textContent = entry.name ?? entry.id;
  element("viewer-place").textContent =
    [nameOf(picture), `${picture.width} × ${picture.height}`, entry.line ? `${entry.source}:${entry.line}` : entry.id]
      .join(" · ");
  element("compare").hidden = !isChanged;
  element("stage").dataset.stage = picture.stage;
  for (const image of element("stage").children) {
    image.alt = `${entry.id}, ${nameOf(picture)}`;
    image.width = picture.width;
  }
  element("strip").replaceChildren(...state.shown.flatMap((shown, other) => {
    if (shown.entry !== entry) return [];
    const button = make("button", nameOf(shown.picture));
    button.type = "button";
    button.setAttribute("aria-pressed", String(other === state.open));
    button.onclick = () => open(other);
    return [button];
  }));
  compare("now");
  if (!element("viewer").open) element("viewer").showModal();
}

// Shows the picture as it is, as it was in the drawing before, or what differs between both.
function compare(mode) {
  const { picture } = state.shown[state.open];
  const [first, second] = element("stage").children;
  for (const button of element("compare").children) {
    button.setAttribute("aria-pressed", String(button.value === mode));
  }
  element("stage").dataset.mode = mode;
  first.src = address(picture, mode === "before");
  second.hidden = mode !== "difference";
  if (!second.hidden) second.src = address(picture, true);
}

for (const button of element("compare").children) button.onclick = () => compare(button.value);
element("previous-picture").onclick = () => open(state.open - 1);
element("next-picture").onclick = () => open(state.open + 1);
element("viewer").onclick = (event) => { if (event.target === element("viewer")) element("viewer").close(); };
document.addEventListener("keydown", (event) => {
  if (element("viewer").open) {
    if (event.key === "ArrowLeft") open(state.open - 1);
    if (event.key === "ArrowRight") open(state.open + 1);
    if (event.key === "b" && !element("compare").hidden) {
      compare(element("stage").dataset.mode === "before" ? "now" : "before");
    }
  } else if (event.key === "/" && document.activeElement !== element("search")) {
    event.preventDefault();
    element("search").focus();
  }
});
