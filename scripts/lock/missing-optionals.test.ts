import { expect, it } from "vitest";
import { findMissingOptionals } from "./missing-optionals";
import { platformOf } from "./platform-of";

it("finds what an optional dependency names and the lock lacks, beside its parent", () => {
  const packages = {
    "node_modules/tool": {
      dev: true,
      optionalDependencies: { "@tool/linux-x64": "1.0.0", "@tool/win32-x64": "1.0.0" },
    },
    "node_modules/@tool/linux-x64": { version: "1.0.0" },
    "node_modules/a/node_modules/tool": { optionalDependencies: { "@tool/darwin-arm64": "2.0.0" } },
  };
  expect(findMissingOptionals(packages)).toEqual([
    { path: "node_modules/@tool/win32-x64", name: "@tool/win32-x64", version: "1.0.0", isDev: true },
    {
      path: "node_modules/a/node_modules/@tool/darwin-arm64",
      name: "@tool/darwin-arm64",
      version: "2.0.0",
      isDev: false,
    },
  ]);
});

it("leaves ranges alone: only the registry knows what they come to", () => {
  expect(findMissingOptionals({ "node_modules/a": { optionalDependencies: { b: "^1.0.0" } } })).toEqual([]);
});

it.each([
  ["@rollup/rollup-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@biomejs/cli-linux-arm64-musl", { os: ["linux"], cpu: ["arm64"], libc: ["musl"] }],
  ["@swc/core-linux-arm-gnueabihf", { os: ["linux"], cpu: ["arm"], libc: ["glibc"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
])("reads the platform of %s", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
