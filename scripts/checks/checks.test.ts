import { expect, it } from "vitest";
import { tooHeavy } from "./first-load";
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
