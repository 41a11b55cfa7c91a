import type { Locator } from "@playwright/test";

/**
 * The least contrast of white words with what stands behind them, by WCAG 2, measured on the screen: a picture of the
 * words' place without the words. 4.5 is enough for any size.
 */
export async function contrastOfWhite(words: Locator): Promise<number> {
  await words.evaluate((element) => {
    element.style.color = "transparent";
  });
  const picture = await words.screenshot({ animations: "disabled" });
  const lightest = await words.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("The browser cannot draw.");
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const linear = (value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      let most = 0;
      for (let at = 0; at < data.length; at += 4)
        most = Math.max(
          most,
          0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]),
        );
      return most;
    },
    [...picture],
  );
  return 1.05 / (lightest + 0.05);
}
