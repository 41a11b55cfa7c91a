import { describe, expect, it } from "vitest";
import { listOf, matching, parseWords, standingOf, withEntry, withoutEntry } from "./rules";

const mobile = { means: "mobile phone", words: ["मोबाइल", "mobail"], shipped: ["मोबाइल", "mobail"] };
const kite = { means: "kite", words: ["patang"], shipped: null };

describe("the search words in the panel", () => {
  it("say what staff changed", () => {
    expect(standingOf(mobile)).toBe("shipped");
    expect(standingOf({ ...mobile, words: ["mobail", "मोबाइल"] })).toBe("shipped");
    expect(standingOf({ ...mobile, words: ["mobail"] })).toBe("changed");
    expect(standingOf({ ...mobile, words: [] })).toBe("off");
    expect(standingOf(kite)).toBe("added");
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
