/** A part of a picture, in per cent of its width and height. */
export type Cut = { x: number; y: number; width: number; height: number };

/** The crop in pixels of the picture itself, within its edges and at least one pixel large. */
export function pixelsOf(cut: Cut, { width, height }: { width: number; height: number }) {
  const x = Math.min(Math.max(0, Math.round((cut.x / 100) * width)), width - 1);
  const y = Math.min(Math.max(0, Math.round((cut.y / 100) * height)), height - 1);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((cut.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((cut.height / 100) * height))),
  };
}

/** The largest square in the middle of a picture. */
export function squareIn({ width, height }: { width: number; height: number }): Cut {
  const side = Math.min(width, height);
  const part = (whole: number) => (side / whole) * 100;
  return {
    x: (100 - part(width)) / 2,
    y: (100 - part(height)) / 2,
    width: part(width),
    height: part(height),
  };
}

/** The part of a shown picture as a file that can be uploaded; throws if the browser cannot draw it. */
export async function cutOut(picture: HTMLImageElement, cut: Cut): Promise<File> {
  const { x, y, width, height } = pixelsOf(cut, {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  });
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  // PNG is lossless: the shop makes its own sizes and formats of what it receives.
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser could not draw the picture.");
  return new File([blob], "cut.png", { type: "image/png" });
}
