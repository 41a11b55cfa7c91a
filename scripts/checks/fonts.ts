import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@contract/constants";
import { root } from "../root";
import type { Check } from "./check";
import { recordedHome } from "./recorded-home";
import { type Rendered, renderHome } from "./render-home";

/** The most bytes of fonts that a page may fetch, of both scripts together. */
const MOST_BYTES = 60_000;

const assets = join(root, "storefront", "dist", "client", "assets");

/** The families that a page's stylesheet sets its text in; each is fetched whole where all its weights are on a page. */
const familiesOf: Record<Language, string[]> = {
  en: ["Shop Latin"],
  hi: ["Shop Latin", "Shop Devanagari"],
  mr: ["Shop Latin", "Shop Devanagari"],
};

/** One font file as a stylesheet declares it. */
export type Face = { family: string; file: string };

/** The faces of built styles that are fetched; those of the visitor's own fonts (`local()`) cost nothing. */
export const facesIn = (styles: string): Face[] =>
  [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const family = /font-family:\s*["']?([^;"']+)/.exec(rule)?.[1];
    const file = /url\(["']?([^)"']+)/.exec(rule)?.[1];
    return family && file ? [{ family, file: file.replace(/^.*\//, "") }] : [];
  });

/** What is wrong with a page of the full version: the one font that it names ahead has to be one of its faces. */
export function wrongAhead({ language, headers }: Pick<Rendered, "language" | "headers">, faces: Face[]) {
  const named = /\/assets\/([^>]+)>; rel=preload; as=font; crossorigin/.exec(headers.get("link") ?? "")?.[1];
  const own = familiesOf[language].at(-1);
  if (faces.some(({ family, file }) => family === own && file === named)) return [];
  return [`The home page names ${named ?? "no font"} ahead (${language}), which is not a file of ${own}`];
}

/** What is wrong with a page of the light version: its styles must know it as one, and it may name no font. */
export function wrongLite({ language, headers, html }: Omit<Rendered, "status">): string[] {
  const says = [
    html.startsWith(`<!doctype html><html lang="${language}" data-lite`) || "it is not marked as light",
    !/as=font|woff2/.test(html + headers.get("link")) || "it names a font",
  ];
  return says
    .filter((one) => typeof one === "string")
    .map((one) => `The light home page: ${one} (${language})`);
}

/** Reads the storefront's build, and renders its home page in the full and in the light version. */
export const fontsCheck: Check = {
  name: `fonts of a page at most ${MOST_BYTES / 1000} kB in each language, none in the light version`,
  run: async () => {
    const styles = readdirSync(assets).filter((file) => file.endsWith(".css"));
    const faces = styles.flatMap((file) => facesIn(readFileSync(join(assets, file), "utf8")));
    const weighed = languages.map((language) => {
      const files = faces.filter(({ family }) => familiesOf[language].includes(family));
      const bytes = files.reduce((sum, { file }) => sum + statSync(join(assets, file)).size, 0);
      return { language, bytes };
    });
    const known = new Set(Object.values(familiesOf).flat());
    const said = recordedHome();
    const full = await renderHome((address) => said[address]);
    const lite = await renderHome((address) => said[address], { "Save-Data": "on" });
    const problems = [
      ...faces
        .filter(({ family }) => !known.has(family))
        .map(({ file }) => `No language is known to use ${file}`),
      ...weighed
        .filter(({ bytes }) => bytes === 0 || bytes > MOST_BYTES)
        .map(
          ({ language, bytes }) =>
            `A page has ${bytes} bytes of fonts (${language}); ${MOST_BYTES} are the most`,
        ),
      ...full.flatMap((page) => wrongAhead(page, faces)),
      ...lite.flatMap(wrongLite),
    ];
    const note = weighed
      .map(({ language, bytes }) => `${language} ${(bytes / 1000).toFixed(1)} kB`)
      .join(" · ");
    return { problems, note };
  },
};
