import { expect, it } from "vitest";
import { engineVersionIn, forgetEngine, pinEngine } from "./pin-engine";

const manifest = {
  name: "backend",
  dependencies: { "@medusajs/medusa": "2.21.2", zod: "4.2.0" },
  devDependencies: { "@medusajs/js-sdk": "2.21.2" },
  overrides: { "@medusajs/dashboard": "npm:nothing@1.0.0" },
};

it("puts every package of the engine at the version asked for, and nothing else", () => {
  expect(pinEngine(manifest, "2.22.0")).toEqual({
    name: "backend",
    dependencies: { "@medusajs/medusa": "2.22.0", zod: "4.2.0" },
    devDependencies: { "@medusajs/js-sdk": "2.22.0" },
    overrides: { "@medusajs/dashboard": "npm:nothing@1.0.0" },
  });
});

it("leaves a manifest without the engine as it is", () => {
  expect(pinEngine({ name: "storefront" }, "2.22.0")).toEqual({ name: "storefront" });
  expect(engineVersionIn({ name: "storefront", dependencies: { react: "19.0.0" } })).toBeUndefined();
});

it("reads which version a manifest asks for", () => {
  expect(engineVersionIn(manifest)).toBe("2.21.2");
});

it("forgets the engine's packages in a lock, wherever they were installed", () => {
  const packages = {
    "": {},
    "node_modules/@medusajs/medusa": {},
    "backend/node_modules/@medusajs/utils": {},
    "node_modules/zod": {},
  };
  expect(Object.keys(forgetEngine({ packages }).packages)).toEqual(["", "node_modules/zod"]);
});
