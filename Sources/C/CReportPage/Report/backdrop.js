// What transparent pictures lie on: the background of their appearance, whatever the page's own colours are. Of those whose
// appearance the run did not tell, it is that which the name says, or else that from which the pixels stand out.

const backdrops = {
  /// Promises of `dark` or `light` by picture, and of nothing where it is opaque.
  tones: new Map(),
  /// Tones by picture, where the appearance is known.
  named: new Map(),

  note(hash, url) {
    if (!this.tones.has(hash)) this.tones.set(hash, this.tone(hash, url));
  },

  /// Marks an image element with the tone of its picture.
  async mark(image, hash) {
    delete image.dataset.tone;
    const tone = await this.tones.get(hash);
    if (tone && image.dataset.picture === String(hash)) image.dataset.tone = tone;
  },

  async tone(hash, url) {
    const side = 16;
    const image = element("img", { src: url });
    const context = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
    try {
      await image.decode();
    } catch {
      return null;
    }
    context.drawImage(image, 0, 0, side, side);
    const bytes = context.getImageData(0, 0, side, side).data;
    let alpha = 0;
    let light = 0;
    for (let i = 0; i < bytes.length; i += 4) {
      alpha += bytes[i + 3];
      light += bytes[i + 3] * (0.2126 * bytes[i] + 0.7152 * bytes[i + 1] + 0.0722 * bytes[i + 2]) / 255;
    }
    if (alpha > 0.98 * 255 * side * side) return null;
    const named = this.named.get(parseInt(hash, 10));
    if (named) return named;
    return light > 0.6 * alpha ? "light" : "dark";
  },
};

/// `light` or `dark`, if the run or the name of a snapshot says so.
function appearanceOf(entry) {
  if (entry.appearance) return entry.appearance;
  const found = entry.id.match(/(?:(?:^|[^A-Za-z])(dark|light)|(Dark|Light))(?![a-z])/);
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

for (const entry of entries) {
  const appearance = appearanceOf(entry);
  if (!appearance) continue;
  const tone = appearance === "dark" ? "light" : "dark";
  for (const role of ["reference", "actual"]) if (entry[role]) backdrops.named.set(entry[role].image, tone);
}
