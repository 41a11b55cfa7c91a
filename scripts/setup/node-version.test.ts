import { expect, it } from "vitest";
import { nodeVersionProblem } from "./node-version.mjs";

it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("lets Node %s run the shop", (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

it.each(["20.18.3", "18.20.0", "8.17.0"])("says in one sentence why Node %s is too old", (version) => {
  expect(nodeVersionProblem(version)).toMatch(new RegExp(`^This shop needs Node 20\\.19 .*${version}.*\\.$`));
});
