import { expect, it } from "vitest";
import { allows } from "./reachable";
import { chooseUser } from "./run-as";

const nobody = { uid: 65534, gid: 65534 };

it("lets a stranger through a folder that everybody may pass", () => {
  expect(allows({ mode: 0o711, uid: 0, gid: 0 }, nobody, 1)).toBe(true);
  expect(allows({ mode: 0o700, uid: 0, gid: 0 }, nobody, 1)).toBe(false);
});

it("asks the owner's bits for the owner and the group's for the group", () => {
  expect(allows({ mode: 0o100, uid: 65534, gid: 0 }, nobody, 1)).toBe(true);
  expect(allows({ mode: 0o001, uid: 65534, gid: 0 }, nobody, 1)).toBe(false);
  expect(allows({ mode: 0o040, uid: 0, gid: 65534 }, nobody, 4)).toBe(true);
});

it("lends root the owner of existing data, and nobody else a thing", () => {
  expect(chooseUser(0)).toEqual(nobody);
  expect(chooseUser(0, { uid: 1000, gid: 1000 })).toEqual({ uid: 1000, gid: 1000 });
  expect(chooseUser(0, { uid: 0, gid: 0 })).toEqual(nobody);
  expect(chooseUser(1000)).toBeUndefined();
});
