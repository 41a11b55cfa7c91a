import type { Condition, Size } from "../../contract/constants";
import type { Lexicon } from "../vocabulary/lexicon";
import { isNumber, type Piece } from "../vocabulary/tokens";
import { Phrases } from "./phrases";

type Found<Value> = { value: Value; next: number };

/** The order of the list: by price, or the best rated first. */
export type AskedOrder = "price-lowtohigh" | "price-hightolow" | "rating";

const orders = new Phrases<AskedOrder>()
  .add(
    "price-lowtohigh",
    "cheap,cheapest,cheaper,low price,lowest price,low cost,low budget,low rate,budget,affordable",
  )
  .add(
    "price-lowtohigh",
    "price low to high,sasta,saste,sasti,sastha,sastaa,sabse sasta,sabse saste,sabse sasti,kam daam,kam dam,kam kimat,kam keemat",
  )
  .add(
    "price-lowtohigh",
    "swast,swasta,swastat,swastatla,swastatle,sarvat swast,kami kimat,kami kimmat,kamit kami kimat,kifayati,kifaayti",
  )
  .add("price-lowtohigh", "सस्ता,सस्ते,सस्ती,सबसे सस्ता,सबसे सस्ते,सबसे सस्ती,कम दाम,कम कीमत,कम कीमत वाला,किफायती,बजट")
  .add(
    "price-lowtohigh",
    "स्वस्त,स्वस्तात,स्वस्तातला,स्वस्तातले,स्वस्तातली,सर्वात स्वस्त,सगळ्यात स्वस्त,कमी किंमत,कमी किमतीत,कमी किंमतीत,परवडणारा,परवडणारे",
  )
  .add(
    "price-hightolow",
    "expensive,most expensive,costliest,costly,mehenga,mehnga,mahanga,mahenga,sabse mehenga,sabse mehnga,mahag,sarvat mahag",
  )
  .add(
    "price-hightolow",
    "महंगा,महंगे,महंगी,महँगा,सबसे महंगा,सबसे महंगे,सबसे महंगी,महाग,महागडा,महागडे,सर्वात महाग,price high to low",
  )
  .add(
    "rating",
    "best,the best,best rated,top rated,highest rated,best quality,good rating,sabse accha,sabse acha,sabse achha,sabse acche,sabse achi,sabse acchi,sabse badhiya,badhiya",
  )
  .add(
    "rating",
    "sarvat changla,sarvottam,सबसे अच्छा,सबसे अच्छे,सबसे अच्छी,सबसे बढ़िया,बढ़िया,बेस्ट,सर्वोत्तम,सर्वात चांगला,सर्वात चांगले,सर्वात चांगली,सगळ्यात चांगला",
  );

export const orderAt = (words: readonly Piece[], place: number): Found<AskedOrder> | undefined =>
  orders.at(words, place);

const conditionPhrases = new Phrases<Condition | "none">()
  .add(
    "second-hand",
    "second hand,secondhand,2nd hand,2 hand,pre owned,preowned,pre loved,सेकंड हैंड,सेकेंड हैंड,सेकंड हॅन्ड,सेकंड हँड,सेकंडहँड",
  )
  .add(
    "second-hand",
    "purane,जुन्या,पुराने,वापरलेली,वापरलेल्या,vaparlela,vaparlele,vaparleli,juna,june wala,used wala",
  )
  .add("refurbished", "refurb,renewed,रिफर्बिश,रिफर्बिश्ड,रिफरबिश्ड")
  .add("new", "brand new,naye,नये,नए,नव्या,नवे")
  // These words belong to a name or to a time and say nothing about the condition.
  .add(
    "none",
    "new balance,new arrival,new launch,new year,new born,newborn,new model,new release,year old,yr old,month old,old age,old man,old monk,saal purana,saal purani",
  );

/** The meanings of one word in the lexicon, including edits by staff. */
function conditionOf(meanings: readonly string[], word: string): Condition | undefined {
  const all = [word, ...meanings];
  if (all.includes("refurbished")) return "refurbished";
  if (meanings.includes("second") && meanings.includes("hand")) return "second-hand";
  return all.includes("new") ? "new" : undefined;
}

/** "refurbished", "second hand", "पुराना", "जुना", "naya". "none" skips a phrase that only looks like one. */
export function conditionAt(
  words: readonly Piece[],
  place: number,
  lexicon: Lexicon,
): Found<Condition | "none"> | undefined {
  const phrase = conditionPhrases.at(words, place);
  if (phrase) return phrase;
  const word = words[place]?.word ?? "";
  const value = conditionOf(lexicon.meanings(word), word);
  return value && { value, next: place + 1 };
}

export type Audience = "men" | "women";

/** Suffixes that Marathi attaches to words for people: "पुरुषांसाठी", "महिलांसाठी", "महिलांचे". */
const stems = [/ं(साठी|चे|ची|चा|च्या)$/, /ां(साठी|चे|ची|चा|च्या)$/];

/** "for men", "ladies", "महिलांसाठी": the target group, by the words of the lexicon. */
export function audienceAt(
  words: readonly Piece[],
  place: number,
  lexicon: Lexicon,
): Found<Audience> | undefined {
  const at = words[place]?.word === "for" ? place + 1 : place;
  const word = words[at]?.word ?? "";
  const meanings = [word, ...stems.map((stem) => word.replace(stem, ""))].flatMap(lexicon.meanings);
  const value = meanings.includes("women") ? "women" : meanings.includes("men") ? "men" : undefined;
  return value && { value, next: at + 1 };
}

const sizeWords = new Phrases<true>().add(
  true,
  "size,saiz,saaiz,sais,साइज,साईज,साइझ,माप,मापाचा,मापाचे,मापाची,मापात",
);
/** Sizes that can mean nothing else, and those that need the word "size" next to them. */
const plainSizes = new Phrases<Size>()
  .add("XS", "xs,extra small")
  .add("XL", "xl,extra large,xtra large,एक्सएल,एक्स एल")
  .add("XXL", "xxl,2xl,2 xl,double xl,xx large,एक्सएक्सएल,डबल एक्सएल")
  .add("3XL", "xxxl,3xl,3 xl,triple xl")
  .add("4XL", "xxxxl,4xl,4 xl")
  .add("5XL", "xxxxxl,5xl,5 xl");
const letterSizes = new Phrases<Size>()
  .add("S", "s,small,एस,स्मॉल,छोटा")
  .add("M", "m,medium,एम,मीडियम,मध्यम")
  .add("L", "l,large,एल,लार्ज");

/** "XL", "size L", "m size", "एल साइज". A single letter is not a size. */
export function sizeAt(words: readonly Piece[], place: number): Found<Size> | undefined {
  const cue = sizeWords.at(words, place);
  const begin = cue?.next ?? place;
  const size =
    plainSizes.at(words, begin) ?? (words[begin]?.glued ? undefined : letterSizes.at(words, begin));
  if (!size) return undefined;
  const tail = sizeWords.at(words, size.next);
  if (cue || tail) return { value: size.value, next: cue ? size.next : (tail?.next ?? size.next) };
  const isOwn = plainSizes.at(words, begin) !== undefined && !words[size.next]?.glued;
  return isOwn ? size : undefined;
}

export type Capacity = { kind: "memory" | "storage"; amount: number; unit: "gb" | "tb" };

const bytes = new Phrases<"gb" | "tb">().add("gb", "gb,gig,जीबी").add("tb", "tb,टीबी");
const memory = new Phrases<"memory" | "storage">()
  .add("memory", "ram,रैम,रॅम,रम")
  .add("storage", "storage,rom,internal,internal memory,memory,ssd,hdd,hard disk,स्टोरेज,रोम,मेमरी");
/** A number of gigabytes up to this is taken for RAM. */
const mostMemory = 24;

/** "128 gb", "8gb ram", "ram 8 gb", "1 tb". */
export function capacityAt(words: readonly Piece[], place: number): Found<Capacity> | undefined {
  const cue = memory.at(words, place);
  const begin = cue?.next ?? place;
  const number = words[begin]?.word ?? "";
  const unit = isNumber(number) ? bytes.at(words, begin + 1) : undefined;
  if (!unit) return undefined;
  const tail = cue ? undefined : memory.at(words, unit.next);
  const amount = Number(number);
  const kind = (cue ?? tail)?.value ?? (unit.value === "gb" && amount <= mostMemory ? "memory" : "storage");
  return { value: { kind, amount, unit: unit.value }, next: tail?.next ?? unit.next };
}
