import { build } from "esbuild";
import { expect, it } from "vitest";
import { repositoryRoot } from "../places";

/** Imports of a function, when it is called. */
const later = ["dynamic-import", "require-call"];

/** All files and packages that come with a file when it is loaded. */
async function loadedBy(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [entry],
    bundle: true,
    packages: "external",
    platform: "node",
    outdir: "nowhere",
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const add = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? [])
      if (!later.includes(kind)) add(next);
  };
  add(entry);
  return loaded;
}

it("a server loads nothing of what sends mails and pushes, which the worker does", async () => {
  const [server, sender, workers] = await Promise.all([
    loadedBy("backend/src/server.ts"),
    // The engine loads it into every process.
    loadedBy("backend/src/providers/notification-smtp/index.ts"),
    loadedBy("backend/src/background-workers.ts"),
  ]);
  const ofWorkersAlone = [
    "web-push",
    "backend/src/outbox-topics.ts",
    "backend/src/order-lifecycle/messages/topics.ts",
    "backend/src/edge/purge.ts",
  ];
  expect(ofWorkersAlone.filter((path) => !workers.has(path))).toEqual([]);
  expect(ofWorkersAlone.filter((path) => server.has(path))).toEqual([]);
  expect([...server, ...sender].filter((path) => path === "nodemailer")).toEqual([]);
});
