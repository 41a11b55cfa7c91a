import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Writes a brotli and a gzip version of every script, style and text of the build, at the highest compression level. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir ?? "";
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const file = join(folder, name);
        const body = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
