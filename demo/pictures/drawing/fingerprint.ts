import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";
import type { Job } from "../page/job";

/** Increase this by hand if a change of the studio (light, tone, size, encoding) must redraw everything. */
const studioVersion = 2;

const known = new Map<string, Promise<string>>();

/** The minified source of a module with all our modules that it uses, so that comments and layout do not count. */
function sourceOf(entry: string): Promise<string> {
  const reading =
    known.get(entry) ??
    build({
      entryPoints: [join(__dirname, "..", entry)],
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      packages: "external",
      logLevel: "silent",
    }).then((result) => result.outputFiles[0]?.text ?? "");
  known.set(entry, reading);
  return reading;
}

/** The hash of everything a drawn picture depends on: its parameters, its model's source and the studio. */
export async function fingerprint(job: Job): Promise<string> {
  const [asked, entry] =
    "spec" in job ? [job.spec, `models/${job.spec.kind}.ts`] : [job.scene, "scenes/index.ts"];
  const hash = createHash("sha256").update(JSON.stringify([studioVersion, asked]));
  return hash
    .update(await sourceOf(entry))
    .digest("hex")
    .slice(0, 16);
}
