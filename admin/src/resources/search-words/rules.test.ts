import { describe, expect, it } from "vitest";
import {
  changed,
  isUntouched,
  listOf,
  matching,
  parseWords,
  statusOf,
  withEntry,
  withoutEntry,
} from "./rules";

const mobile = { means: "mobile phone", words: ["मोबाइल", "mobail"], shipped: ["मोबाइल", "mobail"] };
const kite = { means: "kite", words: ["patang"], shipped: null };

describe("the search words in the panel", () => {
  it("say what staff changed", () => {
    expect(statusOf(mobile)).toBe("shipped");
    expect(statusOf({ ...mobile, words: ["mobail", "मोबाइल"] })).toBe("shipped");
    expect(statusOf({ ...mobile, words: ["mobail"] })).toBe("changed");
    expect(statusOf({ ...mobile, words: [] })).toBe("off");
    expect(statusOf(kite)).toBe("added");
  });

  it("are typed with spaces, commas or lines between them, each once", () => {
    expect(parseWords(" patang, पतंग\npatang ;udan ")).toEqual(["patang", "पतंग", "udan"]);
    expect(parseWords(" \n")).toEqual([]);
  });

  it("are found by meaning and by word, in any script", () => {
    expect(matching([mobile, kite], "PHONE")).toEqual([mobile]);
    expect(matching([mobile, kite], "मोबा")).toEqual([mobile]);
    expect(matching([mobile, kite], " ")).toHaveLength(2);
  });

  it("are saved as a whole, with the one entry changed, added or taken out", () => {
    const draft = { means: "kite", words: ["patang", "पतंग"] };
    const rest = { means: "mobile phone", words: mobile.words };
    expect(withEntry([mobile, kite], kite, draft)).toEqual([rest, draft]);
    expect(withEntry([mobile], null, draft)).toEqual([rest, draft]);
    expect(withoutEntry([mobile, kite], kite)).toEqual([rest]);
    expect(withoutEntry([mobile, kite], mobile)[0]).toEqual({ means: "mobile phone", words: [] });
  });

  it("know the two lists that mean nothing", () => {
    expect(listOf({ means: "noise" })).toBe("noise");
    expect(listOf(kite)).toBeNull();
  });
});

describe("a change that somebody else's came before", () => {
  const entry = (means: string, ...words: string[]) => ({ means, words, shipped: null });
  const read = [entry("kite", "patang"), entry("top", "lattu")];

  it("is made in what they have saved", () => {
    const fresh = [...read, entry("doll", "gudiya")];
    const change = { old: entry("kite", "patang"), draft: { means: "kite", words: ["patang", "guddi"] } };
    expect(isUntouched(read, fresh, change)).toBe(true);
    expect(changed(fresh, change)).toEqual([
      { means: "kite", words: ["patang", "guddi"] },
      { means: "top", words: ["lattu"] },
      { means: "doll", words: ["gudiya"] },
    ]);
    expect(changed(fresh, { old: entry("top", "lattu"), draft: null })).toHaveLength(2);
  });

  it("waits where they have changed, added or taken away the same", () => {
    const change = { old: entry("kite", "patang"), draft: { means: "kite", words: ["guddi"] } };
    expect(isUntouched(read, [entry("kite", "pipani"), entry("top", "lattu")], change)).toBe(false);
    const added = { old: null, draft: { means: "doll", words: ["gudiya"] } };
    expect(isUntouched(read, [...read, entry("doll", "bahuli")], added)).toBe(false);
  });
});
