import { expect, it } from "vitest";
import { codesAsText, inGroups } from "./rules";

it("shows a key in groups of four", () => expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ"));

it("writes above the recovery codes which shop they are for", () =>
  expect(codesAsText("Sahyadri Bazaar", ["A-B", "C-D"])).toBe("Sahyadri Bazaar\n\nA-B\nC-D\n"));
