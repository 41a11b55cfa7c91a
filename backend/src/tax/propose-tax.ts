import { traitsOf } from "../contract/category-traits";
import type { Category, GoodsList } from "../contract/constants";

/** The heading of the customs tariff under which goods are sold, and the GST rate included in their price. */
export type Tax = { hsn: string; gstRate: number };

/** The goods named by a title; the first match applies. Garments and footwear also have a rate by price (gst/rate.ts). */
type Goods = readonly [title: RegExp, hsn: string, gstRate: number];

/** In force since 22 September 2025; the shop's accountant confirms these figures. */
const named: Record<GoodsList, readonly Goods[]> = {
  electronics: [
    [/\bpower ?bank/i, "8507", 18],
    [/\b(charger|adapter)\b/i, "8504", 18],
    [/\b(ear|head)(phone|bud|set)s?\b|\bbuds\b|airpods|neckband|speaker|soundbar|microphone/i, "8518", 18],
    [/\b(smart ?)?(watch|band)\b|\bwatch\d/i, "8517", 18],
    [/\b(router|modem)\b/i, "8517", 18],
    [/\bmonitor\b|\b(smart )?tv\b|television|projector/i, "8528", 18],
    [
      /laptop|notebook|macbook|chromebook|computer|desktop|\bi?pad\b|\btab(let)?\b|keyboard|mouse|\bcore (i\d|ultra)|\b(ryzen|celeron)\b/i,
      "8471",
      18,
    ],
    [/printer/i, "8443", 18],
    [/pen ?drive|memory card|\bsd card\b|\bssd\b/i, "8523", 18],
    [/camera/i, "8525", 18],
    [/refrigerator|fridge|freezer/i, "8418", 18],
    [/\bac\b|air ?conditioner/i, "8415", 18],
    [/washing machine/i, "8450", 18],
    [/\bfan\b|air cooler/i, "8414", 18],
    [/mixer|grinder|juicer/i, "8509", 18],
    [/microwave|\boven\b|kettle|geyser|heater|induction|toaster|\biron\b/i, "8516", 18],
    [/\bcable\b/i, "8544", 18],
    [/phone|\bmobile\b|\bgalaxy\b|\bpixel\b|\bredmi\b|\b[45]g\b|\bGB \/ \d+ GB\b/i, "8517", 18],
  ],
  clothing: [
    [/\bbag\b|backpack|wallet|purse|suitcase|trolley/i, "4202", 18],
    [/\bbelt\b/i, "4203", 18],
    [/\bwatch\b/i, "9102", 18],
    [/sunglass|goggle/i, "9004", 18],
    [/\b(slides?|slippers?|chappals?|flip-?flops?|sandals?)\b/i, "6402", 5],
    [/\b(shoes?|sneakers?|boots?)\b/i, "6404", 5],
    [/\bsar(ee|i)s?\b/i, "5407", 5],
    [/\b(caps?|hats?)\b/i, "6505", 5],
    [/\bt-?shirts?\b|\btee\b/i, "6109", 5],
    [/\bpolo\b/i, "6105", 5],
    [/hoodie|sweater|sweatshirt|pullover|cardigan/i, "6110", 5],
    [/track ?pants/i, "6103", 5],
    [/jeans|trousers?|chinos?|\bpants?\b|\bshorts?\b/i, "6203", 5],
    [/\bshirts?\b/i, "6205", 5],
    [/kurt(a|i)|pyjama|pajama|\bdress\b/i, "6211", 5],
  ],
  toys: [
    [/remote|\brc\b|motori[sz]ed|battery|electronic|\bdrone\b|\brobot\b/i, "9503", 18],
    [/\b(board game|ludo|chess|carrom|cards|quiz)\b/i, "9504", 5],
    [/football|cricket|\bbat\b|badminton/i, "9506", 5],
  ],
  farming: [
    [/(?<!kraft )\bseeds?\b/i, "1209", 0],
    [/hand ?pump/i, "8413", 5],
    [/\bpumps?\b/i, "8413", 18],
    [/sprayer|sprinkler|\bdrip\b/i, "8424", 5],
    [/tiller|weeder|plough|cultivator|harrow|rotavator/i, "8432", 5],
    [/chaff cutter/i, "8436", 5],
    [/vermicompost|\bcompost\b|\bmanure\b|neem cake/i, "3101", 5],
    [/fertili[sz]er|\bnpk\b|\burea\b/i, "3105", 5],
    [/\bspade\b|sickle|khurpi|\brake\b|\baxe\b|secateurs|\bhoe\b|trowel/i, "8201", 0],
  ],
};

/** The tax of goods of this category and title; nothing where it would be a guess. */
export function proposeTax({ category, title }: { category: Category; title: string }): Tax | undefined {
  const { goods, ...others } = traitsOf(category);
  const [, hsn = others.hsn, gstRate = others.gstRate] =
    (goods && named[goods].find(([pattern]) => pattern.test(title))) || [];
  return hsn !== null && gstRate !== null ? { hsn, gstRate } : undefined;
}

export type TaxOf<Draft> = Draft & { isTaxProposed: boolean };

/** A draft with proposals for omitted values: a given HSN gets the proposed rate only if both have the same heading. */
export function withTax<
  Draft extends { category: Category; title: string; hsn?: string | undefined; gstRate?: number | undefined },
>(draft: Draft): TaxOf<Draft> {
  if (draft.hsn && draft.gstRate !== undefined) return { ...draft, isTaxProposed: false };
  const proposed = proposeTax(draft);
  const isOfHeading = !draft.hsn || draft.hsn.startsWith(proposed?.hsn ?? "none");
  if (!proposed || !isOfHeading || (draft.gstRate ?? proposed.gstRate) !== proposed.gstRate)
    return { ...draft, isTaxProposed: false };
  return { ...draft, hsn: draft.hsn || proposed.hsn, gstRate: proposed.gstRate, isTaxProposed: true };
}
