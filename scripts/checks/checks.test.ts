import { expect, it } from "vitest";
import { tooHeavy } from "./first-load";
import { facesIn, wrongAhead, wrongLite } from "./fonts";
import { copiesOf } from "./one-copy";
import { filesOf } from "./panel-first-load";

it("names the page that fetches too much", () => {
  const pages = { home: { bytesGzip: 90_000 }, checkout: { bytesGzip: 131_000 } };
  expect(tooHeavy(pages, 130_000)).toEqual(["checkout fetches 131.0 kB of JavaScript; 130.0 kB is the most"]);
});

it("counts a script once, however many chunks need it, and none that is fetched later", () => {
  const manifest = {
    "index.html": { file: "index.js", imports: ["_shared.js"] },
    "src/page.tsx": { file: "page.js", imports: ["_shared.js", "index.html"], isDynamicEntry: true },
    "src/chart.tsx": { file: "chart.js", imports: ["_shared.js"], isDynamicEntry: true },
    "_shared.js": { file: "shared.js" },
  };
  expect(filesOf(manifest, ["index.html", "src/page.tsx"])).toEqual(["index.js", "shared.js", "page.js"]);
});

it("finds every copy of a package, and no other that ends like it", () => {
  const packages = {
    "node_modules/react": { version: "19.2.9" },
    "node_modules/a/node_modules/react": { version: "18.3.1" },
    "node_modules/preact": { version: "10.0.0" },
  };
  expect(copiesOf(packages, "react")).toEqual([
    "19.2.9 in node_modules/react",
    "18.3.1 in node_modules/a/node_modules/react",
  ]);
});

const faces = facesIn(
  '@font-face{font-family:Shop Latin;src:url(./latin-1.woff2)}@font-face{font-family:"Shop Devanagari";src:url("/assets/deva-1.woff2")}@font-face{font-family:Like Latin;src:local(Roboto)}',
);

it("counts the fonts that styles fetch, and not those that a visitor has", () => {
  expect(faces).toEqual([
    { family: "Shop Latin", file: "latin-1.woff2" },
    { family: "Shop Devanagari", file: "deva-1.woff2" },
  ]);
});

it("finds a page that names the other script's font ahead, or none", () => {
  const page = (file: string) => ({
    language: "hi" as const,
    headers: new Headers({ link: `</assets/${file}>; rel=preload; as=font; crossorigin` }),
  });
  expect(wrongAhead(page("deva-1.woff2"), faces)).toEqual([]);
  expect(wrongAhead(page("latin-1.woff2"), faces)).toHaveLength(1);
  expect(wrongAhead({ language: "en", headers: new Headers() }, faces)).toHaveLength(1);
});

it("finds a light page that is not marked for its styles, or names a font", () => {
  const light = { language: "mr" as const, html: '<!doctype html><html lang="mr" data-lite>' };
  expect(wrongLite({ ...light, headers: new Headers() })).toEqual([]);
  expect(wrongLite({ ...light, headers: new Headers({ link: "</a.woff2>" }) })).toHaveLength(1);
  expect(wrongLite({ ...light, html: "<html>", headers: new Headers() })).toHaveLength(1);
});
