import type { Rendered } from "../entry-server";

/** What a renderer that stands in for the shop's says of a page that shows nothing. */
export const blankPage: Rendered = {
  status: 200,
  body: "",
  head: undefined,
  structured: [],
  shop: { name: "Shop", colours: { brand: "#000000", accent: "#000000" }, favicon: "" } as never,
  early: { wait: "", late: "", again: "", noScripts: "", cart: "", login: "", lite: "", full: "" },
  state: { known: [] },
  sources: [],
  keys: [],
};
