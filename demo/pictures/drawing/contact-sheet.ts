import sharp from "sharp";

/** Lays pictures in rows on one sheet and returns it as a PNG; each cell is `size` pixels square. */
export async function contactSheet(pictures: Buffer[], columns: number, size: number): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(size, size, { fit: "contain" }).png().toBuffer()),
  );
  const rows = Math.max(1, Math.ceil(cells.length / columns));
  const sheet = sharp({
    create: { width: columns * size, height: rows * size, channels: 3, background: "#ffffff" },
  });
  const layers = cells.map((input, i) => ({
    input,
    left: (i % columns) * size,
    top: Math.floor(i / columns) * size,
  }));
  return sheet.composite(layers).png().toBuffer();
}
