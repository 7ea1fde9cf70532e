// The list of files and previews.

function listVariants() {
  element("variants").replaceChildren(...variantsOf(state.page).map((variant) => {
    const button = make("button", names[variant] ?? variant);
    button.type = "button";
    button.setAttribute("aria-pressed", String(!state.hidden.has(variant)));
    button.onclick = () => {
      if (!state.hidden.delete(variant)) state.hidden.add(variant);
      listVariants();
      render();
    };
    return button;
  }));
}

function matches(entry) {
  const text = [entry.module, entry.id, entry.name ?? ""].join(" ").toLowerCase();
  return element("search").value.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function render() {
  const { page } = state;
  const changed = new Set(page.changed);
  const onlyChanged = element("only-changed").firstElementChild.checked;
  const groups = new Map();
  state.shown = [];
  let count = 0;
  for (const entry of page.entries.filter(matches)) {
    const pictures = entry.pictures.filter((picture) =>
      onlyChanged ? changed.has(picture.file) : !state.hidden.has(picture.variant) || changed.has(picture.file));
    if (pictures.length === 0 && (onlyChanged || entry.pictures.length > 0)) continue;
    count += 1;
    const file = entry.source.split("/").pop();
    const key = `${entry.module}/${file}`;
    if (!groups.has(key)) groups.set(key, { module: entry.module, file, articles: [] });
    groups.get(key).articles.push(article(entry, pictures, changed));
  }
  element("previews").replaceChildren(...[...groups].map(([key, group]) => section(key, group)));
  listFiles(groups);
  element("nothing").hidden = count > 0;
  const total = page.entries.length;
  element("facts").textContent = (count === total ? `${total} previews` : `${count} of ${total} previews`)
    + (page.changed.length ? ` · ${page.changed.length} changed` : "")
    + (page.isWatched ? " · live" : "")
    + (page.isWatched && page.drawn ? ` · updated ${new Date(page.drawn * 1000).toTimeString().slice(0, 5)}` : "");
  document.body.dataset.live = page.isWatched;
  resize();
}

function section(key, { module, file, articles }) {
  const made = make("section");
  made.id = key;
  const heading = make("h2", file.replace(/\.swift$/, ""));
  heading.append(make("small", module));
  const row = make("div", undefined, "row");
  row.append(...articles);
  made.append(heading, row);
  return made;
}

function listFiles(groups) {
  element("files").replaceChildren(...[...groups].map(([key, { file, articles }]) => {
    const link = make("a", file.replace(/\.swift$/, ""));
    link.href = `#${encodeURIComponent(key)}`;
    link.append(make("small", articles.length));
    return link;
  }));
}

function article(entry, pictures, changed) {
  const made = make("article");
  const heading = make("h3", entry.name ?? "Preview");
  if (entry.line) heading.append(make("small", `line ${entry.line}`));
  made.append(heading);
  for (const remark of entry.remarks) made.append(make("p", remark, "remark"));
  const row = make("div", undefined, "pictures");
  for (const picture of pictures) row.append(figure(entry, picture, changed.has(picture.file)));
  made.append(row);
  return made;
}

function figure(entry, picture, isChanged) {
  const made = make("figure", undefined, isChanged ? "changed" : "");
  made.dataset.stage = picture.stage;
  made.dataset.screen = picture.isScreen;
  const image = make("img");
  image.loading = "lazy";
  image.src = address(picture);
  image.alt = `${entry.id}, ${nameOf(picture)}`;
  image.dataset.width = picture.width;
  image.dataset.height = picture.height;
  const button = make("button");
  button.type = "button";
  const index = state.shown.push({ entry, picture, isChanged }) - 1;
  button.onclick = () => open(index);
  button.append(image);
  const caption = make("figcaption", nameOf(picture));
  caption.append(make("small", `${Math.round(picture.width)} × ${Math.round(picture.height)}`));
  made.append(button, caption);
  return made;
}

function resize() {
  const zoom = Number(element("zoom").value);
  document.body.style.setProperty("--zoom", zoom);
  for (const image of document.querySelectorAll("figure img")) {
    // Small views stay readable.
    const factor = Math.max(zoom, Math.min(1, 160 / image.dataset.width));
    image.width = Math.round(image.dataset.width * factor);
    image.height = Math.round(image.dataset.height * factor);
  }
}

element("search").oninput = render;
element("clear").onclick = () => {
  element("search").value = "";
  element("only-changed").firstElementChild.checked = false;
  state.hidden.clear();
  listVariants();
  render();
};
element("only-changed").firstElementChild.onchange = render;
element("zoom").oninput = resize;
element("theme").onclick = () => {
  const isDark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = isDark ? "light" : "dark";
};
