import type { Condition, Language } from "../../contract/constants";
import { formatRupees } from "../../contract/money";
import type { QueryTerm } from "./parse";
import type { PriceRange } from "./price";
import type { AskedOrder, Audience, Capacity } from "./qualities";

type Texts = {
  upTo: (price: string) => string;
  from: (price: string) => string;
  between: (low: string, high: string) => string;
  size: (size: string) => string;
  memory: (capacity: string) => string;
  storage: (capacity: string) => string;
  condition: Record<Condition, string>;
  order: Record<AskedOrder, string>;
  audience: Record<Audience, string>;
};

const texts: Record<Language, Texts> = {
  en: {
    upTo: (price) => `Up to ${price}`,
    from: (price) => `${price} and above`,
    between: (low, high) => `${low} to ${high}`,
    size: (size) => `Size ${size}`,
    memory: (capacity) => `${capacity} RAM`,
    storage: (capacity) => `${capacity} storage`,
    condition: { new: "New", refurbished: "Refurbished", "second-hand": "Second-hand" },
    order: {
      "price-lowtohigh": "Lowest price first",
      "price-hightolow": "Highest price first",
      rating: "Best rated first",
    },
    audience: { men: "For men", women: "For women" },
  },
  hi: {
    upTo: (price) => `${price} तक`,
    from: (price) => `${price} और ऊपर`,
    between: (low, high) => `${low} से ${high}`,
    size: (size) => `साइज़ ${size}`,
    memory: (capacity) => `${capacity} रैम`,
    storage: (capacity) => `${capacity} स्टोरेज`,
    condition: { new: "नया", refurbished: "रिफ़र्बिश्ड", "second-hand": "सेकंड हैंड" },
    order: {
      "price-lowtohigh": "सबसे कम दाम पहले",
      "price-hightolow": "सबसे ज़्यादा दाम पहले",
      rating: "सबसे अच्छी रेटिंग पहले",
    },
    audience: { men: "पुरुषों के लिए", women: "महिलाओं के लिए" },
  },
  mr: {
    upTo: (price) => `${price} पर्यंत`,
    from: (price) => `${price} आणि अधिक`,
    between: (low, high) => `${low} ते ${high}`,
    size: (size) => `साइझ ${size}`,
    memory: (capacity) => `${capacity} रॅम`,
    storage: (capacity) => `${capacity} स्टोरेज`,
    condition: { new: "नवीन", refurbished: "रिफर्बिश्ड", "second-hand": "वापरलेले" },
    order: {
      "price-lowtohigh": "कमी किंमत आधी",
      "price-hightolow": "जास्त किंमत आधी",
      rating: "उत्तम रेटिंग आधी",
    },
    audience: { men: "पुरुषांसाठी", women: "महिलांसाठी" },
  },
};

function rangeLabel({ minPrice, maxPrice }: PriceRange, { upTo, from, between }: Texts): string {
  if (minPrice === undefined) return upTo(formatRupees(maxPrice ?? 0));
  return maxPrice === undefined
    ? from(formatRupees(minPrice))
    : between(formatRupees(minPrice), formatRupees(maxPrice));
}

function capacityLabel({ kind, amount, unit }: Capacity, own: Texts): string {
  return own[kind](`${amount} ${unit.toUpperCase()}`);
}

/** The label of a term, as shown to shoppers. */
export function labelOf(term: QueryTerm, language: Language): string {
  const own = texts[language];
  switch (term.kind) {
    case "price":
      return rangeLabel(term.range, own);
    case "condition":
      return own.condition[term.condition];
    case "size":
      return own.size(term.size);
    case "order":
      return own.order[term.order];
    case "capacity":
      return capacityLabel(term.capacity, own);
    case "audience":
      return own.audience[term.audience];
  }
}
