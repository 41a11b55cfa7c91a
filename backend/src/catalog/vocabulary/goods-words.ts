/**
 * The names of goods by their heading in the customs tariff: titles of phones rarely contain "phone". Of several lines
 * for one heading the first whose title matches applies; its words are found as if they were in the title.
 */
const goods: Array<[heading: string, title: RegExp, words: string]> = [
  ["3926", /\b(cover|case)\b/i, "cover case"],
  ["4202", /\b(cover|case|pouch)\b/i, "cover case"],
  ["7007", /glass|guard|protector/i, "guard protector"],
  ["8517", /watch|band/i, "watch smartwatch"],
  ["8517", /router|modem/i, "router wifi"],
  ["8517", /^/, "phone mobile smartphone"],
  ["8471", /pad\b|\btab\b|tablet/i, "tablet tab"],
  ["8471", /mouse|keyboard|drive|disk|desktop|monitor|all-in-one/i, "computer"],
  ["8471", /^/, "laptop computer notebook"],
  ["8528", /monitor/i, "monitor screen"],
  ["8528", /^/, "tv television"],
  ["8518", /speaker|soundbar/i, "speaker"],
  ["8518", /buds|airpods/i, "earphone earbud"],
  ["8518", /neckband|bullets/i, "earphone neckband"],
  ["8518", /^/, "headphone earphone"],
  ["8525", /^/, "camera"],
  ["8418", /^/, "fridge refrigerator"],
  ["8507", /power ?bank/i, "powerbank"],
  ["8413", /^/, "pump motor"],
  ["8415", /^/, "ac conditioner"],
  ["6402", /^/, "slipper sandal footwear"],
  ["6403", /^/, "shoe footwear"],
  ["6404", /^/, "shoe footwear"],
  ["4202", /^/, "bag"],
  ["1209", /^/, "seed"],
  ["3923", /\bbags?\b/i, "bag"],
  ["3101", /compost/i, "compost fertilizer fertiliser manure"],
  ["3101", /^/, "fertilizer fertiliser manure"],
  ["3105", /^/, "fertilizer fertiliser"],
  ["3917", /^/, "pipe hose"],
  ["9503", /\b(cars?|racer|off-road\w*|pickup|coup[eé])\b/i, "car toy"],
  ["9504", /controller|console/i, "controller console"],
  ["9504", /^/, "board game toy"],
  ["9506", /\b(cricket|bat)\b/i, "cricket bat ball"],
  ["9506", /ball/i, "ball"],
  ["8201", /^/, "tool"],
  ["8424", /drip|sprinkler/i, "drip irrigation"],
  ["8424", /^/, "sprayer spray"],
];

/** Every word that names goods. */
export const allGoodsWords: ReadonlySet<string> = new Set(goods.flatMap(([, , words]) => words.split(" ")));

/** Marks a word as the name of the goods themselves: a cover for phones has "phone" in its title, but is none. */
export const goodsMark = (word: string): string => `#${word}`;

/** The names of the goods for this HSN code and title; empty if unknown. */
export function goodsWords(hsn: string, title: string): string {
  return goods.find(([heading, pattern]) => hsn.startsWith(heading) && pattern.test(title))?.[2] ?? "";
}
