/**
 * What goods of a heading of the customs tariff are called: titles of phones rarely say "phone". Of several lines of
 * one heading the first whose title fits counts; its words are found as if they stood in the title.
 */
const goods: Array<[heading: string, title: RegExp, words: string]> = [
  ["8517", /watch|band/i, "watch smartwatch"],
  ["8517", /router|modem/i, "router wifi"],
  ["8517", /^/, "phone mobile smartphone"],
  ["8471", /pad\b|\btab\b|tablet/i, "tablet tab"],
  ["8471", /mouse|keyboard|drive|disk|desktop|monitor|all-in-one/i, "computer"],
  ["8471", /^/, "laptop computer notebook"],
  ["8528", /monitor/i, "monitor screen"],
  ["8528", /^/, "tv television"],
  ["8518", /speaker|soundbar/i, "speaker"],
  ["8518", /buds|airpods|neckband/i, "earphone earbud"],
  ["8518", /^/, "headphone earphone"],
  ["8525", /^/, "camera"],
  ["8418", /^/, "fridge refrigerator"],
  ["8415", /^/, "ac conditioner"],
  ["6402", /^/, "slipper sandal footwear"],
  ["6403", /^/, "shoe footwear"],
  ["6404", /^/, "shoe footwear"],
  ["4202", /^/, "bag"],
  ["3101", /^/, "fertilizer fertiliser manure"],
  ["3105", /^/, "fertilizer fertiliser"],
  ["8201", /^/, "tool"],
  ["8424", /drip|sprinkler/i, "drip irrigation"],
  ["8424", /^/, "sprayer spray"],
];

/** The names of the goods that a product of this HSN code and title is one of; empty where nothing is known. */
export function goodsWords(hsn: string, title: string): string {
  return goods.find(([heading, pattern]) => hsn.startsWith(heading) && pattern.test(title))?.[2] ?? "";
}
