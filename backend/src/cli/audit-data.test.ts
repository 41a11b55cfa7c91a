import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("the audit starts without the engine, whose thousands of files take longer to load than all rules to check", async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, "audit-data.ts")],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const packages = new Set(
    Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    ),
  );
  expect(packages).toContain("pg");
  expect([...packages].filter((path) => path.startsWith("@medusajs/"))).toEqual([]);
});
