// What is shown, and the loading of what is drawn later.

const element = (id) => document.getElementById(id);
const make = (tag, text, className) => {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};
const names = {
  light: "Light", dark: "Dark", accessibility3: "Large text", "right-to-left": "Right to left",
  landscape: "Landscape", tablet: "iPad",
};
const nameOf = (picture) => names[picture.variant] ?? picture.variant;
const state = { page: null, hidden: new Set(), shown: [], open: -1 };

// Called by previews.js, at first and whenever the book has been drawn again.
function show(page) {
  const last = state.page;
  if (last && last.generation === page.generation) return;
  if (!last) state.hidden = new Set(hiddenAtFirst(page));
  state.page = page;
  document.title = `${page.title} – previews`;
  element("title").textContent = page.title;
  element("problem").lastElementChild.textContent = page.problem ?? "";
  element("problem").hidden = !page.problem;
  element("omissions").lastElementChild.replaceChildren(...page.omissions.map((text) => make("li", text)));
  element("omissions").hidden = page.omissions.length === 0;
  element("only-changed").hidden = page.changed.length === 0;
  if (page.changed.length === 0) element("only-changed").firstElementChild.checked = false;
  listVariants();
  render();
  if (page.isWatched && !last) setInterval(look, 300);
}

// Few variants are shown at first: a page of hundreds of pictures is no picture book.
function hiddenAtFirst(page) {
  return variantsOf(page).filter((variant) => variant !== "light" && variant !== "dark");
}

function variantsOf(page) {
  const found = new Set(page.entries.flatMap((entry) => entry.pictures.map((picture) => picture.variant)));
  const order = Object.keys(names);
  return [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function look() {
  const script = document.createElement("script");
  script.src = `previews.js?${Date.now()}`;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

const address = (picture, before) =>
  `${before ? picture.file.replace(/^pictures/, "previous") : picture.file}?${state.page.generation}`;

window.show = show;
