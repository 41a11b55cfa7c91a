import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Feature, Font, Buffer as Line, shape } from "harfbuzzjs";
import subset from "subset-font";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../root";
import { devanagari, latin } from "./characters";
import { cutFont, fontFiles, fontFolder, wholeFont } from "./files";

/** A WOFF2 file as the shaper reads it. */
const opened = async (woff2: Buffer): Promise<Face> =>
  new Face(new Blob(await subset(woff2, undefined, { targetFormat: "sfnt", keepAllGlyphs: true })));

const committed = (name: string): Buffer => readFileSync(join(fontFolder, `${name}.woff2`));

/** What is drawn for a text: outlines with their places, without joiners. Glyph 0 stands for what is missing. */
function drawn(font: Font, text: string, features: string[] = []) {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(
    font,
    line,
    features.flatMap((name) => Feature.fromString(name) ?? []),
  );
  const places = line.getGlyphPositions();
  return line.getGlyphInfos().flatMap(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset, yOffset } = places[at] ?? {};
    const outline = font.glyphToPath(codepoint);
    return outline || xAdvance ? [{ outline, isMissing: codepoint === 0, xAdvance, xOffset, yOffset }] : [];
  });
}

const styles = readFileSync(join(fontFolder, "../fonts.css"), "utf8").replace(/\s+/g, " ");

describe.each(fontFiles)("$name", (file) => {
  const made = committed(file.name);

  it("is what `npm run make-fonts` cuts from the typeface's package", async () => {
    expect(made.equals(await cutFont(file))).toBe(true);
  });

  it("has all its characters, and pages fetch it for each of them", async () => {
    const held = new Set((await opened(made)).collectUnicodes());
    const rule = styles.split("@font-face").find((part) => part.includes(file.name)) ?? "";
    const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = "", last = first]) => ({
        first: Number.parseInt(first, 16),
        last: Number.parseInt(last, 16),
      }),
    );
    for (const one of file.characters) {
      const point = one.codePointAt(0) ?? 0;
      expect(held, one).toContain(point);
      expect(
        ranges.some(({ first, last }) => first <= point && point <= last),
        one,
      ).toBe(true);
    }
  });
});

describe.each(fontFiles.filter(({ characters }) => characters === devanagari))("$name", (file) => {
  let whole: Font;
  let cut: Font;
  beforeAll(async () => {
    whole = new Font(new Face(new Blob(wholeFont(file))));
    cut = new Font(await opened(committed(file.name)));
  });

  it("draws two letters that become one as the whole typeface does, with and without joiners", () => {
    const consonants = [...devanagari].filter((one) => /[\u0915-\u0939\u0958-\u095f]/.test(one));
    const texts = consonants.flatMap((first) =>
      consonants.flatMap((second) =>
        ["", "\u200d", "\u200c"].map((joiner) => `${first}\u094d${joiner}${second}ि`),
      ),
    );
    const seen = (font: Font, text: string) => JSON.stringify(drawn(font, text));
    expect(texts.filter((text) => seen(cut, text) !== seen(whole, text))).toEqual([]);
  });

  it.each([
    ["ऱ्हास", "र्हास"],
    ["सुऱ्या", "सुर्या"],
    ["दर्‍या", "दर्या"],
  ])("draws Marathi's half ra of %s, which is not the one above the line of %s", (marathi, other) => {
    expect(drawn(cut, marathi).some(({ isMissing }) => isMissing)).toBe(false);
    expect(drawn(cut, marathi)).toEqual(drawn(whole, marathi));
    expect(drawn(cut, marathi)).not.toEqual(drawn(cut, other));
  });

  it.each(["अ‍ॅप", "ॲप", "काळा", "ज्ञान", "क्षेत्र", "शृंगार", "ख़रीदें", "फ़्रिज़", "वैशिष्ट्ये", "२३४५६७८९०१"])(
    "has a glyph for every part of %s",
    (word) => {
      expect(drawn(cut, word).filter(({ isMissing }) => isMissing)).toEqual([]);
      expect(drawn(cut, word)).toEqual(drawn(whole, word));
    },
  );
});

it.each(["latin-400", "latin-600"])(
  "%s sets figures of one width where a column asks for them, and the rupee sign",
  async (name) => {
    const font = new Font(await opened(committed(name)));
    const widths = (features: string[]) =>
      new Set(drawn(font, "0123456789", features).map(({ xAdvance }) => xAdvance));
    expect(widths([]).size).toBeGreaterThan(1);
    expect(widths(["tnum"]).size).toBe(1);
    expect(drawn(font, "₹1,299.00").some(({ isMissing }) => isMissing)).toBe(false);
  },
);

/** The texts of the shop and the demo's products, with their files; without comments. */
const texts = ["storefront/src/i18n", "demo/data"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({
      path,
      text: readFileSync(join(root, folder, path), "utf8").replace(/^\s*(\/\*\*?|\*|\/\/) .*$/gm, ""),
    })),
);

it("holds every letter of the shop's own texts and of the demo's products", () => {
  const known = new Set(`${latin}${devanagari}\n`);
  const missing = texts.flatMap(({ path, text }) =>
    [...text].filter((one) => !known.has(one)).map((one) => `${one} in ${path}`),
  );
  expect(missing).toEqual([]);
});

it("writes no vowel sign after a vowel in them, which browsers draw on a dotted circle: ॲ is one letter", () => {
  const broken = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\S*[\u0905-\u0914\u0960\u0961][\u093e-\u094c]\S*/g)].map(
      ([word]) => `${word} in ${path}`,
    ),
  );
  expect(broken).toEqual([]);
});
